import { useSelector } from '@xstate/react';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { selectUnread } from '#machines/messages/conversations-list.ts';
import { useApp } from '../context.tsx';
import { useLoaded } from '../kit/use-loaded.ts';

/** Undefined while the chart's code loads, and for guests. */
export const useConversations = (): ConversationsActor | undefined =>
  useLoaded(useSelector(useApp(), ({ children }) => children.conversations));

export const useUnread = (): number =>
  useSelector(useConversations(), (snapshot) => (snapshot ? selectUnread(snapshot) : 0));
