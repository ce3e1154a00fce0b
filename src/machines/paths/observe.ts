import type { ActorRefLike, InspectionEvent } from 'xstate';
import { activeIn, type Chart, chartOf, isMachineSnapshot, type Taken } from './chart.ts';

/** Inspector that reports every step of every chart, in live apps, tests and folded journals. */
export const observer = (report: (taken: Taken, chart: Chart) => void): ((inspected: InspectionEvent) => void) => {
  const active = new WeakMap<object, readonly string[]>();
  const running = new WeakMap<ActorRefLike, Map<Chart, { from: readonly string[]; hits: string[] }>>();
  /** A lazy actor has another chart before its code is loaded. */
  const stepsOf = (ref: ActorRefLike, chart: Chart) => {
    const steps = running.get(ref) ?? new Map();
    running.set(ref, steps);
    const known = steps.get(chart) ?? { from: [], hits: [] };
    steps.set(chart, known);
    return known;
  };

  return (inspected) => {
    const { actorRef, type } = inspected;
    if ((type !== '@xstate.microstep' && type !== '@xstate.snapshot') || !isMachineSnapshot(inspected.snapshot)) return;
    const { snapshot } = inspected;
    const chart = chartOf(snapshot.machine);
    const step = stepsOf(actorRef, chart);
    if (type === '@xstate.microstep') {
      step.hits.push(...inspected._transitions.map(chart.idOf));
      return;
    }
    const to = active.get(snapshot._nodes) ?? activeIn(snapshot);
    active.set(snapshot._nodes, to);
    const actor = 'sessionId' in actorRef ? String(actorRef.sessionId) : '';
    report(
      { machine: chart.machine, actor, from: step.from, event: inspected.event.type, transitions: step.hits, to },
      chart,
    );
    step.from = to;
    step.hits = [];
  };
};
