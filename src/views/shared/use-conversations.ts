import { useSelector } from '@xstate/react';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { unreadOf } from '#machines/social/conversations-list.ts';
import { useApp } from '../context.tsx';
import { useLoaded } from './use-loaded.ts';

/** The reader's conversations; nothing while their program is on its way, and for those who have none. */
export const useConversations = (): ConversationsActor | undefined =>
  useLoaded(useSelector(useApp(), ({ children }) => children.conversations));

/** How many of their messages are unread (R2.4-8). */
export const useUnread = (): number =>
  useSelector(useConversations(), (snapshot) => (snapshot ? unreadOf(snapshot.context.list) : 0));
