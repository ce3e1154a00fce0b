import { Schema } from 'effect';
import { Count, contract, FlagOn, Id, orElse, Page, PageQuery, QueryInt } from './contract.ts';
import { readWireText } from './wire.ts';

/** 0 notices, 1 comments (R3-44); what else there is says as a notice what it is. */
export const noticeType = { notice: 0, comment: 1 } as const;
const noticeTypes = [noticeType.notice, noticeType.comment] as const;
const NoticeType = orElse(Schema.Literals(noticeTypes), noticeType.notice);
export type NoticeType = typeof NoticeType.Type;
const QueryType = QueryInt.check(
  Schema.makeFilter((type) => type === noticeType.notice || type === noticeType.comment),
);

/**
 * A system message (R3-43): `sentTime` in milliseconds since 1970; `entityId` is what it speaks of; `noticeContent` is a
 * template as HTML, or JSON (`NoticeContent`).
 */
export const Notice = Schema.Struct({
  id: Id,
  sentTime: Schema.Int,
  noticeType: NoticeType,
  entityId: Schema.String,
  noticeContent: Schema.String,
  isRead: FlagOn,
});
export type Notice = typeof Notice.Type;

/** What a notice says where it is not HTML alone (R3-45). `commentType` is the kind of thing that was commented on. */
export const NoticeContent = Schema.Struct({
  template: Schema.NonEmptyString,
  msgType: Schema.optional(Schema.String),
  commentType: Schema.optional(Schema.String),
  subjectId: Schema.optional(Schema.String),
  postId: Schema.optional(Schema.String),
  adminMemberId: Schema.optional(Schema.String),
  memberId: Schema.optional(Schema.String),
});
export type NoticeContent = typeof NoticeContent.Type;

/** Both forms of R3-45: what is no JSON of ours is HTML. */
export const readNoticeContent = (content: string): NoticeContent =>
  readWireText(NoticeContent, content) ?? { template: content };

/** For each tab: how many are unread, and how many friend applications wait for an answer. */
export const UnreadCounts = Schema.Struct({ notice: Count, comment: Count, apply: Count });
export type UnreadCounts = typeof UnreadCounts.Type;

const Notices = Schema.Struct({ ...Page(Notice).fields, unreadMessageCount: UnreadCounts });
export type NoticePage = typeof Notices.Type;

/** System messages (R7.5-4 to R7.5-6). */
export const notice = contract({
  /** Of every type, the newest first: the previews of the top bar. */
  all: {
    method: 'GET',
    path: '/msg/notice/all',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Notices,
  },
  /** Of one type, the newest first. */
  page: {
    method: 'GET',
    path: '/msg/notice/page',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, noticeType: QueryType }),
    data: Notices,
  },
  /** All of the type that were sent up to `time` are read; gives what is left unread. */
  read: {
    method: 'GET',
    path: '/msg/notice/read',
    access: 'member',
    query: Schema.Struct({ noticeType: QueryType, time: QueryInt }),
    data: UnreadCounts,
  },
});
