import { type RefCallback, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { useWholePage } from '../context.tsx';
import { onceWanted } from './whole-page.ts';

/** Ref: tells the actor that scrolling brings the element near, or that the whole page is wanted. */
export const useNear = (actor: AnyActorRef | undefined): RefCallback<Element> => {
  const wholePage = useWholePage();
  // One window height ahead, so that the content has usually loaded when it is visible.
  return useMemo(() => onceWanted(wholePage, '100%', () => actor?.send({ type: 'part.near' })), [actor, wholePage]);
};
