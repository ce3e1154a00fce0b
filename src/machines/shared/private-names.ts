import type { ActorRefLike, AnyActorLogic, AnyActorRef } from 'xstate';

/** What the pinned XState (docs/decisions) has no public name for. Nothing else in the project may use these. */
interface PrivateRef {
  readonly _parent?: AnyActorRef;
  readonly logic?: AnyActorLogic & { readonly root?: unknown; readonly start?: unknown };
}
interface PrivateSystem {
  readonly _unregister: (ref: AnyActorRef) => void;
  readonly _set: (systemId: string, ref: AnyActorRef) => void;
}

export const parentOf = (ref: ActorRefLike): AnyActorRef | undefined => (ref as PrivateRef)._parent;

export const logicOf = (ref: ActorRefLike): PrivateRef['logic'] => (ref as PrivateRef).logic;

/** A state machine, as against a promise, a callback or an observable. */
export const isMachine = (ref: ActorRefLike): boolean => logicOf(ref)?.root !== undefined;

/** An actor that does something when it starts: replaying it means not starting it. */
export const isEffect = (ref: ActorRefLike): boolean => logicOf(ref)?.start !== undefined && !isMachine(ref);

export const unregister = (ref: AnyActorRef): void => (ref.system as unknown as PrivateSystem)._unregister(ref);

export const register = (root: AnyActorRef, systemId: string, ref: AnyActorRef): void =>
  (root.system as unknown as PrivateSystem)._set(systemId, ref);
