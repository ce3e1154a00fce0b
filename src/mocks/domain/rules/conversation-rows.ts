import { conversationRefusal } from '#services/contract/message.contract.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import type { ConversationRow, MessageRow } from '../seed-rows.ts';
import { conversationKey } from '../tables.ts';

export const messagesIn = (domain: Domain, convId: string): readonly MessageRow[] => [
  ...domain.seed.messages(convId),
  ...(domain.tables.messages.get(convId) ?? []),
];

export const deletedCount = (domain: Domain, convId: string, memberId: string): number =>
  domain.tables.deletedMessages.get(conversationKey(convId, memberId)) ?? 0;

export const readCount = (domain: Domain, convId: string, memberId: string): number =>
  domain.tables.readMessages.get(conversationKey(convId, memberId)) ?? 0;

export const visibleMessagesIn = (domain: Domain, convId: string, memberId: string): readonly MessageRow[] =>
  messagesIn(domain, convId).slice(deletedCount(domain, convId, memberId));

export const otherOf = ({ memberIds }: ConversationRow, memberId: string): string =>
  memberIds.find((id) => id !== memberId) ?? memberId;

export const isDeleted = (domain: Domain, { id }: ConversationRow, memberId: string): boolean =>
  domain.tables.hiddenConversations.has(conversationKey(id, memberId)) &&
  visibleMessagesIn(domain, id, memberId).length === 0;

export const conversationsOf = (domain: Domain, memberId: string): readonly ConversationRow[] =>
  [...domain.tables.conversations.values()].filter(
    (row) => row.memberIds.includes(memberId) && !isDeleted(domain, row, memberId),
  );

export const findConversation = (domain: Domain, memberId: string, id: string): ConversationRow => {
  const row = domain.tables.conversations.get(id);
  if (!row?.memberIds.includes(memberId)) throw refuse(conversationRefusal.gone, '对话不存在或已删除');
  return row;
};
