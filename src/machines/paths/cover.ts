import type { Arc } from './arcs.ts';
import { componentsOf } from './components.ts';
import { before, type Edge } from './explore.ts';
import { leavingIn, numbered } from './links.ts';
import { lowerBound } from './lower-bound.ts';
import { wantedIn } from './wanted.ts';

/** The first edge is the start. */
export type Path = readonly Edge[];

export interface Cover {
  readonly paths: readonly Path[];
  readonly steps: number;
  readonly lowerBound: number;
}

/** With so few steps left a path ends in a dead end nearby: each one needs a path. */
const spaceForTheEnd = 4;

/** Above this, paths are for machines, and one order suffices. */
const manyArcs = 1_000;

interface Choice {
  readonly gain: number;
  readonly stays: boolean;
}
type Taste = (a: Choice, b: Choice) => number;

/** Orders of useful steps; which gives the fewest paths depends on the chart. */
const tastes: readonly Taste[] = [
  (a, b) => b.gain - a.gain,
  (a, b) => a.gain - b.gain,
  (a, b) => Number(a.stays) - Number(b.stays),
  (a, b) => Number(b.stays) - Number(a.stays),
];

/** Few paths that take every item, of at most `maxLength` steps, unless the way to an item is longer. */
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

const none = -1;
type Allowed = (arc: number) => boolean;
const any: Allowed = () => true;

/** Greedy walks: first what can be done without leaving the component, nearest first. */
const walker = (arcs: readonly Arc[], maxLength: number) => {
  const links = numbered(arcs);
  const { places, from, to } = links;
  const leaving = leavingIn(links);
  const parts = componentsOf(links);
  const begin = links.numbers.get(before) ?? none;
  const outOf = (place: number): readonly number[] => leaving[place] ?? [];
  const partAt = (place: number): number => parts[place] ?? none;
  const targetOf = (arc: number): number => to[arc] as number;
  const isEnd: Allowed = (arc) => outOf(targetOf(arc)).length === 0;
  const isMove: Allowed = (arc) => (arcs[arc] as Arc).edge.hits.length > 0;
  const queue = new Int32Array(places);
  const cameBy = new Int32Array(places);
  const seenIn = new Int32Array(places);
  let search = 0;

  const wayBack = (place: number): number[] => {
    const back: number[] = [];
    for (let arc = cameBy[place] as number; arc !== none; arc = cameBy[from[arc] as number] as number) back.push(arc);
    return back.reverse();
  };

  return (taste: Taste): readonly Path[] => {
    const wanted = wantedIn(arcs, links, parts);

    const choice = (arc: number): Choice => ({
      gain: wanted.gains[arc] as number,
      stays: to[arc] === from[arc],
    });
    const isBetter = (arc: number, best: number): boolean => {
      const higher = partAt(targetOf(arc)) - partAt(targetOf(best));
      return higher > 0 || (higher === 0 && taste(choice(arc), choice(best)) < 0);
    };
    const bestFrom = (place: number, mayTake: Allowed): number => {
      if (wanted.useful[place] === 0) return none;
      let best = none;
      for (const arc of outOf(place)) {
        if (wanted.gains[arc] === 0 || !mayTake(arc)) continue;
        if (best === none || isBetter(arc, best)) best = arc;
      }
      return best;
    };
    const way = (start: number, mayWalk: Allowed, mayTake = mayWalk): readonly number[] => {
      search += 1;
      let length = 1;
      queue[0] = start;
      cameBy[start] = none;
      seenIn[start] = search;
      for (let at = 0; at < length; at += 1) {
        const place = queue[at] as number;
        const last = bestFrom(place, mayTake);
        if (last !== none) return [...wayBack(place), last];
        for (const arc of outOf(place)) {
          const next = targetOf(arc);
          if (seenIn[next] === search || !mayWalk(arc)) continue;
          seenIn[next] = search;
          cameBy[next] = arc;
          queue[length] = next;
          length += 1;
        }
      }
      return [];
    };
    const onwards = (at: number): readonly number[] => {
      const own = partAt(at);
      const within = wanted.isLeftWithin(own) ? way(at, (arc) => partAt(targetOf(arc)) === own) : [];
      return within.length > 0 ? within : way(at, any);
    };

    const paths: Path[] = [];
    while (wanted.isLeft()) {
      const path: Edge[] = [];
      let at = begin;
      const take = (steps: readonly number[]): void => {
        for (const arc of steps) {
          path.push((arcs[arc] as Arc).edge);
          at = targetOf(arc);
          wanted.take(arc);
        }
      };
      const fits = (steps: readonly number[], space: number): boolean =>
        steps.length > 0 && (path.length === 0 || path.length + steps.length <= 1 + space);
      let next = onwards(at);
      for (; fits(next, maxLength - spaceForTheEnd); next = onwards(at)) take(next);
      const last = next.length > 0 ? way(at, any, isEnd) : [];
      take([last, next].find((steps) => fits(steps, maxLength)) ?? []);
      // A start without new items needs a step after it.
      if (path.length === 1) take(outOf(at).filter(isMove).slice(0, 1));
      paths.push(path);
    }
    return paths;
  };
};
