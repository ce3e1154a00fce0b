import type { circle } from '#services/contract/circle.contract.ts';
import * as circles from '../domain/rules/circles.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const circleHandlers = (world: World): Handlers<typeof circle> => ({
  join: ({ caller, params }) => {
    circles.joinCircle(world, params.id, memberIdOf(caller));
    return true;
  },
  leave: ({ caller, params }) => {
    circles.leaveCircle(world, params.id, memberIdOf(caller));
    return true;
  },
  recommend: ({ caller, query }) => circles.recommendedCircles(world, caller?.memberId ?? null, query),
  statistic: ({ caller }) => circles.circleStatistic(world, memberIdOf(caller)),
  my: ({ caller, query }) => circles.circlesOf(world, memberIdOf(caller), 'all', query),
  followColumn: ({ caller, query }) => circles.circlesOf(world, memberIdOf(caller), 'others', query),
  createColumn: ({ caller, query }) => circles.circlesOf(world, memberIdOf(caller), 'own', query),
  detail: ({ caller, params }) => circles.circleDetail(world, params.id, caller?.memberId ?? null),
  miniappCode: ({ params, query }) => circles.circleCode(world, params.id, query.page),
});
