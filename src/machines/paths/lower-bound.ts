import { Graph } from 'effect';
import { type Arc, offersIn } from './arcs.ts';
import { componentsOf } from './components.ts';
import { type Links, numbered } from './links.ts';

/**
 * No set of paths that takes every item can have fewer paths than this.
 *
 * Each item is a flow with lower bound 1. Ends of arcs that offer the same item are merged, which only makes covering easier; exact where every
 * arc has its own item. A place with more wanted arcs out than in needs that many visits (deficit). Walks that end at a surplus can go on there
 * if there is a way: a maximal flow counts how many. Each other deficit needs a path; limited length gives a second bound.
 */
export const lowerBound = (arcs: readonly Arc[], maxLength = Number.POSITIVE_INFINITY): number => {
  const offers = [...offersIn(arcs.map(({ items }) => items)).values()].toSorted((a, b) => a.length - b.length);
  if (offers.length === 0) return 0;
  const most = arcs.reduce((longest, { items }) => Math.max(longest, items.length), 0);
  const byLength = Math.ceil(offers.length / (most * (maxLength + 1)));
  return Math.max(1, byLength, ...boundsOf(numbered(arcs), offers));
};

/** Items with many arcs merge many places and hide rarer ones, so the bound is computed with and without them; the highest counts. */
const boundsOf = (links: Links, offers: readonly Offering[]): readonly number[] => {
  const sizes = [1, 2, 4, 8, 16, 32, 64, Number.POSITIVE_INFINITY];
  const demands = sizes.map((size) => offers.filter(({ length }) => length <= size));
  return demands
    .filter((some, index) => some.length > 0 && some.length !== demands[index - 1]?.length)
    .map((some) => flowBound(links, some));
};

const flowBound = (links: Links, offers: readonly Offering[]): number => {
  const { nodeOf, demands } = requiredArcs(links, offers);
  const joined = { nodeCount: links.nodeCount, from: links.from.map(nodeOf), to: links.to.map(nodeOf) };
  /** Movement within a strongly connected component is free, so it counts as one place. */
  const components = componentsOf(joined);
  const componentOf = (node: number): number => components[node] as number;

  const deficit = new Map<number, number>();
  const add = (component: number, change: number): void =>
    void deficit.set(component, (deficit.get(component) ?? 0) + change);
  for (const arc of demands) {
    add(componentOf(joined.from[arc] as number), 1);
    add(componentOf(joined.to[arc] as number), -1);
  }
  const ways = new Map<number, Set<number>>();
  for (const [link, from] of joined.from.entries()) {
    const [one, other] = [componentOf(from), componentOf(joined.to[link] as number)];
    if (one === other) continue;
    const onwards = ways.get(one);
    if (onwards) onwards.add(other);
    else ways.set(one, new Set([other]));
  }
  const source = components.reduce((most, component) => Math.max(most, component), 0) + 1;
  const target = source + 1;
  const graph = Graph.directed<null, number>((mutable) => {
    for (let node = 0; node <= target; node += 1) Graph.addNode(mutable, null);
    for (const [one, others] of ways) for (const other of others) Graph.addEdge(mutable, one, other, demands.length);
    for (const [component, missing] of deficit)
      if (missing > 0) Graph.addEdge(mutable, component, target, missing);
      else Graph.addEdge(mutable, source, component, -missing);
  });
  const needed = [...deficit.values()].reduce((sum, missing) => sum + Math.max(0, missing), 0);
  return needed - Graph.maximumFlow(graph, { source, target, capacity: (most) => most }).value;
};

type Offering = readonly number[];

/** One arc per item, for items that share no arc, and the merged places. Self-loops need no flow. */
const requiredArcs = ({ nodeCount, from, to }: Links, offers: readonly Offering[]) => {
  const claimed = new Uint8Array(from.length);
  const demands: number[] = [];
  const { find, join } = unions(nodeCount);
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
  return { nodeOf: find, demands };
};

const unions = (nodeCount: number) => {
  const above = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const find = (node: number): number => {
    let top = node;
    while (above[top] !== top) top = above[top] as number;
    above[node] = top;
    return top;
  };
  const join = (a: number, b: number): void => {
    above[find(a)] = find(b);
  };
  return { find, join };
};
