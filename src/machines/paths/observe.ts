import type { ActorRefLike, AnyStateMachine, InspectionEvent } from 'xstate';
import { isMachine, logicOf } from '../shared/private-names.ts';
import { activeIn, type Chart, chartOf, isMachineSnapshot, type Taken } from './chart.ts';

/**
 * An inspector that tells every step of every chart in a system, in the form in which coverage is counted: for running
 * apps, for tests, and for journals that are folded again.
 */
export const observer = (tell: (taken: Taken, chart: Chart) => void): ((inspected: InspectionEvent) => void) => {
  const charts = new WeakMap<object, Chart>();
  const active = new WeakMap<object, readonly string[]>();
  const running = new WeakMap<ActorRefLike, { from: readonly string[]; hits: string[] }>();
  const stepsOf = (ref: ActorRefLike) => {
    const known = running.get(ref) ?? { from: [], hits: [] };
    running.set(ref, known);
    return known;
  };
  const chartIn = (ref: ActorRefLike): Chart | null => {
    const logic = logicOf(ref);
    if (!logic || !isMachine(ref)) return null;
    const chart = charts.get(logic) ?? chartOf(logic as unknown as AnyStateMachine);
    charts.set(logic, chart);
    return chart;
  };

  return (inspected) => {
    const { actorRef, type } = inspected;
    const chart = type === '@xstate.microstep' || type === '@xstate.snapshot' ? chartIn(actorRef) : null;
    if (!chart) return;
    const step = stepsOf(actorRef);
    if (type === '@xstate.microstep') step.hits.push(...inspected._transitions.map(chart.idOf));
    if (type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    const { snapshot } = inspected;
    const to = active.get(snapshot._nodes) ?? activeIn(snapshot);
    active.set(snapshot._nodes, to);
    const actor = 'sessionId' in actorRef ? String(actorRef.sessionId) : '';
    tell(
      { machine: chart.machine, actor, from: step.from, event: inspected.event.type, transitions: step.hits, to },
      chart,
    );
    running.set(actorRef, { from: to, hits: [] });
  };
};
