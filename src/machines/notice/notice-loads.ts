import { Effect } from 'effect';
import type { PageOf } from '#services/contract/contract.ts';
import { type Notice, type NoticeType, noticeType } from '#services/contract/notice.contract.ts';
import { noticeApi } from '#services/notice.api.ts';
import type { Params } from '../shared/page.machine.ts';

/** The parts of the page, by the anchors of its address (R2.6-15 to R2.6-17); the notices without one. */
export const noticeParts = ['notice', 'comment', 'apply'] as const;
export type NoticePart = (typeof noticeParts)[number];

export const partOf = ({ part }: Params): NoticePart => noticeParts.find((name) => name === part) ?? 'notice';

export const typeOf = (params: Params): NoticeType | null => {
  const part = partOf(params);
  return part === 'apply' ? null : noticeType[part];
};

/** One part's messages; friend applications are a list of their own. */
export const loadNotices = (params: Params, current: number, size: number) => {
  const type = typeOf(params);
  return type === null
    ? Effect.succeed<PageOf<Notice>>({ records: [], total: 0, current, size })
    : noticeApi.page({ query: { noticeType: type, current, size } });
};
