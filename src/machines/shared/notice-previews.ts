import { Effect } from 'effect';
import { pageSize } from '#services/contract/constants.ts';
import { friendApi } from '#services/friend.api.ts';
import { noticeApi } from '#services/notice.api.ts';

/** The newest system messages of all types, and how many are unread (R2.4-9, R9: five previews). */
export const loadNoticePreviews = () => noticeApi.all({ query: { current: 1, size: pageSize.systemMessagePreviews } });

/** The newest friend applications (R9: five previews). */
export const loadApplicationPreviews = () =>
  Effect.map(
    friendApi.requests({ query: { current: 1, size: pageSize.friendApplicationPreviews } }),
    ({ records }) => records,
  );
