import type { activity } from '#services/contract/activity.contract.ts';
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
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const activityHandlers = (world: World): Handlers<typeof activity> => ({
  page: ({ query }) => activityPage(world, query),
  hotPage: ({ query }) => hotActivityPage(world, query),
  detail: ({ caller, params }) => activityDetail(world, params.id, caller?.memberId ?? null),
  search: ({ query }) => searchActivities(world, query),
  view: ({ body }) => {
    viewActivity(world, body.id);
    return true;
  },
  hotKeywords: () => hotKeywords(world, 'events', world.seed.activityKeywords),
  cities: () => activityCities(world),
  preview: ({ caller, params }) => activityPreview(world, memberIdOf(caller), params.id),
  related: ({ params }) => relatedActivities(world, params.id),
});
