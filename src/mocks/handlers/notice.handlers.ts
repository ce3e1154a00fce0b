import { noticePage, readNotices } from '#mocks/domain/rules/notices.ts';
import { memberIdOf } from '#mocks/domain/rules/tokens.ts';
import type { World } from '#mocks/domain/world.ts';
import { type notice, noticeType } from '#services/contract/notice.contract.ts';
import type { Handlers } from './handlers.ts';

export const noticeHandlers = (world: World): Handlers<typeof notice> => ({
  all: ({ caller, query }) => noticePage(world, memberIdOf(caller), undefined, query),
  page: ({ caller, query }) => noticePage(world, memberIdOf(caller), query.noticeType, query),
  read: ({ caller, query }) =>
    readNotices(
      world,
      memberIdOf(caller),
      query.noticeType === noticeType.comment ? noticeType.comment : noticeType.notice,
      query.time,
    ),
});
