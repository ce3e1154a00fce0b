import type { ChartFile, ChartState } from './chart-file.ts';
import { leavesOf } from './entry-words.ts';
import type { ActorAtMoment } from './recording.ts';

export interface Shown {
  readonly path: string;
  readonly chart: ChartFile;
  readonly states: readonly ChartState[];
  readonly texts: readonly NonNullable<ChartState['see']>[];
}

const isSilent = ({ texts }: Shown): boolean => texts.length === 0;

/** Pages and dialogs last entered come first, then charts without words on the screen. */
export const onScreen = (
  actors: readonly ActorAtMoment[],
  chartOf: (machine: string | null) => ChartFile | null,
): readonly Shown[] => {
  const shown = actors.flatMap((actor): readonly Shown[] => {
    const chart = actor.status === 'active' ? chartOf(actor.machine) : null;
    if (!chart) return [];
    const active = chart.states.filter(({ id }) => actor.activeStates.includes(id));
    const texts = active.flatMap(({ see }) => see ?? []);
    return [{ path: actor.path, chart, states: leavesOf(chart, actor.activeStates), texts }];
  });
  return [...shown.filter((one) => !isSilent(one)).toReversed(), ...shown.filter(isSilent)];
};
