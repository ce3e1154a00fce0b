import { Exit, Schema } from 'effect';
import { messageMaxLength } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { type Conversation, conversationRefusal } from '#services/contract/message.contract.ts';
import { may } from '#services/contract/permissions.ts';
import { destination, type Message, OutgoingMessage } from '#services/contract/realtime.contract.ts';
import { isBlank, lengthOf } from '#services/contract/text.ts';
import { refuse } from '../refusal.ts';
import type { ConversationRow, MessageRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import {
  conversationsOf,
  deletedCount,
  findConversation,
  isDeleted,
  otherOf,
  readCount,
  saidIn,
  seenIn,
} from './conversation-rows.ts';
import { isFollowing } from './follows.ts';
import { areFriends, hasBlocked } from './friends.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { roleOfCaller } from './permissions.ts';

const firstNewConversation = 79_001;
const firstNewMessage = 9_000_000_000_001;

export const messageFor =
  (reader: string) =>
  (row: MessageRow, isRead: boolean): Message => ({
    ...row,
    isRead,
    direction: row.msgFrom === reader ? 1 : 0,
    displayIcon: true,
  });

const shown = (world: World, reader: string, row: ConversationRow): readonly (() => Message)[] => {
  const deleted = deletedCount(world, row.id, reader);
  const read = { own: readCount(world, row.id, reader), others: readCount(world, row.id, otherOf(row, reader)) };
  return seenIn(world, row.id, reader)
    .map((said, index) => () => {
      const limit = said.msgFrom === reader ? read.others : read.own;
      return messageFor(reader)(said, deleted + index < limit);
    })
    .reverse();
};

const unreadIn = (world: World, reader: string, { id }: ConversationRow): number => {
  const from = Math.max(readCount(world, id, reader), deletedCount(world, id, reader));
  return saidIn(world, id)
    .slice(from)
    .filter(({ msgTo }) => msgTo === reader).length;
};

const personIn = (world: World, row: ConversationRow, memberId: string): Conversation['members'][number] => {
  const { nickname, avatar, company, position } = infoOf(memberOf(world, memberId));
  const isAnonymous = row.anonymousId === memberId;
  const { contextType, contextId } = row;
  return {
    id: memberId,
    ...(isAnonymous
      ? { name: '', avatar: '', company: '', position: '' }
      : { name: nickname, avatar, company, position }),
    isAnonymous,
    contextType,
    contextId,
  };
};

const conversationFor = (world: World, reader: string, row: ConversationRow): Conversation => {
  const other = otherOf(row, reader);
  const messages = shown(world, reader, row);
  return {
    id: row.id,
    members: row.memberIds.map((id) => personIn(world, row, id)),
    unreadMessageCount: unreadIn(world, reader, row),
    lastMessage: messages[0]?.() ?? null,
    createdTime: row.createdTime,
    isFollowed: isFollowing(world, reader, other),
    isFriend: areFriends(world, reader, other),
    isBlockedMe: hasBlocked(world, other, reader),
    contextType: row.contextType,
    contextId: row.contextId,
    messageList: [],
    historyCurrent: 0,
    historyTotal: messages.length,
  };
};

export const conversationList = (world: World, reader: string): readonly Conversation[] =>
  conversationsOf(world, reader)
    .map((row) => conversationFor(world, reader, row))
    .toSorted((a, b) => newest(b) - newest(a) || Number(b.id) - Number(a.id));

const newest = ({ lastMessage, createdTime }: Conversation): number => lastMessage?.sentTime ?? createdTime;

interface Wanted {
  readonly members: readonly string[];
  readonly contextType: 'post' | null;
  readonly contextId: string | null;
}

/** Returns the conversation about the given context; creates it, or restores a deleted one. */
export const openConversation = (world: World, reader: string, wanted: Wanted): Conversation => {
  const other = wanted.members.find((id) => id !== reader);
  if (other === undefined) throw refuse(conversationRefusal.self, '不能和自己对话');
  memberOf(world, other);
  const { contextType, contextId } = wanted;
  const known = [...world.tables.conversations.values()].find(
    (row) => row.memberIds.includes(reader) && otherOf(row, reader) === other && row.contextId === contextId,
  );
  if (known) {
    if (isDeleted(world, known, reader))
      world.commit({ type: 'conversation.reopened', convId: known.id, memberId: reader });
    return conversationFor(world, reader, known);
  }
  const id = String(firstNewConversation + world.tables.conversations.size);
  const { at } = world.commit({
    type: 'conversation.opened',
    row: { id, memberIds: [reader, other], anonymousId: null, contextType, contextId },
  });
  return conversationFor(world, reader, {
    id,
    memberIds: [reader, other],
    anonymousId: null,
    contextType,
    contextId,
    createdTime: at,
  });
};

export const deleteConversation = (world: World, reader: string, id: string): void => {
  findConversation(world, reader, id);
  world.commit({ type: 'conversation.deleted', convId: id, memberId: reader, count: saidIn(world, id).length });
};

export const messagePage = (world: World, reader: string, convId: string, paging: Paging): PageOf<Message> =>
  mapPage(pageOf(shown(world, reader, findConversation(world, reader, convId)), paging), (make) => make());

export const messageHistory = (
  world: World,
  reader: string,
  convId: string,
  lastMsgId: string | undefined,
  paging: Paging,
): PageOf<Message> => {
  const row = findConversation(world, reader, convId);
  const at = seenIn(world, convId, reader).findLastIndex(({ id }) => id === lastMsgId);
  const messages = shown(world, reader, row);
  return mapPage(pageOf(at < 0 ? messages : messages.slice(messages.length - at), paging), (make) => make());
};

export const readMessages = (world: World, reader: string, convId: string): void => {
  const row = findConversation(world, reader, convId);
  if (unreadIn(world, reader, row) === 0) return;
  world.commit({ type: 'messages.read', convId, memberId: reader, count: saidIn(world, convId).length });
};

const isAllowed = (world: World, { msgFrom, msgTo, msgType, msgContent }: OutgoingMessage): boolean => {
  const caller = { family: '', memberId: msgFrom, openid: null, boundSince: false };
  const hasText = !isBlank(msgContent) && (msgType === 2 || lengthOf(msgContent) <= messageMaxLength);
  return (
    hasText &&
    may(roleOfCaller(world, caller), 'message') === 'yes' &&
    areFriends(world, msgFrom, msgTo) &&
    !hasBlocked(world, msgTo, msgFrom)
  );
};

/**
 * Keeps the order of arrival, without detecting duplicates: the specified payload has no key. Drops a forbidden message
 * silently, as a broker would, and returns null.
 */
export const sendMessage = (world: World, outgoing: OutgoingMessage): MessageRow | null => {
  const { convId, msgFrom, msgTo } = outgoing;
  const conversation = world.tables.conversations.get(convId);
  if (!conversation?.memberIds.includes(msgFrom) || otherOf(conversation, msgFrom) !== msgTo) return null;
  if (!isAllowed(world, outgoing)) return null;
  const row: MessageRow = {
    ...outgoing,
    id: String(firstNewMessage + world.tables.sentMessages),
    messagePackage: null,
  };
  world.commit({ type: 'message.sent', row });
  return row;
};

const Outgoing = Schema.fromJsonString(OutgoingMessage);

/** A frame to `/app/message` (R7.5-14); members send in their own name only. */
export const receiveFrame = (
  world: World,
  { user, destination: to, body }: { readonly user: string; readonly destination: string; readonly body: string },
): MessageRow | null => {
  if (to !== destination.send) return null;
  const decoded = Schema.decodeUnknownExit(Outgoing)(body);
  return Exit.isSuccess(decoded) && decoded.value.msgFrom === user ? sendMessage(world, decoded.value) : null;
};

export const templateCategories = (world: World): readonly string[] => [
  ...new Set(world.seed.messageTemplates.map(({ category }) => category)),
];
