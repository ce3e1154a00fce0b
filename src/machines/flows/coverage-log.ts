import type { Taken } from '../journal/shadow.ts';
import { activeIn, chartOf, isMachineSnapshot } from '../paths/chart.ts';

const nothing: ReadonlySet<string> = new Set();

export const coverageLog = () => {
  const found = new Map<string, Set<string>>();
  const known = new WeakSet<object>();
  const add = (machine: string, ids: readonly string[]): void => {
    const all = found.get(machine) ?? new Set();
    found.set(machine, all);
    for (const id of ids) all.add(id);
  };
  return {
    saw: (snapshot: unknown): void => {
      if (!isMachineSnapshot(snapshot) || known.has(snapshot)) return;
      known.add(snapshot);
      add(snapshot.machine.id, activeIn(snapshot));
    },
    /** Includes the source: a state left at once appears in no snapshot. */
    took: (taken: readonly Taken[]): void => {
      for (const { transition } of taken) {
        const { machine } = transition.source;
        add(machine.id, [chartOf(machine).idOf(transition), transition.source.id]);
      }
    },
    of: (machine: string): ReadonlySet<string> => found.get(machine) ?? nothing,
  };
};
