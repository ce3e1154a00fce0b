import type { activity } from '#services/contract/activity.contract.ts';
import type { Domain } from '../domain/domain.ts';
import {
  activityCities,
  activityDetail,
  activityPage,
  activityPreview,
  hotActivityPage,
  relatedActivities,
  searchActivities,
  viewActivity,
} from '../domain/rules/activities.ts';
import { hotKeywords } from '../domain/rules/keywords.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

export const activityHandlers = (domain: Domain): Handlers<typeof activity> => ({
  page: ({ query }) => activityPage(domain, query),
  hotPage: ({ query }) => hotActivityPage(domain, query),
  detail: ({ caller, params }) => activityDetail(domain, params.id, caller?.memberId ?? null),
  search: ({ query }) => searchActivities(domain, query),
  view: ({ body }) => viewActivity(domain, body.id),
  hotKeywords: () => hotKeywords(domain, 'events', domain.seed.activityKeywords),
  cities: () => activityCities(domain),
  preview: ({ caller, params }) => activityPreview(domain, memberIdOf(caller), params.id),
  related: ({ params }) => relatedActivities(domain, params.id),
});
