import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { suiteCoverage } from '#services/flows/flow-files.ts';
import type { Coverage } from '../paths/coverage.ts';
import type { ChartFile } from './chart-file.ts';
import { recordingStoreOf } from './recording-store.ts';

/** `tests`: last run of the test suite. `session`: recordings that are watched, open or played. */
export const coverers = ['paths', 'tests', 'session'] as const;
export type CoveredBy = (typeof coverers)[number];

interface Asked {
  readonly chart: ChartFile | null;
  readonly by: CoveredBy | null;
}

export interface CoverageGrew {
  readonly type: 'coverage.grew';
  readonly covered: readonly string[];
}

const idsOf = ({ states, arrows }: ChartFile): readonly string[] => [...states, ...arrows].map(({ id }) => id);

/** The suite's coverage lists only states at rest, without the states around them. */
const withOuter = ({ states }: ChartFile, covered: Iterable<string>): readonly string[] => {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const around = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [id, ...around(parent)];
  };
  return [...new Set([...covered].flatMap(around))];
};

export const loadCovered = fromPromise<readonly string[] | null, Asked>(async ({ input: { chart, by } }) => {
  if (!chart) return null;
  if (by === 'paths') return idsOf(chart).filter((id) => !chart.missing.includes(id));
  const suite = await suiteCoverage<Coverage>();
  const own = suite?.machines.find(({ machine }) => machine === chart.machine);
  return suite && withOuter(chart, own ? [...own.states.covered, ...own.transitions.covered] : []);
});

/** Sends `coverage.grew` for one recording (`recording`) or all; nothing where none is open. */
export const sessionCoverage = fromCallback<AnyEventObject, { chart: ChartFile | null; recording: string | null }>(
  ({ input: { chart, recording }, sendBack, system }) => {
    const store = recordingStoreOf(system);
    let count = -1;
    const sendGrown = (): void => {
      const covered = chart && store.covered(chart.machine, recording);
      if (!chart || !covered || covered.size === count) return;
      count = covered.size;
      sendBack({ type: 'coverage.grew', covered: withOuter(chart, covered) } satisfies CoverageGrew);
    };
    sendGrown();
    return store.watch(sendGrown);
  },
);
