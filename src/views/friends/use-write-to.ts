import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import { useApp, useTo } from '../context.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { pressBySpace } from '../ui/press-by-space.ts';

export const useWriteTo = (memberId: string, postId: string | null = null) => {
  const to = useTo();
  const app = useApp();
  const isMobile = useSelector(app, selectIsMobile);
  return {
    href: to.messages({ to: memberId, ...(postId === null ? {} : { post: postId }) }),
    role: 'button' as const,
    onKeyDown: pressBySpace,
    onClick: (event: MouseEvent) => {
      if (isMobile || !isPlainClick(event)) return;
      event.preventDefault();
      app.send({ type: 'conversation.begin', memberId, postId });
    },
  };
};
