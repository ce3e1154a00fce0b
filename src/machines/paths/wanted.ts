import type { Arc } from './arcs.ts';

/** What is still to be covered, counted so that a walk can ask quickly. */
export const wantedIn = (arcs: readonly Arc[]) => {
  const offers = new Map<string, Arc[]>();
  for (const arc of arcs) {
    for (const item of arc.items) {
      const offering = offers.get(item);
      if (offering) offering.push(arc);
      else offers.set(item, [arc]);
    }
  }
  const gains = new Map(arcs.map((arc) => [arc, new Set(arc.items).size]));
  const useful = new Map<string, number>();
  for (const [{ from }, gain] of gains) if (gain > 0) useful.set(from, (useful.get(from) ?? 0) + 1);

  const cover = (item: string): void => {
    for (const arc of offers.get(item) ?? []) {
      const left = (gains.get(arc) ?? 0) - 1;
      gains.set(arc, left);
      if (left === 0) useful.set(arc.from, (useful.get(arc.from) ?? 0) - 1);
    }
    offers.delete(item);
  };

  return {
    isLeft: (): boolean => offers.size > 0,
    /** How many wanted items an arc would cover. */
    gain: (arc: Arc): number => gains.get(arc) ?? 0,
    /** Whether any arc from here would cover something. */
    isUseful: (key: string): boolean => (useful.get(key) ?? 0) > 0,
    take: ({ items }: Arc): void => {
      for (const item of items) if (offers.has(item)) cover(item);
    },
  };
};
