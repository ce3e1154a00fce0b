import type { Arc } from './arcs.ts';
import { componentsOf } from './components.ts';
import { before, type Edge } from './explore.ts';
import { leavingIn, numbered } from './links.ts';
import { lowerBound } from './lower-bound.ts';
import { uncoveredItems } from './uncovered.ts';

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
type Ordering = (a: Choice, b: Choice) => number;

/** Orders of useful steps; which gives the fewest paths depends on the chart. */
const orderings: readonly Ordering[] = [
  (a, b) => b.gain - a.gain,
  (a, b) => a.gain - b.gain,
  (a, b) => Number(a.stays) - Number(b.stays),
  (a, b) => Number(b.stays) - Number(a.stays),
];

/** Few paths that take every item, of at most `maxLength` steps, unless the way to an item is longer. */
export const cover = (arcs: readonly Arc[], maxLength = 40): Cover => {
  const least = lowerBound(arcs, maxLength);
  const walks = greedyWalks(arcs, maxLength);
  let best: readonly Path[] | null = null;
  for (const compare of arcs.length > manyArcs ? orderings.slice(0, 1) : orderings) {
    if (best?.length === least) break;
    const paths = walks(compare);
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
const greedyWalks = (arcs: readonly Arc[], maxLength: number) => {
  const links = numbered(arcs);
  const { nodeCount, from, to } = links;
  const leaving = leavingIn(links);
  const components = componentsOf(links);
  const begin = links.numbers.get(before) ?? none;
  const arcsFrom = (node: number): readonly number[] => leaving[node] ?? [];
  const componentAt = (node: number): number => components[node] ?? none;
  const targetOf = (arc: number): number => to[arc] as number;
  const isEnd: Allowed = (arc) => arcsFrom(targetOf(arc)).length === 0;
  const isMove: Allowed = (arc) => (arcs[arc] as Arc).edge.hits.length > 0;
  const queue = new Int32Array(nodeCount);
  const arrivedBy = new Int32Array(nodeCount);
  const seenIn = new Int32Array(nodeCount);
  let search = 0;

  const pathBackFrom = (node: number): number[] => {
    const back: number[] = [];
    for (let arc = arrivedBy[node] as number; arc !== none; arc = arrivedBy[from[arc] as number] as number)
      back.push(arc);
    return back.reverse();
  };

  return (compare: Ordering): readonly Path[] => {
    const uncovered = uncoveredItems(arcs, links, components);

    const choice = (arc: number): Choice => ({
      gain: uncovered.gains[arc] as number,
      stays: to[arc] === from[arc],
    });
    const isBetter = (arc: number, best: number): boolean => {
      const higher = componentAt(targetOf(arc)) - componentAt(targetOf(best));
      return higher > 0 || (higher === 0 && compare(choice(arc), choice(best)) < 0);
    };
    const bestFrom = (node: number, mayTake: Allowed): number => {
      if (uncovered.useful[node] === 0) return none;
      let best = none;
      for (const arc of arcsFrom(node)) {
        if (uncovered.gains[arc] === 0 || !mayTake(arc)) continue;
        if (best === none || isBetter(arc, best)) best = arc;
      }
      return best;
    };
    const shortestPath = (start: number, mayWalk: Allowed, mayTake = mayWalk): readonly number[] => {
      search += 1;
      let length = 1;
      queue[0] = start;
      arrivedBy[start] = none;
      seenIn[start] = search;
      for (let at = 0; at < length; at += 1) {
        const node = queue[at] as number;
        const last = bestFrom(node, mayTake);
        if (last !== none) return [...pathBackFrom(node), last];
        for (const arc of arcsFrom(node)) {
          const next = targetOf(arc);
          if (seenIn[next] === search || !mayWalk(arc)) continue;
          seenIn[next] = search;
          arrivedBy[next] = arc;
          queue[length] = next;
          length += 1;
        }
      }
      return [];
    };
    const nextSteps = (at: number): readonly number[] => {
      const own = componentAt(at);
      const within = uncovered.isLeftWithin(own) ? shortestPath(at, (arc) => componentAt(targetOf(arc)) === own) : [];
      return within.length > 0 ? within : shortestPath(at, any);
    };

    const paths: Path[] = [];
    while (uncovered.isLeft()) {
      const path: Edge[] = [];
      let at = begin;
      const take = (steps: readonly number[]): void => {
        for (const arc of steps) {
          path.push((arcs[arc] as Arc).edge);
          at = targetOf(arc);
          uncovered.take(arc);
        }
      };
      const fits = (steps: readonly number[], space: number): boolean =>
        steps.length > 0 && (path.length === 0 || path.length + steps.length <= 1 + space);
      let next = nextSteps(at);
      for (; fits(next, maxLength - spaceForTheEnd); next = nextSteps(at)) take(next);
      const last = next.length > 0 ? shortestPath(at, any, isEnd) : [];
      take([last, next].find((steps) => fits(steps, maxLength)) ?? []);
      // A start without new items needs a step after it.
      if (path.length === 1) take(arcsFrom(at).filter(isMove).slice(0, 1));
      paths.push(path);
    }
    return paths;
  };
};
