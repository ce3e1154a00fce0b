import { Exit, Schema } from 'effect';
import { messageMaxLength } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { conversationRefusal } from '#services/contract/message.contract.ts';
import { may } from '#services/contract/permissions.ts';
import { destination, type Message, OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import type { Conversation } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import type { ConversationRow, MessageRow } from '../seed-rows.ts';
import { briefOf, memberOf } from './accounts.ts';
import {
  conversationsOf,
  deletedCount,
  findConversation,
  isDeleted,
  messagesIn,
  otherOf,
  readCount,
  visibleMessagesIn,
} from './conversation-rows.ts';
import { isFollowing } from './follows.ts';
import { areFriends, hasBlocked } from './friends.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { roleOfCaller } from './permissions.ts';

const firstNewConversation = 79_001;
const firstNewMessage = 9_000_000_000_001;

export const messageFor =
  (viewer: string) =>
  (row: MessageRow, isRead: boolean): Message => ({
    ...row,
    isRead,
    direction: row.msgFrom === viewer ? 1 : 0,
    displayIcon: true,
  });

const shown = (domain: Domain, viewer: string, row: ConversationRow): readonly (() => Message)[] => {
  const deleted = deletedCount(domain, row.id, viewer);
  const read = { own: readCount(domain, row.id, viewer), others: readCount(domain, row.id, otherOf(row, viewer)) };
  return visibleMessagesIn(domain, row.id, viewer)
    .map((message, index) => () => {
      const limit = message.msgFrom === viewer ? read.others : read.own;
      return messageFor(viewer)(message, deleted + index < limit);
    })
    .reverse();
};

const unreadIn = (domain: Domain, viewer: string, { id }: ConversationRow): number => {
  const from = Math.max(readCount(domain, id, viewer), deletedCount(domain, id, viewer));
  return messagesIn(domain, id)
    .slice(from)
    .filter(({ msgTo }) => msgTo === viewer).length;
};

const personIn = (domain: Domain, row: ConversationRow, memberId: string): Conversation['members'][number] => {
  const { memberId: id, ...person } = briefOf(domain, memberId);
  const isAnonymous = row.anonymousId === memberId;
  const { contextType, contextId } = row;
  return {
    id,
    ...(isAnonymous ? { name: '', avatar: '', company: '', position: '' } : person),
    isAnonymous,
    contextType,
    contextId,
  };
};

const conversationFor = (domain: Domain, viewer: string, row: ConversationRow): Conversation => {
  const other = otherOf(row, viewer);
  const messages = shown(domain, viewer, row);
  return {
    id: row.id,
    members: row.memberIds.map((id) => personIn(domain, row, id)),
    unreadMessageCount: unreadIn(domain, viewer, row),
    lastMessage: messages[0]?.() ?? null,
    createdTime: row.createdTime,
    isFollowed: isFollowing(domain, viewer, other),
    isFriend: areFriends(domain, viewer, other),
    isBlockedMe: hasBlocked(domain, other, viewer),
    contextType: row.contextType,
    contextId: row.contextId,
    messageList: [],
    historyCurrent: 0,
    historyTotal: messages.length,
  };
};

export const conversationList = (domain: Domain, viewer: string): readonly Conversation[] =>
  conversationsOf(domain, viewer)
    .map((row) => conversationFor(domain, viewer, row))
    .toSorted((a, b) => newest(b) - newest(a) || Number(b.id) - Number(a.id));

const newest = ({ lastMessage, createdTime }: Conversation): number => lastMessage?.sentTime ?? createdTime;

interface Wanted {
  readonly members: readonly string[];
  readonly contextType: 'post' | null;
  readonly contextId: string | null;
}

/** Returns the conversation about the given context; creates it, or restores a deleted one. */
export const openConversation = (domain: Domain, viewer: string, wanted: Wanted): Conversation => {
  const other = wanted.members.find((id) => id !== viewer);
  if (other === undefined) throw refuse(conversationRefusal.self, '不能和自己对话');
  memberOf(domain, other);
  const { contextType, contextId } = wanted;
  const known = [...domain.tables.conversations.values()].find(
    (row) => row.memberIds.includes(viewer) && otherOf(row, viewer) === other && row.contextId === contextId,
  );
  if (known) {
    if (isDeleted(domain, known, viewer))
      domain.commit({ type: 'conversation.reopened', convId: known.id, memberId: viewer });
    return conversationFor(domain, viewer, known);
  }
  const id = String(firstNewConversation + domain.tables.conversations.size);
  const row = { id, memberIds: [viewer, other], anonymousId: null, contextType, contextId } as const;
  const { at } = domain.commit({ type: 'conversation.opened', row });
  return conversationFor(domain, viewer, { ...row, createdTime: at });
};

export const deleteConversation = (domain: Domain, viewer: string, id: string): void => {
  findConversation(domain, viewer, id);
  domain.commit({ type: 'conversation.deleted', convId: id, memberId: viewer, count: messagesIn(domain, id).length });
};

export const messagePage = (domain: Domain, viewer: string, convId: string, paging: Paging): PageOf<Message> =>
  mapPage(pageOf(shown(domain, viewer, findConversation(domain, viewer, convId)), paging), (make) => make());

export const messageHistory = (
  domain: Domain,
  viewer: string,
  convId: string,
  lastMsgId: string | undefined,
  paging: Paging,
): PageOf<Message> => {
  const row = findConversation(domain, viewer, convId);
  const at = visibleMessagesIn(domain, convId, viewer).findLastIndex(({ id }) => id === lastMsgId);
  const messages = shown(domain, viewer, row);
  return mapPage(pageOf(at < 0 ? messages : messages.slice(messages.length - at), paging), (make) => make());
};

export const readMessages = (domain: Domain, viewer: string, convId: string): void => {
  const row = findConversation(domain, viewer, convId);
  if (unreadIn(domain, viewer, row) === 0) return;
  domain.commit({ type: 'messages.read', convId, memberId: viewer, count: messagesIn(domain, convId).length });
};

const isAllowed = (domain: Domain, { msgFrom, msgTo, msgType, msgContent }: OutgoingMessage): boolean => {
  const caller = { family: '', memberId: msgFrom, openid: null, boundSince: false };
  const hasText = !isBlank(msgContent) && (msgType === 2 || lengthOf(msgContent) <= messageMaxLength);
  return (
    hasText &&
    may(roleOfCaller(domain, caller), 'message') === 'yes' &&
    areFriends(domain, msgFrom, msgTo) &&
    !hasBlocked(domain, msgTo, msgFrom)
  );
};

/**
 * Keeps the order of arrival, without detecting duplicates: the specified payload has no key. Drops a forbidden message
 * silently, as a broker would, and returns null.
 */
export const sendMessage = (domain: Domain, outgoing: OutgoingMessage): MessageRow | null => {
  const { convId, msgFrom, msgTo } = outgoing;
  const conversation = domain.tables.conversations.get(convId);
  if (!conversation?.memberIds.includes(msgFrom) || otherOf(conversation, msgFrom) !== msgTo) return null;
  if (!isAllowed(domain, outgoing)) return null;
  const row: MessageRow = {
    ...outgoing,
    id: String(firstNewMessage + domain.tables.sentMessages),
    messagePackage: null,
  };
  domain.commit({ type: 'message.sent', row });
  return row;
};

const Outgoing = Schema.fromJsonString(OutgoingMessage);

/** A frame to `/app/message` (R7.5-14); members send in their own name only. */
export const receiveFrame = (
  domain: Domain,
  { user, destination: to, body }: { readonly user: string; readonly destination: string; readonly body: string },
): MessageRow | null => {
  if (to !== destination.send) return null;
  const decoded = Schema.decodeUnknownExit(Outgoing)(body);
  return Exit.isSuccess(decoded) && decoded.value.msgFrom === user ? sendMessage(domain, decoded.value) : null;
};

export const templateCategories = (domain: Domain): readonly string[] => [
  ...new Set(domain.seed.messageTemplates.map(({ category }) => category)),
];
