import { useSelector } from '@xstate/react';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { useApp } from '#views/context.tsx';

/** The reader's conversations; nothing while their program is on its way, and for guests. */
export const useConversations = (): ConversationsActor | undefined =>
  useSelector(useApp(), ({ children }) => children.conversations);
