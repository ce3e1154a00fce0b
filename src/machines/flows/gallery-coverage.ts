import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { suiteCoverage } from '#services/flows/flow-files.ts';
import type { Coverage } from '../paths/coverage.ts';
import { shelfOf } from './shelf.ts';

/** How many states and transitions were covered, by the id of the chart; one that is not there was not met. */
export type Counts = Readonly<Record<string, readonly [states: number, transitions: number]>>;

/** More of these charts was covered in the session; of the others nothing has changed. */
export interface SharesGrew {
  readonly type: 'shares.grew';
  readonly counts: Counts;
}

/** What the last run of the tests covered of every chart; null where none has run before this was built. */
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

/** A transition's id begins with that of its state, and a slash. */
const countsOf = (covered: ReadonlySet<string>): readonly [number, number] => {
  const transitions = [...covered].filter((id) => id.includes('/')).length;
  return [covered.size - transitions, transitions];
};

/** Tells what the session covers of these charts, and whenever it covers more. Says nothing where there is none. */
export const sessionCounts = fromCallback<AnyEventObject, { machines: readonly string[] }>(
  ({ input: { machines }, sendBack, system }) => {
    const shelf = shelfOf(system);
    const told = new Map<string, number>();
    let isBegun = false;
    const tell = (): void => {
      const found = machines.flatMap((machine) => {
        const covered = shelf.covered(machine);
        return covered ? [{ machine, covered }] : [];
      });
      if (found.length === 0) return;
      const grown = found.filter(({ machine, covered }) => covered.size !== (told.get(machine) ?? 0));
      if (isBegun && grown.length === 0) return;
      isBegun = true;
      for (const { machine, covered } of grown) told.set(machine, covered.size);
      const counts = Object.fromEntries(grown.map(({ machine, covered }) => [machine, countsOf(covered)]));
      sendBack({ type: 'shares.grew', counts } satisfies SharesGrew);
    };
    tell();
    return shelf.watch(tell);
  },
);
