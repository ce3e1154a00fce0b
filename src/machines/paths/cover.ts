import type { Arc } from './arcs.ts';
import { componentsOf } from './components.ts';
import { before, type Edge } from './explore.ts';
import { lowerBound } from './lower-bound.ts';
import { wantedIn } from './wanted.ts';

/** A walk from the beginning; its first edge is the start. */
export type Path = readonly Edge[];

export interface Cover {
  readonly paths: readonly Path[];
  /** Without the starts. */
  readonly steps: number;
  /** No set of paths of that length can be smaller. */
  readonly lowerBound: number;
}

/** A path that has little room left is ended where nothing follows, if that is near: such ends need a path each. */
const roomForTheEnd = 4;

/** Paths that many arcs need are for machines: one order will do. */
const manyArcs = 1_000;

interface Choice {
  readonly arc: Arc;
  readonly gain: number;
  readonly stays: boolean;
}
type Taste = (a: Choice, b: Choice) => number;

/** Which of several useful steps is taken first; which order gives the fewest paths depends on the chart. */
const tastes: readonly Taste[] = [
  (a, b) => b.gain - a.gain,
  (a, b) => a.gain - b.gain,
  (a, b) => Number(a.stays) - Number(b.stays),
  (a, b) => Number(b.stays) - Number(a.stays),
];

/**
 * Few paths that together take everything that the arcs offer. A path is at most `maxLength` steps long, unless the
 * shortest way to what it is for is longer.
 */
export const cover = (arcs: readonly Arc[], maxLength = 40): Cover => {
  const least = lowerBound(arcs, maxLength);
  const walks = walker(arcs, maxLength);
  let best: readonly Path[] | null = null;
  for (const taste of arcs.length > manyArcs ? tastes.slice(0, 1) : tastes) {
    if (best?.length === least) break;
    const paths = walks(taste);
    if (!best || paths.length < best.length || (paths.length === best.length && stepsIn(paths) < stepsIn(best))) {
      best = paths;
    }
  }
  return { paths: best ?? [], steps: stepsIn(best ?? []), lowerBound: least };
};

const stepsIn = (paths: readonly Path[]): number => paths.reduce((sum, path) => sum + path.length - 1, 0);

/** Greedy walks: what can be done without leaving for good comes first, the nearest before the farther. */
const walker = (arcs: readonly Arc[], maxLength: number) => {
  const leaving = Map.groupBy(arcs, ({ from }) => from);
  const out = (key: string): readonly Arc[] => leaving.get(key) ?? [];
  const parts = componentsOf(arcs);
  const partOf = (key: string): number => parts.get(key) ?? -1;
  const isEnd = ({ to }: Arc): boolean => out(to).length === 0;

  return (taste: Taste): readonly Path[] => {
    const wanted = wantedIn(arcs);

    const bestFrom = (key: string, mayTake: (arc: Arc) => boolean): Arc | undefined => {
      if (!wanted.isUseful(key)) return undefined;
      return out(key)
        .map((arc) => ({ arc, gain: wanted.gain(arc), stays: arc.to === arc.from }))
        .filter(({ arc, gain }) => gain > 0 && mayTake(arc))
        .toSorted((a, b) => partOf(b.arc.to) - partOf(a.arc.to) || taste(a, b))[0]?.arc;
    };
    /** The shortest way to an arc that brings something; empty when there is none. */
    const way = (start: string, mayWalk: (arc: Arc) => boolean, mayTake = mayWalk): readonly Arc[] => {
      const cameBy = new Map<string, Arc | null>([[start, null]]);
      for (const [key] of cameBy) {
        const last = bestFrom(key, mayTake);
        if (last) return [...wayBack(cameBy, key), last];
        for (const arc of out(key)) if (!cameBy.has(arc.to) && mayWalk(arc)) cameBy.set(arc.to, arc);
      }
      return [];
    };
    const onwards = (at: string): readonly Arc[] => {
      const within = way(at, ({ to }) => partOf(to) === partOf(at));
      return within.length > 0 ? within : way(at, anywhere);
    };

    const paths: Path[] = [];
    while (wanted.isLeft()) {
      const path: Edge[] = [];
      let at = before;
      const take = (steps: readonly Arc[]): void => {
        for (const arc of steps) {
          path.push(arc.edge);
          at = arc.to;
          wanted.take(arc);
        }
      };
      const fits = (steps: readonly Arc[], room: number): boolean =>
        steps.length > 0 && (path.length === 0 || path.length + steps.length <= 1 + room);
      let next = onwards(at);
      for (; fits(next, maxLength - roomForTheEnd); next = onwards(at)) take(next);
      const last = next.length > 0 ? way(at, anywhere, isEnd) : [];
      take([last, next].find((steps) => fits(steps, maxLength)) ?? []);
      paths.push(path);
    }
    return paths;
  };
};

const anywhere = () => true;

const wayBack = (cameBy: ReadonlyMap<string, Arc | null>, to: string): readonly Arc[] => {
  const back: Arc[] = [];
  for (let arc = cameBy.get(to); arc; arc = cameBy.get(arc.from)) back.unshift(arc);
  return back;
};
