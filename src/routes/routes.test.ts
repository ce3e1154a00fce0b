import { expect, test } from 'vitest';
import type { RouteDefinition } from './route.ts';
import { type RouteName, routeNames, routeOf } from './routes.ts';

const routesWhere = (holds: (route: RouteDefinition) => boolean) => routeNames.filter((name) => holds(routeOf(name)));

const named: Readonly<Record<string, readonly [rows: string, route: RouteName]>> = {
  '404': ['R2.6-1', 'common.notFound'],
  login: ['R2.6-4', 'common.login'],
  homeIndex: ['R2.6-5', 'post.home'],
  homeSearch: ['R2.6-6', 'post.search'],
  homeTagSearch: ['R2.6-7', 'post.tagSearch'],
  editPost: ['R2.6-11', 'post.edit'],
  postDetail: ['R2.6-12', 'post.post'],
  topicDetail: ['R2.6-13', 'post.topic'],
  accountSetting: ['R2.6-19', 'post.accountSetting'],
  'message-list': ['R2.6-20', 'post.messages'],
  message: ['R2.6-21', 'post.message'],
  tagPostPage: ['R2.6-27', 'post.tagPosts'],
  flashList: ['R2.6-61', 'news.flashes'],
  flashDetail: ['R2.6-62', 'news.flash'],
  hotNews: ['R2.6-63', 'news.hotNews'],
  defaultNewsDetail: ['R2.6-64', 'news.article'],
  sourceNews: ['R2.6-65', 'news.sourceNews'],
  foodtoolsNews: ['R2.6-66', 'news.foodtools'],
  featuresNews: ['R2.6-67', 'news.features'],
  'member-detail': ['R2.6-57', 'news.person'],
  eventList: ['R2.6-68', 'events.list'],
  defaultCategoryEventDetail: ['R2.6-69', 'events.event'],
};

test.each(Object.entries(named).map(([name, [rows, route]]) => [rows, name, route] as const))(
  '[%s] the route %s leads to %s',
  (_, name, route) => {
    expect(routesWhere((row) => row.specName === name)).toEqual([route]);
  },
);

test('no place has a name that is not among these', () => {
  expect(routeNames.flatMap((name) => routeOf(name).specName ?? []).toSorted()).toEqual(Object.keys(named).toSorted());
});

test('every address has a page, but for those that are always rewritten', () => {
  expect(routesWhere((row) => row.page === null)).toEqual(['common.redirect', 'post.home']);
});
