import { Schema } from 'effect';
import { ById, Count, contract, Flag, FlagOn, Id, orElse, Page, PageQuery } from './contract.ts';
import { Message } from './realtime.contract.ts';

/** R3-49: 'post' with the post's id. */
const ContextType = orElse(Schema.NullOr(Schema.Literal('post')), null);

export const ConversationMember = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.String,
  company: Schema.String,
  position: Schema.String,
  isAnonymous: Flag,
  contextType: ContextType,
  contextId: Schema.NullOr(Id),
});
export type ConversationMember = typeof ConversationMember.Type;

/** R3-47. `members` includes the caller; the flags are about the other. `messageList`: history up to page `historyCurrent`, empty in lists. */
export const Conversation = Schema.Struct({
  id: Id,
  members: Schema.Array(ConversationMember),
  unreadMessageCount: Count,
  lastMessage: Schema.NullOr(Message),
  createdTime: Schema.Int,
  isFollowed: Flag,
  isFriend: FlagOn,
  isBlockedMe: Flag,
  contextType: ContextType,
  contextId: Schema.NullOr(Id),
  messageList: Schema.Array(Message),
  historyCurrent: Count,
  historyTotal: Count,
});
export type Conversation = typeof Conversation.Type;

export const MessageTemplate = Schema.Struct({ category: Schema.String, content: Schema.String });
export type MessageTemplate = typeof MessageTemplate.Type;

/** Type 1 (R3-53). */
export const PostCard = Schema.Struct({
  postId: Id,
  title: Schema.String,
  type: Schema.Int,
  coverImg: Schema.NullOr(Schema.String),
});
export type PostCard = typeof PostCard.Type;

/** `messagePackage` of type 900 (R3-56). */
export const PostPackage = Schema.Struct({ title: Schema.String, posts: Schema.Array(PostCard) });
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
  },
  /** For the caller only; later messages start the conversation anew. */
  delete: { method: 'DELETE', path: '/msg/conversation/:id', access: 'member', params: ById, data: Schema.Boolean },
  page: {
    method: 'GET',
    path: '/msg/messages/page',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, convId: Id }),
    data: Page(Message),
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
