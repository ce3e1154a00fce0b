import { useSelector } from '@xstate/react';
import { type ChartViewActor, selectCovered, selectCoveredBy } from '#machines/flows/chart-view.machine.ts';
import { selectRunCovered } from '#machines/flows/path-run.machine.ts';

/** What is marked as covered; a path that is played adds to what its session has covered. Null: nothing is marked. */
export const useCovered = (actor: ChartViewActor): ReadonlySet<string> | null => {
  const covered = useSelector(actor, selectCovered);
  const by = useSelector(actor, selectCoveredBy);
  const player = useSelector(actor, ({ children }) => children.paths);
  const run = useSelector(player, (snapshot) => snapshot?.children.run);
  const played = useSelector(run, (snapshot) => (snapshot && by === 'session' ? selectRunCovered(snapshot) : null));
  const all = [...(covered ?? []), ...(played ?? [])];
  return covered || all.length > 0 ? new Set(all) : null;
};
