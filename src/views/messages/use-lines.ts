import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type ConversationActor,
  selectConfirmed,
  selectConversation,
  selectMessages,
} from '#machines/messages/conversation.machine.ts';
import type { ConversationsActor } from '#machines/messages/conversations.machine.ts';
import { type MessageLine, messageLines } from '#machines/messages/message-lines.ts';
import { selectEntries, selectOverdue } from '#machines/messages/outbox.machine.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { useCurrentUser } from '../context.tsx';

const none: readonly OutboxEntry[] = [];
const noKeys: readonly string[] = [];

export const useLines = (actor: ConversationsActor, conversation: ConversationActor): readonly MessageLine[] => {
  const { memberId } = useCurrentUser();
  const convId = useSelector(conversation, (snapshot) => selectConversation(snapshot).id);
  const messages = useSelector(conversation, selectMessages);
  const confirmed = useSelector(conversation, selectConfirmed);
  const outbox = useSelector(actor, ({ children }) => children.outbox);
  const pending = useSelector(
    outbox,
    (snapshot) => (snapshot ? selectEntries(snapshot, convId) : none),
    (a, b) => a.length === b.length && a.every((entry, at) => entry === b[at]),
  );
  const overdue = useSelector(outbox, (snapshot) => (snapshot ? selectOverdue(snapshot) : noKeys));
  return useMemo(
    () => messageLines(messages, [...confirmed, ...pending], memberId ?? '', overdue),
    [messages, confirmed, pending, memberId, overdue],
  );
};
