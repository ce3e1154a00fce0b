import { WebSocket as MockWebSocket, Server } from 'mock-socket';
import { realtimePath } from '#services/contract/realtime.contract.ts';
import type { Broker } from './broker.ts';

export interface Sockets {
  readonly WebSocket: typeof WebSocket;
  /** While down, new connections fail with 1006. */
  setDown(isDown: boolean): void;
  /** Existing connections stop delivering, without a close event on either side. */
  hang(): void;
  stop(): void;
}

interface SocketOptions {
  readonly name: string;
  /** Awaited before a connection's first frame: a token may have been issued in another tab. */
  readonly beforeFirst: () => Promise<void>;
}

export const openSockets = (broker: Broker, { name, beforeFirst }: SocketOptions): Sockets => {
  const address = `ws://${name}.shiye.invalid${realtimePath}`;
  let isDown = false;
  /** mock-socket reports abnormal ends as clean; browsers report 1006. */
  const abnormal = new WeakSet<object>();
  const server = new Server(address, { mock: false });

  const live = new Set<object>();
  const hung = new WeakSet<object>();
  server.on('connection', (socket) => {
    live.add(socket);
    const connection = broker.accept(
      {
        send: (text) => {
          if (!hung.has(socket)) socket.send(text);
        },
        close: (code, reason) => {
          if (hung.has(socket)) return;
          if (code === 1006) abnormal.add(socket);
          socket.close({ code, reason, wasClean: code !== 1006 });
        },
      },
      new URL(socket.url).searchParams.get('access_token'),
    );
    let ready: Promise<void> | null = null;
    socket.on('message', (message) => {
      ready ??= beforeFirst();
      void ready.then(() => {
        if (hung.has(socket)) return;
        if (typeof message === 'string' || message instanceof ArrayBuffer) connection.data(message);
      });
    });
    socket.on('close', () => {
      live.delete(socket);
      connection.closed();
    });
  });

  class BackendSocket extends MockWebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(isDown ? `ws://down.${name}.shiye.invalid/` : address + new URL(url, 'ws://localhost').search, protocols);
      if (isDown) abnormal.add(this);
    }

    override dispatchEvent(event: Event, ...extra: readonly unknown[]): boolean {
      const dispatched = event.type === 'close' && abnormal.has(this) ? asAbnormalClose(event) : event;
      return Reflect.apply(super.dispatchEvent, this, [dispatched, ...extra]);
    }
  }

  return {
    WebSocket: BackendSocket as unknown as typeof WebSocket,
    setDown: (down) => {
      isDown = down;
    },
    hang: () => {
      for (const socket of live) hung.add(socket);
    },
    stop: () => server.stop(),
  };
};

const asAbnormalClose = (event: Event): Event => {
  const values: Readonly<Record<string, unknown>> = { code: 1006, reason: '', wasClean: false };
  return new Proxy(event, {
    get: (target, name) => (typeof name === 'string' && name in values ? values[name] : Reflect.get(target, name)),
  });
};
