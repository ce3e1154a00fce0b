import type { ActorRefLike, AnyActorLogic, AnyActorRef, AnyActorScope, AnyEventObject } from 'xstate';
import { isLazyChart } from './lazy-chart.ts';

/** Private API of the pinned XState (docs/decisions). Nothing else in the project may use these. */
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

export const isMachine = (ref: ActorRefLike): boolean => {
  const logic = logicOf(ref);
  // A forged recording may contain any value.
  return typeof logic === 'object' && logic !== null && ('root' in logic || isLazyChart(logic));
};

/** An actor with a side effect on start: replay must not start it. */
export const isEffect = (ref: ActorRefLike): boolean => logicOf(ref)?.start !== undefined && !isMachine(ref);

export const unregister = (ref: AnyActorRef): void => (ref.system as unknown as PrivateSystem)._unregister(ref);

export const register = (root: AnyActorRef, systemId: string, ref: AnyActorRef): void =>
  (root.system as unknown as PrivateSystem)._set(systemId, ref);

/** Redirects an actor's entry actions to `run`. Works from `@xstate.actor` on. */
export const takeFirstActions = (ref: ActorRefLike, run: AnyActorScope['actionExecutor']): void => {
  const scope = (ref as PrivateRef)._actorScope;
  if (scope) Object.assign(scope, { actionExecutor: run });
};

/** Sends `event` after `delay` ms of the system's clock, like a delayed transition. */
export const schedule = (
  source: AnyActorRef,
  target: AnyActorRef,
  event: AnyEventObject,
  delay: number,
  id: string | undefined,
): void => (source.system as unknown as PrivateSystem).scheduler.schedule(source, target, event, delay, id);

export const scheduledIn = ({ system }: AnyActorRef): readonly ScheduledEvent[] =>
  Object.values(system.getSnapshot()._scheduledEvents) as readonly ScheduledEvent[];
