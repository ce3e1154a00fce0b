import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { register, unregister } from '../kit/xstate-internals.ts';
import type { Chart } from './chart.ts';
import { listeningRoot } from './listening-root.ts';

/** `left` in ms. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly left: number;
}

interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  readonly hits: readonly string[];
}

interface Position {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
}

interface Delayed {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly delay?: number;
}

const nothing = () => {};
const residentsOf = ({ system }: AnyActorRef) => Object.values(system.getAll() as Record<string, AnyActorRef>);
const inertClock = { setTimeout: () => 0, clearTimeout: nothing };

/** Single steps of a chart that never starts: nothing runs, and any state can be returned to. */
export const walker = (machine: AnyStateMachine, chart: Chart) => {
  const parent = listeningRoot(machine, inertClock);
  const above = new Set(residentsOf(parent));
  const actor: AnyActorRef = createActor(machine, { input: undefined, parent, clock: inertClock, logger: nothing });
  const blank: unknown = actor.getSnapshot();
  let hits: string[] = [];
  let timers: readonly Timer[] = [];
  parent.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') hits.push(...inspected._transitions.map(chart.idOf));
  });

  const note = (type: string, params: unknown): void => {
    if (type === 'xstate.stopChild' && params) unregister(params as AnyActorRef);
    if (type === 'xstate.cancel') timers = timers.filter(({ id }) => id !== (params as { sendId: string }).sendId);
    if (type !== 'xstate.raise') return;
    const { id, event, delay } = params as Delayed;
    if (delay !== undefined) timers = [...timers, { id, event, left: delay }].toSorted((a, b) => a.left - b.left);
  };
  const scope: AnyActorScope = {
    self: actor,
    id: actor.id,
    sessionId: actor.sessionId,
    system: actor.system,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: ({ type, params }: { type: string; params: unknown }) => note(type, params),
  };

  /** Registers only the children of the state to continue from. */
  const branchFrom = (snapshot: AnyMachineSnapshot | null): void => {
    actor.getSnapshot = () => snapshot ?? blank;
    for (const ref of residentsOf(actor)) if (!above.has(ref)) unregister(ref);
    for (const child of Object.values<AnyActorRef & { systemId?: string }>(snapshot?.children ?? {})) {
      if (child.systemId) register(actor, child.systemId, child);
    }
  };
  const step = (position: Position | null, run: () => unknown): Step => {
    branchFrom(position?.snapshot ?? null);
    hits = [];
    timers = position?.timers ?? [];
    const snapshot = run() as AnyMachineSnapshot;
    return { snapshot, timers: snapshot.status === 'active' ? timers : [], hits };
  };

  return {
    begin: (input: unknown): Step => step(null, () => machine.getInitialSnapshot(scope, input)),
    take: ({ snapshot, timers: waiting }: Position, event: AnyEventObject): Step =>
      step({ snapshot, timers: passed(waiting, event) }, () => machine.transition(snapshot, event, scope)),
  };
};

const passed = (timers: readonly Timer[], { type }: AnyEventObject): readonly Timer[] => {
  const [next, ...others] = timers;
  if (next?.event.type !== type) return timers;
  return others.map((timer) => ({ ...timer, left: timer.left - next.left }));
};
