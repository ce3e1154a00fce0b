import type { Clock } from '#services/contract/clock.ts';
import type { Broker, Connection } from './broker.ts';

/** Delays in ms after which a frame arrives; several duplicate it, an empty list loses it. */
export type Passage = (direction: 'up' | 'down', frame: string) => readonly number[];

export interface DirectSockets {
  readonly open: (token: string) => WebSocket;
  readonly cut: (silently: boolean) => void;
}

const at = (event: string, more: object = {}): Event => Object.assign(new Event(event), more);

/** Sockets connected directly to a broker, without real timers: tests decide when each frame arrives. */
export const directSockets = (broker: Broker, clock: Clock, passage: Passage = () => [0]): DirectSockets => {
  const live = new Set<{ cut: (silently: boolean) => void }>();

  const open = (): WebSocket => {
    let readyState: number = 0;
    let isSilent = false;
    let connection: Connection | null = null;
    const handlers: Record<string, ((event: Event) => void) | null> = {};
    const later = (run: () => void, ms: number): void => void clock.setTimeout(run, ms);
    const dispatch = (name: string, event: Event): void => handlers[`on${name}`]?.(event);
    const end = (code: number): void => {
      if (readyState === 3) return;
      readyState = 3;
      live.delete(own);
      connection?.closed();
      later(() => dispatch('close', at('close', { code, reason: '', wasClean: code !== 1006 })), 0);
    };
    const own = {
      cut: (silently: boolean): void => {
        isSilent = true;
        if (!silently) end(1006);
      },
    };
    live.add(own);
    const socket = {
      url: '',
      binaryType: 'arraybuffer',
      get readyState() {
        return readyState;
      },
      send: (frame: string) => {
        for (const ms of passage('up', frame)) {
          later(() => {
            if (!isSilent && readyState === 1) connection?.data(frame);
          }, ms);
        }
      },
      close: () => end(1000),
    };
    later(() => {
      if (readyState !== 0) return;
      readyState = 1;
      connection = broker.accept({
        send: (frame) => {
          for (const ms of passage('down', frame)) {
            later(() => {
              if (!isSilent && readyState === 1) dispatch('message', at('message', { data: frame }));
            }, ms);
          }
        },
        close: (code) =>
          later(() => {
            if (!isSilent) end(code);
          }, 0),
      });
      dispatch('open', at('open'));
    }, 0);
    return new Proxy(socket, {
      set: (_, name, value) => {
        handlers[String(name)] = value;
        return true;
      },
      get: (target, name) => (name in handlers ? handlers[String(name)] : Reflect.get(target, name)),
    }) as unknown as WebSocket;
  };

  return {
    open,
    cut: (silently) => {
      for (const socket of [...live]) socket.cut(silently);
    },
  };
};
