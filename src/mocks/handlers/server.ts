import type { World } from '#mocks/domain/world.ts';
import type { Faults } from '#mocks/faults.ts';
import type { Clock } from '#services/contract/clock.ts';

/** What the dispatcher needs of its host. */
export interface Server {
  readonly world: World;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Runs a task on the newest state, alone among all servers of the same log, and records what it committed. */
  readonly run: <A>(task: () => Promise<A>) => Promise<A>;
}
