import type { ChartFile, ChartState } from './chart-file.ts';
import { leavesOf } from './entry-words.ts';
import type { ActorThen } from './reel.ts';

/** One flow as the reader meets it at a moment: its innermost active states, and words that are on the screen. */
export interface Shown {
  readonly path: string;
  readonly chart: ChartFile;
  readonly states: readonly ChartState[];
  readonly says: readonly NonNullable<ChartState['see']>[];
}

/** What runs beside every page, and is seen in none of its own words. */
const isBeside = ({ says }: Shown): boolean => says.length === 0;

/**
 * What is on the screen: of every running flow that says words there the active states, pages and dialogs last entered
 * first; then what runs without words of its own.
 */
export const onScreen = (
  actors: readonly ActorThen[],
  chartOf: (machine: string | null) => ChartFile | null,
): readonly Shown[] => {
  const shown = actors.flatMap((actor): readonly Shown[] => {
    const chart = actor.status === 'active' ? chartOf(actor.machine) : null;
    if (!chart) return [];
    const active = chart.states.filter(({ id }) => actor.lit.includes(id));
    const says = active.flatMap(({ see }) => see ?? []);
    return [{ path: actor.path, chart, states: leavesOf(chart, actor.lit), says }];
  });
  return [...shown.filter((one) => !isBeside(one)).toReversed(), ...shown.filter(isBeside)];
};
