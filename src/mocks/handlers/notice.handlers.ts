import { type notice, noticeType } from '#services/contract/notice.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { noticePage, readNotices } from '../domain/rules/notices.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const noticeHandlers = (domain: Domain): Handlers<typeof notice> => ({
  all: ({ caller, query }) => noticePage(domain, memberIdOf(caller), undefined, query),
  page: ({ caller, query }) => noticePage(domain, memberIdOf(caller), query.noticeType, query),
  read: ({ caller, query }) =>
    readNotices(
      domain,
      memberIdOf(caller),
      query.noticeType === noticeType.comment ? noticeType.comment : noticeType.notice,
      query.time,
    ),
});
