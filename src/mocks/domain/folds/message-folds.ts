import { putMessage, talkKey } from '../tables.ts';
import type { Folds } from './folds.ts';

export const messageFolds = {
  'conversation.opened': (tables, { row, at }) => {
    tables.conversations.set(row.id, { ...row, createdTime: at });
  },
  'conversation.deleted': (tables, { convId, memberId, count }) => {
    tables.deletedMessages.set(talkKey(convId, memberId), count);
    tables.hiddenTalks.add(talkKey(convId, memberId));
  },
  'conversation.reopened': (tables, { convId, memberId }) => {
    tables.hiddenTalks.delete(talkKey(convId, memberId));
  },
  'messages.read': (tables, { convId, memberId, count }) => {
    tables.readMessages.set(talkKey(convId, memberId), count);
  },
  'message.sent': (tables, { row }) => putMessage(tables, row),
  'notices.read': (tables, { memberId, noticeType, time }) => {
    const key = `${memberId}:${noticeType}`;
    tables.noticesRead.set(key, Math.max(tables.noticesRead.get(key) ?? 0, time));
  },
} satisfies Partial<Folds>;
