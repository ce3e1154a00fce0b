import { useSelector } from '@xstate/react';
import type { RefCallback } from 'react';
import { type CommentsActor, selectIsArriving } from '#machines/comments/comments.machine.ts';

/** Ref of what the address leads to: takes the user there, once. */
export const useArrival = (actor: CommentsActor): RefCallback<HTMLElement> | undefined => {
  const isArriving = useSelector(actor, selectIsArriving);
  if (!isArriving) return;
  return (element) => {
    if (!element) return;
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    element.focus({ preventScroll: true });
    actor.send({ type: 'comment.shown' });
  };
};
