import type { ActorRefLike, AnyActorRef } from 'xstate';
import { parentOf } from '../kit/xstate-internals.ts';

/** Ids from the root, joined by `/`; the root is ''. Session ids are unusable: they are counted globally. */
export const pathOf = (ref: ActorRefLike): string => {
  const parent = parentOf(ref);
  return parent ? `${pathOf(parent)}/${(ref as AnyActorRef).id}` : '';
};
