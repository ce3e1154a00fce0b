import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { pathOf } from '#machines/kit/actor-path.ts';
import { activeIn, type Chart, chartOf, isMachineSnapshot, type Taken } from '#machines/paths/chart.ts';
import { type Coverage, coverageFormat, coverageOf } from '#machines/paths/coverage.ts';

/** What a recorded session covers: its journal is folded again, and every step of every chart is looked at. */
export const journalCoverage = (
  logic: AnyActorLogic,
  input: unknown,
  entries: readonly Pick<JournalEntry, 'path' | 'incarnation' | 'event'>[],
): Coverage => {
  const charts = new Map<AnyStateMachine, Chart>();
  const steps: Taken[] = [];
  /** What was taken since the last entry, by the path of the actor. */
  let taken = new Map<string, AnyTransitionDefinition[]>();
  const onInspection = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.microstep') return;
    const path = pathOf(inspected.actorRef);
    taken.set(path, [...(taken.get(path) ?? []), ...inspected._transitions]);
  };
  const shadow = createShadow(logic, input);
  shadow.root.system.inspect(onInspection);

  const chartOfState = ({ machine }: AnyMachineSnapshot): Chart => {
    const chart = charts.get(machine) ?? chartOf(machine);
    charts.set(machine, chart);
    return chart;
  };
  const note = (path: string, event: string, before: unknown): void => {
    const after = shadow.snapshotAt(path);
    // An actor that has ended hears nothing; one that has not may hear and stay as it is.
    if (!isMachineSnapshot(after) || (after === before && after.status !== 'active')) return;
    const chart = chartOfState(after);
    const from = isMachineSnapshot(before) ? activeIn(before) : [];
    const transitions = (taken.get(path) ?? []).map(chart.idOf);
    steps.push({ machine: chart.machine, actor: path, from, event, transitions, to: activeIn(after) });
  };

  note('', 'xstate.init', null);
  for (const entry of entries) {
    const before = shadow.snapshotAt(entry.path);
    taken = new Map();
    shadow.apply(entry);
    note(entry.path, entry.event.type, before);
    // Charts that this step brought into being take their first steps at once.
    for (const path of taken.keys()) if (path !== entry.path) note(path, 'xstate.init', null);
  }
  const byMachine = new Map([...charts.values()].map((chart) => [chart.machine, chart]));
  return {
    format: coverageFormat,
    source: 'journal',
    machines: [...byMachine.values()]
      .toSorted((a, b) => (a.machine < b.machine ? -1 : 1))
      .map((chart) => coverageOf(chart, steps)),
  };
};
