import { pageSize } from '#services/contract/constants.ts';
import { noticeApi } from '#services/notice.api.ts';

/** The newest system messages of all types, and how many are unread (R2.4-9, R9: five previews). */
export const loadNoticePreviews = () => noticeApi.all({ query: { current: 1, size: pageSize.systemMessagePreviews } });
