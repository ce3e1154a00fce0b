import { directSockets } from '#mocks/broker/direct-socket.ts';
import type { NodeBackend } from '#mocks/hosts/node.ts';
import { settle } from '../../harness/virtual-clock.ts';

/** The live connection of the chart under test. */
export interface Line {
  readonly open: (token: string) => WebSocket;
  /** Whatever is on its way arrives, and what follows from it, until then. */
  readonly flow: (then?: () => boolean) => Promise<void>;
  /** The server sends this frame by itself. */
  readonly say: (frame: string) => void;
  readonly cut: () => void;
}

const quietTurns = 5;

/** Frames, openings and ends wait until the path lets them go. */
export const openLine = ({ broker, clock }: NodeBackend): Line => {
  const waiting: (() => void)[] = [];
  const sockets = directSockets(broker, {
    now: clock.now,
    setTimeout: (run) => waiting.push(run),
    clearTimeout: () => {},
  });
  let last: WebSocket | null = null;
  return {
    open: (token) => {
      last = sockets.open(token);
      return last;
    },
    flow: async (then = () => false) => {
      for (let quiet = 0; quiet < quietTurns && !then(); quiet += 1) {
        while (waiting.length > 0 && !then()) {
          waiting.shift()?.();
          quiet = 0;
        }
        await settle();
      }
    },
    say: (frame) => last?.onmessage?.(new MessageEvent('message', { data: `${frame}\n\n\0` })),
    cut: () => sockets.cut(false),
  };
};
