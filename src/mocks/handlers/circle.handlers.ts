import type { circle } from '#services/contract/circle.contract.ts';
import type { Domain } from '../domain/domain.ts';
import * as circles from '../domain/rules/circles.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const circleHandlers = (domain: Domain): Handlers<typeof circle> => ({
  join: ({ caller, params }) => circles.joinCircle(domain, params.id, memberIdOf(caller)),
  leave: ({ caller, params }) => circles.leaveCircle(domain, params.id, memberIdOf(caller)),
  recommend: ({ caller, query }) => circles.recommendedCircles(domain, caller?.memberId ?? null, query),
  statistic: ({ caller }) => circles.circleStatistic(domain, memberIdOf(caller)),
  my: ({ caller, query }) => circles.circlesOf(domain, memberIdOf(caller), 'all', query),
  followColumn: ({ caller, query }) => circles.circlesOf(domain, memberIdOf(caller), 'others', query),
  createColumn: ({ caller, query }) => circles.circlesOf(domain, memberIdOf(caller), 'own', query),
  detail: ({ caller, params }) => circles.circleDetail(domain, params.id, caller?.memberId ?? null),
  miniappCode: ({ params, query }) => circles.circleCode(domain, params.id, query.page),
});
