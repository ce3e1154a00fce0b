import type { ActorRefLike, AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject } from 'xstate';
import { isLazyChart } from './lazy-chart.ts';

/** What the pinned XState (docs/decisions) has no public name for. Nothing else in the project may use these. */
interface PrivateRef {
  readonly _parent?: AnyActorRef;
  readonly _actorScope?: AnyActorScope;
  readonly logic?: AnyActorLogic;
}
interface PrivateSystem {
  readonly _unregister: (ref: AnyActorRef) => void;
  readonly _set: (systemId: string, ref: AnyActorRef) => void;
  readonly scheduler: {
    readonly schedule: (
      source: AnyActorRef,
      target: AnyActorRef,
      event: AnyEventObject,
      delay: number,
      id: string | undefined,
    ) => void;
  };
}

export interface ScheduledEvent {
  readonly source: AnyActorRef;
  readonly target: AnyActorRef;
  readonly event: AnyEventObject;
}

export const parentOf = (ref: ActorRefLike): AnyActorRef | undefined => (ref as PrivateRef)._parent;

export const logicOf = (ref: ActorRefLike): PrivateRef['logic'] => (ref as PrivateRef).logic;

/** Of a chart, as against a promise, a callback or an observable; the code of a lazy one may not be there yet. */
export const isMachine = (ref: ActorRefLike): boolean => {
  const logic = logicOf(ref);
  // A forged recording may put any value here.
  return typeof logic === 'object' && logic !== null && ('root' in logic || isLazyChart(logic));
};

/** An actor that does something when it starts: replaying it means not starting it. */
export const isEffect = (ref: ActorRefLike): boolean => logicOf(ref)?.start !== undefined && !isMachine(ref);

export const unregister = (ref: AnyActorRef): void => (ref.system as unknown as PrivateSystem)._unregister(ref);

export const register = (root: AnyActorRef, systemId: string, ref: AnyActorRef): void =>
  (root.system as unknown as PrivateSystem)._set(systemId, ref);

/** What an actor does on its way into its first state goes to `run` instead. Works from `@xstate.actor` on. */
export const takeFirstActions = (ref: ActorRefLike, run: AnyActorScope['actionExecutor']): void => {
  const scope = (ref as PrivateRef)._actorScope;
  if (scope) Object.assign(scope, { actionExecutor: run });
};

/** Sends `event` after `delay` milliseconds of the system's clock, as a delayed transition does. */
export const schedule = (
  source: AnyActorRef,
  target: AnyActorRef,
  event: AnyEventObject,
  delay: number,
  id: string | undefined,
): void => (source.system as unknown as PrivateSystem).scheduler.schedule(source, target, event, delay, id);

/** The delayed events that are on their way, in the order in which they were scheduled. */
export const scheduledIn = ({ system }: AnyActorRef): readonly ScheduledEvent[] =>
  Object.values(system.getSnapshot()._scheduledEvents) as readonly ScheduledEvent[];
