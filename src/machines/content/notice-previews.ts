import { Effect } from 'effect';
import { pageSize } from '#services/contract/constants.ts';
import { friend } from '#services/contract/friend.contract.ts';
import { notice } from '#services/contract/notice.contract.ts';
import { call } from '#services/env.ts';

/** Newest system messages and the unread count (R2.4-9, R9: five previews). */
export const loadNoticePreviews = () =>
  call(notice.all, { query: { current: 1, size: pageSize.systemMessagePreviews } });

export const loadApplicationPreviews = () =>
  Effect.map(
    call(friend.requests, { query: { current: 1, size: pageSize.friendApplicationPreviews } }),
    ({ records }) => records,
  );
