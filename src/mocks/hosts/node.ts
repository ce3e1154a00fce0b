import { type AdjustableClock, createClock, stoppedTime } from '../clock.ts';
import { createDomain } from '../domain/domain.ts';
import type { Seed } from '../domain/domain-seed.ts';
import type { Latency } from '../faults.ts';
import { seededRandom } from '../random.ts';
import { assemble, type Backend, realTimers } from './backend.ts';
import { seedAt } from './make-seed.ts';
import { pageFetch } from './page-fetch.ts';

interface NodeBackendOptions {
  /** Initial time; only `clock.advance` moves it. Ignored with `clock`. */
  readonly now?: number;
  readonly clock?: AdjustableClock;
  readonly seed?: Seed;
  readonly latency?: Latency;
}

export interface NodeBackend extends Backend {
  readonly fetch: typeof fetch;
  readonly WebSocket: typeof WebSocket;
  readonly stop: () => void;
}

/** How code in the same process reaches a backend. */
export const connectionsOf = ({ sockets, dispatch }: Backend) => ({
  WebSocket: sockets.WebSocket,
  fetch: pageFetch({ dispatch, origin: 'http://localhost', isOurs: () => true, otherwise: fetch }),
});

export const createBackend = (options: NodeBackendOptions = {}): NodeBackend => {
  const clock = options.clock ?? createClock(stoppedTime(options.now ?? Date.UTC(2026, 7, 3, 1)));
  const domain = createDomain({
    now: clock.now,
    random: seededRandom(7),
    seed: options.seed ?? seedAt(clock.now()),
  });
  const backend = assemble({
    domain,
    clock,
    latency: options.latency ?? ((range) => range?.least ?? 0),
    run: (task) => task(),
    timers: realTimers(),
    name: `backend-${crypto.randomUUID()}`,
  });
  return {
    ...backend,
    ...connectionsOf(backend),
    stop: () => {
      backend.others.end();
      backend.broker.drop(1001);
      backend.sockets.stop();
    },
  };
};
