import type { Clock } from '#services/contract/clock.ts';
import type { Domain } from '../domain/domain.ts';
import type { Faults } from '../faults.ts';

export interface Server {
  readonly domain: Domain;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Runs a task exclusively among all servers of the log, on the newest state, and stores its events. */
  readonly run: <A>(task: () => Promise<A>) => Promise<A>;
}
