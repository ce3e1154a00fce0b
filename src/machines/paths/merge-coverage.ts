import type { Coverage, Covered, MachineCoverage } from './coverage.ts';

const both = (a: Covered, b: Covered): Covered => {
  const covered = new Set([...a.covered, ...b.covered]);
  const all = new Set([...a.covered, ...a.missing, ...b.covered, ...b.missing]);
  return { covered: [...covered].toSorted(), missing: [...all].filter((id) => !covered.has(id)).toSorted() };
};

const merged = (a: MachineCoverage, b: MachineCoverage): MachineCoverage => ({
  machine: a.machine,
  states: both(a.states, b.states),
  transitions: both(a.transitions, b.transitions),
  guards: both(a.guards, b.guards),
  requirements: both(a.requirements, b.requirements),
  // A lower bound: pair ids are not stored.
  pairs: { covered: Math.max(a.pairs.covered, b.pairs.covered), total: a.pairs.total ?? b.pairs.total },
});

export const mergeCoverage = (parts: readonly Coverage[]): readonly MachineCoverage[] => {
  const machines = new Map<string, MachineCoverage>();
  for (const one of parts.flatMap((part) => part.machines)) {
    const known = machines.get(one.machine);
    machines.set(one.machine, known ? merged(known, one) : one);
  }
  return [...machines.values()].toSorted((a, b) => (a.machine < b.machine ? -1 : 1));
};
