import { Effect } from 'effect';
import { pageSize } from '#services/contract/constants.ts';
import { friend } from '#services/contract/friend.contract.ts';
import { notice } from '#services/contract/notice.contract.ts';
import { call } from '#services/env.ts';

/** The newest system messages of all types, and how many are unread (R2.4-9, R9: five previews). */
export const loadNoticePreviews = () =>
  call(notice.all, { query: { current: 1, size: pageSize.systemMessagePreviews } });

/** The newest friend applications (R9: five previews). */
export const loadApplicationPreviews = () =>
  Effect.map(
    call(friend.requests, { query: { current: 1, size: pageSize.friendApplicationPreviews } }),
    ({ records }) => records,
  );
