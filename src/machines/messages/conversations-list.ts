import type { Conversation } from '#services/contract/message.contract.ts';
import type { Message, Push } from '#services/contract/realtime.contract.ts';
import { compareIds } from './message-lines.ts';

const newest = ({ lastMessage, createdTime }: Conversation): number => lastMessage?.sentTime || (createdTime ?? 0);

export const withMessage = (
  list: readonly Conversation[],
  message: Message,
  memberId: string,
  isSeen: boolean,
): readonly Conversation[] =>
  list
    .map((conversation) => {
      if (conversation.id !== message.convId) return conversation;
      const { lastMessage, unreadMessageCount, historyTotal } = conversation;
      if (lastMessage && compareIds(message.id, lastMessage.id) <= 0) return conversation;
      const isUnread = message.msgFrom !== memberId && !isSeen;
      return {
        ...conversation,
        lastMessage: message,
        unreadMessageCount: unreadMessageCount + (isUnread ? 1 : 0),
        historyTotal: historyTotal + 1,
      };
    })
    .toSorted((a, b) => newest(b) - newest(a));

/** Merges the backend's list with changes made meanwhile: conversations in `changedIn` keep the local row, deleted ones stay deleted. */
export const withChanges = (
  answer: readonly Conversation[],
  known: readonly Conversation[],
  changedIn: readonly string[],
): readonly Conversation[] =>
  [...known.filter(({ id }) => changedIn.includes(id) && !answer.some((row) => row.id === id)), ...answer]
    .filter(({ id }) => !changedIn.includes(id) || known.some((row) => row.id === id))
    .map((conversation) => {
      const row = changedIn.includes(conversation.id) && known.find(({ id }) => id === conversation.id);
      if (!row || row.lastMessage === null) return conversation;
      const { lastMessage, unreadMessageCount, historyTotal } = row;
      const isOlder = !conversation.lastMessage || compareIds(conversation.lastMessage.id, lastMessage.id) < 0;
      return isOlder ? { ...conversation, lastMessage, unreadMessageCount, historyTotal } : conversation;
    })
    .toSorted((a, b) => newest(b) - newest(a));

export const asRead = (list: readonly Conversation[], convId: string): readonly Conversation[] =>
  list.map((conversation) => (conversation.id === convId ? { ...conversation, unreadMessageCount: 0 } : conversation));

export const withConversation = (list: readonly Conversation[], conversation: Conversation): readonly Conversation[] =>
  list.some(({ id }) => id === conversation.id)
    ? list.map((known) => (known.id === conversation.id ? conversation : known))
    : [conversation, ...list];

export const unreadOf = (list: readonly Conversation[]): number =>
  list.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0);

/** Unread messages of all conversations, for the badge. */
export const selectUnread = ({ context }: { readonly context: { readonly list: readonly Conversation[] } }): number =>
  unreadOf(context.list);

export const messageOf = ({ message }: Push): Message | null => (message && 'convId' in message ? message : null);
