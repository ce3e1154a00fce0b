import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { useApp, useTo } from '../context.tsx';
import { useConversations } from './use-conversations.ts';

interface WriteTo {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Writing to a member, about a post or not: the dialog where there is room for it, else the page. It is a link, so that
 * who has to log in first gets there afterwards.
 */
export const useWriteTo = (memberId: string, postId: string | null = null): WriteTo => {
  const to = useTo();
  const conversations = useConversations();
  const isMobile = useSelector(useApp(), ({ context }) => context.isMobile);
  return {
    href: to.messages({ to: memberId, ...(postId === null ? {} : { post: postId }) }),
    onClick: (event) => {
      const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!conversations || isMobile || isOther) return;
      event.preventDefault();
      conversations.send({ type: 'conversation.begin', memberId, postId });
    },
  };
};
