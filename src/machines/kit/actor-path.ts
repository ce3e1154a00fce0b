import type { ActorRefLike, AnyActorRef } from 'xstate';
import { parentOf } from './xstate-internals.ts';

export const rootPath = '';

/** Ids from the root, joined by `/`. Session ids are unusable: they are counted globally. */
export const pathOf = (ref: ActorRefLike): string => {
  const parent = parentOf(ref);
  return parent ? `${pathOf(parent)}/${(ref as AnyActorRef).id}` : rootPath;
};

/** Null for one that does not run. */
export const actorAt = (root: AnyActorRef, path: string): AnyActorRef | null => {
  let ref: AnyActorRef | undefined = root;
  for (const name of path.split('/').slice(1)) ref = ref?.getSnapshot().children?.[name];
  return ref?.getSnapshot().status === 'active' ? ref : null;
};
