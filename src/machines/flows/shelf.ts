import type { AnyActorRef } from 'xstate';
import type { Charts } from './charts.ts';
import { chartLibrary } from './charts.ts';
import type { Reel } from './reel.ts';

/**
 * The recordings that are open in this app, by a key that charts and journals can hold: a recording itself is too large,
 * and too much alive, for a context or an event. Whoever puts one there takes it away.
 */
export interface Shelf {
  readonly put: (reel: Reel) => string;
  readonly get: (key: string | null) => Reel | null;
  readonly remove: (key: string | null) => void;
  /** What the recordings that are open cover of a chart, together; null where none is open. */
  readonly covered: (machine: string) => ReadonlySet<string> | null;
  /** The charts that have come so far; they stay. */
  readonly charts: Charts;
}

const shelves = new WeakMap<AnyActorRef['system'], Shelf>();

const createShelf = (): Shelf => {
  const reels = new Map<string, Reel>();
  let count = 0;
  return {
    put: (reel) => {
      count += 1;
      reels.set(`reel-${count}`, reel);
      return `reel-${count}`;
    },
    get: (key) => (key === null ? null : (reels.get(key) ?? null)),
    remove: (key) => {
      if (key !== null) reels.delete(key);
    },
    covered: (machine) =>
      reels.size === 0 ? null : new Set([...reels.values()].flatMap((reel) => [...reel.covered(machine)])),
    charts: chartLibrary(),
  };
};

/** One for each running app (docs/decisions/013). */
export const shelfOf = (system: AnyActorRef['system']): Shelf => {
  const shelf = shelves.get(system) ?? createShelf();
  shelves.set(system, shelf);
  return shelf;
};
