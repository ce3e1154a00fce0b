import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { suiteCoverage } from '#services/flows/flow-files.ts';
import type { Coverage } from '../paths/coverage.ts';
import { recordingStoreOf } from './recording-store.ts';

export type Counts = Readonly<Record<string, readonly [states: number, transitions: number]>>;

export interface SharesGrew {
  readonly type: 'shares.grew';
  readonly counts: Counts;
}

export const loadSuiteCounts = fromPromise<Counts | null>(async () => {
  const suite = await suiteCoverage<Coverage>();
  return (
    suite &&
    Object.fromEntries(
      suite.machines.map(({ machine, states, transitions }) => [
        machine,
        [states.covered.length, transitions.covered.length],
      ]),
    )
  );
});

/** Ids of transitions contain a slash, ids of states do not. */
const countsOf = (covered: ReadonlySet<string>): readonly [number, number] => {
  const transitions = [...covered].filter((id) => id.includes('/')).length;
  return [covered.size - transitions, transitions];
};

/** Sends nothing where no recording is open. */
export const sessionCounts = fromCallback<AnyEventObject, { machines: readonly string[] }>(
  ({ input: { machines }, sendBack, system }) => {
    const store = recordingStoreOf(system);
    const counted = new Map<string, number>();
    let isBegun = false;
    const sendCounts = (): void => {
      const found = machines.flatMap((machine) => {
        const covered = store.covered(machine);
        return covered ? [{ machine, covered }] : [];
      });
      if (found.length === 0) return;
      const grown = found.filter(({ machine, covered }) => covered.size !== (counted.get(machine) ?? 0));
      if (isBegun && grown.length === 0) return;
      isBegun = true;
      for (const { machine, covered } of grown) counted.set(machine, covered.size);
      const counts = Object.fromEntries(grown.map(({ machine, covered }) => [machine, countsOf(covered)]));
      sendBack({ type: 'shares.grew', counts } satisfies SharesGrew);
    };
    sendCounts();
    return store.watch(sendCounts);
  },
);
