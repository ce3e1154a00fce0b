import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawn } from '#machines/flows/boxes.ts';
import type { ChartState, Opening } from '#machines/flows/chart-file.ts';
import { graphOf, layoutOf } from '#machines/flows/layout.ts';

/** CSS px: a comfortable width on a desktop, and the width from which a chart opens collapsed. */
const suits = { width: 1250, whole: 2400 } as const;

export type LayOut = (graph: ElkNode) => Promise<ElkNode>;

const depthOf = (states: readonly ChartState[], { parent }: ChartState): number => {
  const outer = states.find(({ id }) => id === parent);
  return outer ? depthOf(states, outer) + 1 : 0;
};

/** Collapses a wide chart from the innermost states, as few as needed. */
export const openingOf = async (chart: Drawn, width: number, layOut: LayOut): Promise<Opening | null> => {
  if (width <= suits.whole) return null;
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const branches = chart.states
    .filter(({ id, parent }) => parents.has(id) && parent !== null)
    .map((state) => ({ id: state.id, depth: depthOf(chart.states, state) }));
  let found: Opening | null = null;
  for (const depth of [...new Set(branches.map((branch) => branch.depth))].toSorted((a, b) => b - a)) {
    const folded = branches.filter((branch) => branch.depth >= depth).map(({ id }) => id);
    const layout = layoutOf(await layOut(graphOf(chart, new Set(folded))));
    if (!found || layout.size[0] < found.layout.size[0]) found = { folded, layout };
    if (found.layout.size[0] <= suits.width) break;
  }
  return found;
};
