import { type Notice, type NoticeType, notice, noticeType } from '#services/contract/notice.contract.ts';
import { call } from '#services/env.ts';
import type { Params } from '../kit/page.machine.ts';

/** By anchor (R2.6-15 to R2.6-17); notices without one. */
export const noticeParts = ['notice', 'comment', 'apply'] as const;
export type NoticePart = (typeof noticeParts)[number];

export const partOf = ({ part }: Params): NoticePart => noticeParts.find((name) => name === part) ?? 'notice';

/** Friend applications are a separate list. */
export const typeOf = (params: Params): NoticeType =>
  partOf(params) === 'comment' ? noticeType.comment : noticeType.notice;

export const loadNotices = (params: Params, current: number, size: number) =>
  call(notice.page, { query: { noticeType: typeOf(params), current, size } });

/** Items stay marked as unread while they are looked at. */
export const keepIsRead = (known: Notice, came: Notice): Notice => ({ ...came, isRead: known.isRead });
