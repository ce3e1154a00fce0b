import type { ActorRefLike, AnyActorRef } from 'xstate';
import { parentOf } from '../shared/private-names.ts';

/** The ids from the root to an actor, joined by `/`; the root's own path is empty. Session ids are no use: they are counted globally. */
export const pathOf = (ref: ActorRefLike): string => {
  const parent = parentOf(ref);
  return parent ? `${pathOf(parent)}/${(ref as AnyActorRef).id}` : '';
};
