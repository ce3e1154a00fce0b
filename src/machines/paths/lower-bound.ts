import type { Arc } from './arcs.ts';
import { componentsOf } from './components.ts';
import { type Links, numbered } from './links.ts';

/**
 * No set of paths that begin before the starts and take every item can have fewer paths than this.
 *
 * Every item must be taken at least once: a flow with a lower bound of 1. Where several arcs offer an item, their ends
 * are seen as one place, which can only make covering easier; where every arc has its own item, the bound is exact.
 * A place that more wanted steps leave than reach needs as many visits (its deficit). A walk that ends where more
 * reach than leave can go on to such a place, if there is a way: one maximal flow says how many can. Each other
 * deficit needs a path of its own. Paths of limited length also need to be enough to hold everything.
 */
export const lowerBound = (arcs: readonly Arc[], maxLength = Number.POSITIVE_INFINITY): number => {
  const offers = offersIn(arcs);
  if (offers.length === 0) return 0;
  const most = arcs.reduce((longest, { items }) => Math.max(longest, items.length), 0);
  const byLength = Math.ceil(offers.length / (most * (maxLength + 1)));
  return Math.max(1, byLength, ...boundsOf(numbered(arcs), offers));
};

/**
 * An item that many arcs offer makes many places one, and so may hide what the rarer items show: leaving it out also
 * gives a bound, and the highest counts.
 */
const boundsOf = (links: Links, offers: readonly Offering[]): readonly number[] => {
  const sizes = [1, 2, 4, 8, 16, 32, 64, Number.POSITIVE_INFINITY];
  const demands = sizes.map((size) => offers.filter(({ length }) => length <= size));
  return demands
    .filter((some, index) => some.length > 0 && some.length !== demands[index - 1]?.length)
    .map((some) => flowBound(links, some));
};

const flowBound = (links: Links, offers: readonly Offering[]): number => {
  const { placeOf, demands } = wanted(links, offers);
  const joined = { places: links.places, from: links.from.map(placeOf), to: links.to.map(placeOf) };
  /** Places between which one can always go back and forth help each other freely: they count as one. */
  const parts = componentsOf(joined);
  const partOf = (place: number): number => parts[place] as number;

  const deficit = new Map<number, number>();
  const add = (part: number, change: number): void => void deficit.set(part, (deficit.get(part) ?? 0) + change);
  for (const arc of demands) {
    add(partOf(joined.from[arc] as number), 1);
    add(partOf(joined.to[arc] as number), -1);
  }
  const next = new Map<number, Set<number>>();
  for (const [link, from] of joined.from.entries()) {
    const [one, other] = [partOf(from), partOf(joined.to[link] as number)];
    if (one === other) continue;
    const onwards = next.get(one);
    if (onwards) onwards.add(other);
    else next.set(one, new Set([other]));
  }
  const needed = [...deficit.values()].reduce((sum, missing) => sum + Math.max(0, missing), 0);
  return needed - maximalFlow(next, deficit);
};

/** The numbers of the arcs that offer one item. */
type Offering = readonly number[];

/** The arcs that offer each item, the rarest item first; ties as they come. */
const offersIn = (arcs: readonly Arc[]): readonly Offering[] => {
  const offers = new Map<string, number[]>();
  for (const [arc, { items }] of arcs.entries()) {
    for (const item of items) {
      const offering = offers.get(item);
      if (offering) offering.push(arc);
      else offers.set(item, [arc]);
    }
  }
  return [...offers.values()].toSorted((a, b) => a.length - b.length);
};

/**
 * One arc for each wanted item, of items that share no arc, and the places that are seen as one. An item that is always
 * a step in place needs no flow.
 */
const wanted = ({ places, from, to }: Links, offers: readonly Offering[]) => {
  const claimed = new Uint8Array(from.length);
  const demands: number[] = [];
  const { find, join } = unions(places);
  for (const offering of offers) {
    const [first] = offering;
    if (first === undefined || offering.some((arc) => claimed[arc])) continue;
    if (offering.every((arc) => from[arc] === to[arc])) continue;
    demands.push(first);
    for (const arc of offering) {
      claimed[arc] = 1;
      join(from[first] as number, from[arc] as number);
      join(to[first] as number, to[arc] as number);
    }
  }
  return { placeOf: find, demands };
};

const unions = (places: number) => {
  const above = Int32Array.from({ length: places }, (_, place) => place);
  const find = (place: number): number => {
    let top = place;
    while (above[top] !== top) top = above[top] as number;
    above[place] = top;
    return top;
  };
  const join = (a: number, b: number): void => {
    above[find(a)] = find(b);
  };
  return { find, join };
};

/** How much surplus (negative deficit) can flow to deficits over links without capacity. Changes `deficit`. */
const maximalFlow = (next: ReadonlyMap<number, ReadonlySet<number>>, deficit: Map<number, number>): number => {
  const carried = new Map<number, Map<number, number>>();
  /** What was carried from `to` can be taken back from there. */
  const carry = (from: number, to: number, amount: number): void => {
    const row = carried.get(to) ?? new Map<number, number>();
    carried.set(to, row.set(from, (row.get(from) ?? 0) + amount));
  };
  const search = (): readonly [goal: number, cameFrom: ReadonlyMap<number, number | null>] | null => {
    const sources = [...deficit].filter(([, missing]) => missing < 0);
    const cameFrom = new Map<number, number | null>(sources.map(([part]) => [part, null]));
    for (const [part] of cameFrom) {
      if ((deficit.get(part) ?? 0) > 0) return [part, cameFrom];
      for (const to of next.get(part) ?? []) if (!cameFrom.has(to)) cameFrom.set(to, part);
      for (const [to, amount] of carried.get(part) ?? []) {
        if (amount > 0 && !cameFrom.has(to)) cameFrom.set(to, part);
      }
    }
    return null;
  };

  let total = 0;
  for (let found = search(); found; found = search()) {
    const [goal, cameFrom] = found;
    let source = goal;
    for (let from = cameFrom.get(source); from != null; from = cameFrom.get(source)) {
      if (next.get(from)?.has(source)) carry(from, source, 1);
      else carry(source, from, -1);
      source = from;
    }
    deficit.set(goal, (deficit.get(goal) ?? 0) - 1);
    deficit.set(source, (deficit.get(source) ?? 0) + 1);
    total += 1;
  }
  return total;
};
