import type { AnyActorLogic, AnyActorRef, AnyActorScope, AnyStateMachine } from 'xstate';
import { isLazyChart } from '../kit/lazy-chart.ts';

/** While shut, effect actors are parked and custom actions skipped. */
interface EffectGate {
  isClosed: boolean;
  readonly parked: Map<AnyActorRef, () => void>;
}

export const makeEffectGate = (): EffectGate => ({ isClosed: true, parked: new Map() });

type EffectLogic = AnyActorLogic & { start: NonNullable<AnyActorLogic['start']> };

const isStateMachine = (logic: AnyActorLogic): logic is AnyStateMachine =>
  'root' in logic && 'implementations' in logic;
const hasStart = (logic: AnyActorLogic): logic is EffectLogic => logic.start !== undefined;

export const gated = <L extends AnyActorLogic>(
  logic: L,
  gate: EffectGate,
  seen = new Map<AnyActorLogic, AnyActorLogic>(),
): L => {
  const known = seen.get(logic);
  if (known) return known as L;
  if (isStateMachine(logic)) return gatedMachine(logic, gate, seen) as AnyActorLogic as L;
  if (isLazyChart(logic)) return logic.with((machine) => gated(machine, gate, seen)) as AnyActorLogic as L;
  if (!hasStart(logic)) return logic;
  const behind = gatedEffect(logic, gate);
  seen.set(logic, behind);
  return behind as L;
};

const gatedMachine = (
  machine: AnyStateMachine,
  gate: EffectGate,
  seen: Map<AnyActorLogic, AnyActorLogic>,
): AnyStateMachine => {
  const { actions, actors } = machine.implementations;
  const behind: AnyStateMachine = machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        typeof action === 'function' && !('resolve' in action)
          ? (...args: Parameters<typeof action>) => (gate.isClosed ? undefined : action(...args))
          : action,
      ]),
    ),
  });
  seen.set(machine, behind);
  for (const [name, actor] of Object.entries(actors)) {
    behind.implementations.actors[name] = gated(actor as AnyActorLogic, gate, seen);
  }
  return behind;
};

const gatedEffect = (logic: EffectLogic, gate: EffectGate): AnyActorLogic => ({
  ...logic,
  start: (snapshot: unknown, scope: AnyActorScope) => {
    const self = scope.self as AnyActorRef;
    if (gate.isClosed) gate.parked.set(self, () => logic.start(self.getSnapshot(), scope));
    else logic.start(snapshot, scope);
  },
  transition: (snapshot, event, scope) => {
    const self = scope.self as AnyActorRef;
    if (!gate.parked.has(self)) return logic.transition(snapshot, event, scope);
    if (event.type === 'xstate.stop') {
      gate.parked.delete(self);
      return { ...snapshot, status: 'stopped', input: undefined };
    }
    if (!/^xstate\.(promise|observable)\./.test(event.type)) return snapshot;
    const next = logic.transition(snapshot, event, scope);
    if (next.status !== 'active') gate.parked.delete(self);
    return next;
  },
});
