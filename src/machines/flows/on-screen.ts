import type { ChartFile, ChartState } from './chart-file.ts';
import { leavesOf } from './entry-words.ts';
import type { ActorThen } from './recording.ts';

export interface Shown {
  readonly path: string;
  readonly chart: ChartFile;
  readonly states: readonly ChartState[];
  readonly says: readonly NonNullable<ChartState['see']>[];
}

const isBeside = ({ says }: Shown): boolean => says.length === 0;

/** Pages and dialogs last entered come first, then charts without words on the screen. */
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
