import { type Arc, offersIn } from './arcs.ts';
import type { Links } from './links.ts';

/** Counts what is still to be covered, for fast queries. `component`: component of each place. */
export const uncoveredItems = (arcs: readonly Arc[], { nodeCount, from, to }: Links, component: Int32Array) => {
  const items = arcs.map((arc) => [...new Set(arc.items)]);
  const offers = offersIn(items);
  const gains = Int32Array.from(items, ({ length }) => length);
  const useful = new Int32Array(nodeCount);
  const within = new Int32Array(nodeCount);
  const isLeaver = (arc: number): boolean => component[from[arc] as number] !== component[to[arc] as number];
  const count = (arc: number, change: number): void => {
    const node = from[arc] as number;
    useful[node] = (useful[node] as number) + change;
    if (isLeaver(arc)) return;
    const own = component[node] as number;
    within[own] = (within[own] as number) + change;
  };
  for (const [arc, gain] of gains.entries()) if (gain > 0) count(arc, 1);

  const cover = (item: string): void => {
    for (const arc of offers.get(item) ?? []) {
      const left = (gains[arc] as number) - 1;
      gains[arc] = left;
      if (left === 0) count(arc, -1);
    }
    offers.delete(item);
  };

  return {
    isLeft: (): boolean => offers.size > 0,
    gains: gains as Readonly<Int32Array>,
    useful: useful as Readonly<Int32Array>,
    isLeftWithin: (own: number): boolean => (within[own] as number) > 0,
    take: (arc: number): void => {
      for (const item of items[arc] ?? []) if (offers.has(item)) cover(item);
    },
  };
};
