import { Schema } from 'effect';
import {
  ById,
  contract,
  Flag,
  FlagOn,
  Id,
  orNull,
  Page,
  PageQuery,
  Ref,
  Tally,
  Text,
  Time,
  Title,
} from './contract.ts';
import { Message } from './realtime.contract.ts';

/** R3-49: 'post' with the post's id. */
const ContextType = orNull(Schema.Literal('post'));

export const ConversationMember = Schema.Struct({
  id: Id,
  name: Text,
  avatar: Text,
  company: Text,
  position: Text,
  isAnonymous: Flag,
  contextType: ContextType,
  contextId: orNull(Id),
});
export type ConversationMember = typeof ConversationMember.Type;

/** R3-47. `members` includes the caller; the flags are about the other. `messageList`: history up to page `historyCurrent`, empty in lists. */
export const Conversation = Schema.Struct({
  id: Id,
  members: Schema.Array(ConversationMember),
  unreadMessageCount: Tally,
  lastMessage: orNull(Message),
  createdTime: Time,
  isFollowed: Flag,
  isFriend: FlagOn,
  isBlockedMe: Flag,
  contextType: ContextType,
  contextId: orNull(Id),
  messageList: Schema.Array(Message),
  historyCurrent: Tally,
  historyTotal: Tally,
});
export type Conversation = typeof Conversation.Type;

export const MessageTemplate = Schema.Struct({ category: Text, content: Schema.NonEmptyString });
export type MessageTemplate = typeof MessageTemplate.Type;

/** Type 1 (R3-53). */
export const PostCard = Schema.Struct({
  postId: Id,
  title: Title,
  type: Ref,
  coverImg: orNull(Schema.String),
});
export type PostCard = typeof PostCard.Type;

/** `messagePackage` of type 900 (R3-56). */
export const PostPackage = Schema.Struct({ title: Text, posts: Schema.Array(PostCard) });
export type PostPackage = typeof PostPackage.Type;

export const conversationRefusal = { self: 40001, gone: 404 } as const;

/** R7.5-1 to R7.5-3, R7.5-7 to R7.5-11. Messages are sent over the socket (`realtime.contract.ts`). */
export const message = contract({
  list: {
    method: 'GET',
    path: '/msg/conversation/list',
    access: 'member',
    data: Schema.Array(Conversation),
  },
  /** `members`: ids of the others. Returns the existing conversation if there is one. */
  create: {
    method: 'POST',
    path: '/msg/conversation',
    access: 'member',
    act: 'openMessages',
    body: Schema.Struct({
      members: Schema.NonEmptyArray(Id),
      contextType: ContextType,
      contextId: Schema.NullOr(Id),
    }),
    data: Conversation,
    again: 'same',
  },
  /** For the caller only; later messages start the conversation anew. */
  delete: { method: 'DELETE', path: '/msg/conversation/:id', access: 'member', params: ById, data: Schema.Boolean },
  page: {
    method: 'GET',
    path: '/msg/messages/page',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, convId: Id }),
    data: Page(Message),
    uncalled: 'R7.5-7',
  },
  /** Before `lastMsgId` (all without it), newest first; `size` is 10. */
  history: {
    method: 'GET',
    path: '/msg/messages/history',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, convId: Id, lastMsgId: Schema.optional(Id) }),
    data: Page(Message),
  },
  read: {
    method: 'GET',
    path: '/msg/messages/read',
    access: 'member',
    query: Schema.Struct({ convId: Id }),
    data: Schema.Boolean,
  },
  templateCategories: {
    method: 'GET',
    path: '/msg/messages/template/categories',
    access: 'member',
    data: Schema.Array(Schema.String),
  },
  templates: {
    method: 'GET',
    path: '/msg/messages/template/list/category',
    access: 'member',
    query: Schema.Struct({ category: Schema.String }),
    data: Schema.Array(MessageTemplate),
  },
});
