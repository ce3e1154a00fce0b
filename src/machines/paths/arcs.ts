import { activeIn } from './chart.ts';
import { before, type Edge, edgesOf, type Graph } from './explore.ts';

export const criteria = ['transitions', 'outcomes', 'edges', 'pairs'] as const;
export type Criterion = (typeof criteria)[number];

export interface Arc {
  readonly from: string;
  readonly to: string;
  readonly items: readonly string[];
  readonly edge: Edge;
}

/** `transitions`: arrows. `outcomes`: also refused guards and states. `edges`: event cases per state. `pairs`: consecutive arrows. All: starts. */
export const arcsBy = (graph: Graph, criterion: Criterion): readonly Arc[] => {
  if (criterion === 'pairs') return pairArcs(graph);
  const isWritten = criterion === 'outcomes';
  const states = new Map(isWritten ? [...graph.nodes].map(([key, { snapshot }]) => [key, activeIn(snapshot)]) : []);
  const itemsAt = (edge: Edge): readonly string[] => [
    ...itemsOf(graph, edge, isWritten),
    ...(states.get(edge.to) ?? []).map((id) => `in ${id}`),
  ];
  return edgesOf(graph).map((edge, index) => ({
    from: edge.from,
    to: edge.to,
    edge,
    items: criterion === 'edges' ? [`${index}`] : itemsAt(edge),
  }));
};

const itemsOf = (graph: Graph, edge: Edge, withRefusals: boolean): readonly string[] => [
  ...(edge.from === before ? [`start ${graph.starts.indexOf(edge)}`] : []),
  ...edge.hits,
  ...(withRefusals ? edge.refused.map((id) => `not ${id}`) : []),
];

/** By item, the arcs that take it. */
export const offersIn = (items: readonly (readonly string[])[]): Map<string, number[]> => {
  const offers = new Map<string, number[]>();
  for (const [arc, own] of items.entries()) {
    for (const item of own) {
      const offering = offers.get(item);
      if (offering) offering.push(arc);
      else offers.set(item, [arc]);
    }
  }
  return offers;
};

/** Nodes are states together with the arrows that led to them. */
const pairArcs = (graph: Graph): readonly Arc[] => {
  const arcs: Arc[] = [];
  const seen = new Set<string>([before]);
  const queue: { readonly node: string; readonly key: string; readonly hits: readonly string[] }[] = [
    { node: before, key: before, hits: [] },
  ];
  for (const { node, key, hits } of queue) {
    for (const edge of key === before ? graph.starts : (graph.nodes.get(key)?.out ?? [])) {
      const to = `${edge.to} after ${edge.hits.join(' ')}`;
      const items = key === before ? itemsOf(graph, edge, false) : pairsOf(hits, edge.hits);
      arcs.push({ from: node, to, edge, items });
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push({ node: to, key: edge.to, hits: edge.hits });
    }
  }
  return arcs;
};

export const pairsOf = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((one) => second.map((two) => `${one} > ${two}`));
