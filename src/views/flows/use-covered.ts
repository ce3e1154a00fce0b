import { useSelector } from '@xstate/react';
import { type ChartViewActor, selectCovered } from '#machines/flows/chart-view.machine.ts';

/** Null: nothing is marked. */
export const useCovered = (actor: ChartViewActor): ReadonlySet<string> | null => {
  const covered = useSelector(actor, selectCovered);
  return covered && new Set(covered);
};
