import { fromPromise } from 'xstate';
import { suiteCoverage } from '#services/flows/flow-files.ts';
import type { Coverage } from '../paths/coverage.ts';
import type { ChartFile } from './chart-file.ts';
import { shelfOf } from './shelf.ts';

/** `paths`: the generated ones. `tests`: the last run of the test suite. `session`: the recordings that are open. */
export type CoveredBy = 'paths' | 'tests' | 'session';

interface Asked {
  readonly chart: ChartFile | null;
  readonly by: CoveredBy | null;
}

const idsOf = ({ states, arrows }: ChartFile): readonly string[] => [...states, ...arrows].map(({ id }) => id);

/** A state is covered with whatever is covered in it: a run of tests tells the states in which actors rested. */
const withOuter = ({ states }: ChartFile, covered: Iterable<string>): readonly string[] => {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const around = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [id, ...around(parent)];
  };
  return [...new Set([...covered].flatMap(around))];
};

/** Ids of states and transitions of a chart that were covered; null where nobody has counted. */
export const loadCovered = fromPromise<readonly string[] | null, Asked>(async ({ input: { chart, by }, system }) => {
  if (!chart) return null;
  if (by === 'paths') return idsOf(chart).filter((id) => !chart.missing.includes(id));
  if (by === 'session') {
    const covered = shelfOf(system).covered(chart.machine);
    return covered && withOuter(chart, covered);
  }
  const suite = await suiteCoverage<Coverage>();
  const own = suite?.machines.find(({ machine }) => machine === chart.machine);
  return suite && withOuter(chart, own ? [...own.states.covered, ...own.transitions.covered] : []);
});
