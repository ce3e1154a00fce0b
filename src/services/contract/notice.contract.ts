import { Schema } from 'effect';
import { contract, FlagOn, Id, orElse, Page, PageQuery, QueryInt, Tally, Text, Time } from './contract.ts';
import { readWireText } from './wire.ts';

/** R3-44; unknown types decode as notices. */
export const noticeType = { notice: 0, comment: 1 } as const;
const noticeTypes = [noticeType.notice, noticeType.comment] as const;
const NoticeType = orElse(Schema.Literals(noticeTypes), noticeType.notice);
export type NoticeType = typeof NoticeType.Type;
const QueryType = QueryInt.check(
  Schema.makeFilter((type) => type === noticeType.notice || type === noticeType.comment),
);

/** R3-43. `entityId` is its subject, `noticeContent` HTML or JSON (`NoticeContent`). */
export const Notice = Schema.Struct({
  id: Id,
  sentTime: Time,
  noticeType: NoticeType,
  entityId: Text,
  noticeContent: Text,
  isRead: FlagOn,
});
export type Notice = typeof Notice.Type;

/** R3-45. `commentType`: kind of the commented entity. */
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

/** R3-45: whatever is not such JSON is HTML. */
export const readNoticeContent = (content: string): NoticeContent =>
  readWireText(NoticeContent, content) ?? { template: content };

/** `apply` counts unanswered friend applications. */
export const UnreadCounts = Schema.Struct({ notice: Tally, comment: Tally, apply: Tally });
export type UnreadCounts = typeof UnreadCounts.Type;

const Notices = Schema.Struct({
  ...Page(Notice).fields,
  unreadMessageCount: orElse(UnreadCounts, { notice: 0, comment: 0, apply: 0 }),
});
export type NoticePage = typeof Notices.Type;

export const notice = contract({
  all: {
    method: 'GET',
    path: '/msg/notice/all',
    access: 'member',
    query: Schema.Struct(PageQuery),
    data: Notices,
  },
  page: {
    method: 'GET',
    path: '/msg/notice/page',
    access: 'member',
    query: Schema.Struct({ ...PageQuery, noticeType: QueryType }),
    data: Notices,
  },
  /** Marks all of the type sent up to `time`; returns the remaining unread counts. */
  read: {
    method: 'GET',
    path: '/msg/notice/read',
    access: 'member',
    query: Schema.Struct({ noticeType: QueryType, time: QueryInt }),
    data: UnreadCounts,
  },
});
