import { conversationKey, putMessage } from '../tables.ts';
import type { Folds } from './folds.ts';

export const messageFolds = {
  'conversation.opened': (tables, { row, at }) => {
    tables.conversations.set(row.id, { ...row, createdTime: at });
  },
  'conversation.deleted': (tables, { convId, memberId, count }) => {
    tables.deletedMessages.set(conversationKey(convId, memberId), count);
    tables.hiddenConversations.add(conversationKey(convId, memberId));
  },
  'conversation.reopened': (tables, { convId, memberId }) => {
    tables.hiddenConversations.delete(conversationKey(convId, memberId));
  },
  'messages.read': (tables, { convId, memberId, count }) => {
    tables.readMessages.set(conversationKey(convId, memberId), count);
  },
  'message.sent': (tables, { row }) => putMessage(tables, row),
  'notices.read': (tables, { memberId, noticeType, time }) => {
    const key = `${memberId}:${noticeType}`;
    tables.noticesRead.set(key, Math.max(tables.noticesRead.get(key) ?? 0, time));
  },
} satisfies Partial<Folds>;
