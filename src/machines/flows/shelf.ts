import type { AnyActorRef } from 'xstate';
import type { Charts } from './charts.ts';
import { chartLibrary } from './charts.ts';
import type { OpenReel } from './open-reel.ts';
import type { Reel } from './reel.ts';

export type ReelFacts = Pick<OpenReel, 'name' | 'appVersion' | 'language' | 'route' | 'written'>;

/** A recording on the shelf; `count` are its entries. */
export interface OpenEntry extends ReelFacts {
  readonly reel: string;
  readonly count: number;
}

/**
 * The recordings that are open in this app, by a key that charts and journals can hold: a recording itself is too large,
 * and too much alive, for a context or an event. Whoever puts one there takes it away.
 */
export interface Shelf {
  /** `about`: what is said of it where it can be chosen to be looked at elsewhere. */
  readonly put: (reel: Reel, about?: ReelFacts) => string;
  /** The recordings that can be looked at elsewhere, as they are now. */
  readonly open: () => readonly OpenEntry[];
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
  const abouts = new Map<string, ReelFacts>();
  let count = 0;
  return {
    put: (reel, about) => {
      count += 1;
      reels.set(`reel-${count}`, reel);
      if (about) abouts.set(`reel-${count}`, about);
      return `reel-${count}`;
    },
    get: (key) => (key === null ? null : (reels.get(key) ?? null)),
    remove: (key) => {
      if (key === null) return;
      reels.delete(key);
      abouts.delete(key);
    },
    open: () => [...abouts].map(([reel, about]) => ({ ...about, reel, count: reels.get(reel)?.entries.length ?? 0 })),
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
