import { type notice, noticeType } from '#services/contract/notice.contract.ts';
import { noticePage, readNotices } from '../domain/rules/notices.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
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
