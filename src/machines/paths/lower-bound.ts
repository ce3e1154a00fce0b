import type { Arc } from './arcs.ts';
import { componentsOf } from './components.ts';

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
  return Math.max(1, byLength, ...boundsOf(arcs, offers));
};

/**
 * An item that many arcs offer makes many places one, and so may hide what the rarer items show: leaving it out also
 * gives a bound, and the highest counts.
 */
const boundsOf = (arcs: readonly Arc[], offers: readonly (readonly Arc[])[]): readonly number[] => {
  const sizes = [1, 2, 4, 8, 16, 32, 64, Number.POSITIVE_INFINITY];
  const demands = sizes.map((size) => offers.filter(({ length }) => length <= size));
  return demands
    .filter((some, index) => some.length > 0 && some.length !== demands[index - 1]?.length)
    .map((some) => flowBound(arcs, some));
};

const flowBound = (arcs: readonly Arc[], offers: readonly (readonly Arc[])[]): number => {
  const { placeOf, demands } = wanted(offers);
  const links = arcs.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }));
  const parts = componentsOf(links);
  /** Places between which one can always go back and forth help each other freely: they count as one. */
  const partOf = (key: string): number => parts.get(placeOf(key)) ?? -1;

  const deficit = new Map<number, number>();
  const add = (part: number, change: number): void => void deficit.set(part, (deficit.get(part) ?? 0) + change);
  for (const { from, to } of demands) {
    add(partOf(from), 1);
    add(partOf(to), -1);
  }
  const next = new Map<number, Set<number>>();
  for (const { from, to } of links) {
    const [one, other] = [parts.get(from) ?? -1, parts.get(to) ?? -1];
    if (one !== other) next.set(one, (next.get(one) ?? new Set()).add(other));
  }
  const needed = [...deficit.values()].reduce((sum, missing) => sum + Math.max(0, missing), 0);
  return needed - maximalFlow(next, deficit);
};

/** The arcs that offer each item, the rarest item first; ties as they come. */
const offersIn = (arcs: readonly Arc[]): readonly (readonly Arc[])[] => {
  const offers = new Map<string, Arc[]>();
  for (const arc of arcs) {
    for (const item of arc.items) {
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
const wanted = (offers: readonly (readonly Arc[])[]) => {
  const claimed = new Set<Arc>();
  const demands: Arc[] = [];
  const { find, join } = unions();
  for (const offering of offers) {
    const [first] = offering;
    if (!first || offering.some((arc) => claimed.has(arc))) continue;
    if (offering.every(({ from, to }) => from === to)) continue;
    demands.push(first);
    for (const arc of offering) {
      claimed.add(arc);
      join(first.from, arc.from);
      join(first.to, arc.to);
    }
  }
  return { placeOf: find, demands };
};

const unions = () => {
  const above = new Map<string, string>();
  const find = (name: string): string => {
    let top = name;
    for (let up = above.get(top); up !== undefined; up = above.get(top)) top = up;
    if (top !== name) above.set(name, top);
    return top;
  };
  const join = (a: string, b: string): void => {
    const [one, other] = [find(a), find(b)];
    if (one !== other) above.set(one, other);
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
