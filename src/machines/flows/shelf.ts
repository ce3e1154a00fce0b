import type { AnyActorRef } from 'xstate';
import type { Charts } from './charts.ts';
import { chartLibrary } from './charts.ts';
import type { OpenReel } from './open-reel.ts';
import type { Reel } from './reel.ts';

export type ReelFacts = Pick<OpenReel, 'name' | 'appVersion' | 'language' | 'route' | 'written'>;

export interface OpenEntry extends ReelFacts {
  readonly reel: string;
  readonly count: number;
}

/** Open recordings by key: too large and too mutable for a context or an event. Callers of `put` must `remove`. */
export interface Shelf {
  /** `about`: lists it in `open`, for other views to show. */
  readonly put: (reel: Reel, about?: ReelFacts) => string;
  readonly open: () => readonly OpenEntry[];
  readonly get: (key: string | null) => Reel | null;
  readonly remove: (key: string | null) => void;
  /** Like `remove`, but its coverage counts until the app ends. */
  readonly leave: (key: string | null) => void;
  /** Of one recording, or of all, removed by `leave` included; null where there is none. */
  readonly covered: (machine: string, key?: string | null) => ReadonlySet<string> | null;
  readonly grew: () => void;
  readonly watch: (listener: () => void) => () => void;
  readonly charts: Charts;
}

const shelves = new WeakMap<AnyActorRef['system'], Shelf>();

const createShelf = (): Shelf => {
  const reels = new Map<string, Reel>();
  const abouts = new Map<string, ReelFacts>();
  const left = new Set<Reel['covered']>();
  const listeners = new Set<() => void>();
  let count = 0;
  const grew = (): void => {
    for (const listener of listeners) listener();
  };
  const remove = (key: string | null): void => {
    if (key === null || !reels.delete(key)) return;
    abouts.delete(key);
    grew();
  };
  const together = (machine: string): ReadonlySet<string> | null => {
    const all = [...[...reels.values()].map(({ covered }) => covered), ...left];
    return all.length === 0 ? null : new Set(all.flatMap((covered) => [...covered(machine)]));
  };
  return {
    put: (reel, about) => {
      count += 1;
      reels.set(`reel-${count}`, reel);
      if (about) abouts.set(`reel-${count}`, about);
      grew();
      return `reel-${count}`;
    },
    get: (key) => (key === null ? null : (reels.get(key) ?? null)),
    remove,
    leave: (key) => {
      const reel = key === null ? undefined : reels.get(key);
      if (reel) left.add(reel.covered);
      remove(key);
    },
    grew,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => [...abouts].map(([reel, about]) => ({ ...about, reel, count: reels.get(reel)?.entries.length ?? 0 })),
    covered: (machine, key = null) => (key === null ? together(machine) : (reels.get(key)?.covered(machine) ?? null)),
    charts: chartLibrary(),
  };
};

/** One for each running app (docs/decisions/013). */
export const productProfileOf = (system: AnyActorRef['system']): Shelf => {
  const shelf = shelves.get(system) ?? createShelf();
  shelves.set(system, shelf);
  return shelf;
};
