import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ConversationActor } from '#machines/social/conversation.machine.ts';
import type { ConversationsActor } from '#machines/social/conversations.machine.ts';
import { type MessageLine, messageLines } from '#machines/social/message-lines.ts';
import { selectPending } from '#machines/social/outbox.machine.ts';
import type { OutboxEntry } from '#services/contract/stored.contract.ts';
import { useVisitor } from '../context.tsx';

const none: readonly OutboxEntry[] = [];

export const useLines = (actor: ConversationsActor, conversation: ConversationActor): readonly MessageLine[] => {
  const { memberId } = useVisitor();
  const convId = useSelector(conversation, ({ context }) => context.conversation.id);
  const messages = useSelector(conversation, ({ context }) => context.messages);
  const confirmed = useSelector(conversation, ({ context }) => context.confirmed);
  const outbox = useSelector(actor, ({ children }) => children.outbox);
  const pending = useSelector(
    outbox,
    (snapshot) => (snapshot ? selectPending(snapshot, convId) : none),
    (a, b) => a.length === b.length && a.every((entry, at) => entry === b[at]),
  );
  return useMemo(
    () => messageLines(messages, [...confirmed, ...pending], memberId ?? ''),
    [messages, confirmed, pending, memberId],
  );
};
