import { expect, test } from 'vitest';
import type { RouteDefinition } from './route.ts';
import { type RouteName, routeNames, routeOf } from './routes.ts';

const routesWhere = (holds: (route: RouteDefinition) => boolean) => routeNames.filter((name) => holds(routeOf(name)));

const footerless = routesWhere((route) => !route.footer);

test('[R2.1-7] these routes hide the footer', () => {
  expect(footerless).toEqual([
    'common.redirect',
    'common.login',
    'post.create',
    'post.edit',
    'post.editInfo',
    'post.accountSetting',
    'post.messages',
    'post.message',
  ]);
});

test('[R2.6-4 R2.6-12 R2.6-55 R2.6-83 R2.6-84] for members are the post pages without a footer, and two more', () => {
  const members = footerless.filter((name) => routeOf(name).site === 'post');
  expect(routesWhere((route) => route.access === 'member').toSorted()).toEqual(
    [...members, 'news.peopleVisitors', 'post.systemMessage'].toSorted(),
  );
});

test('[R2.1-9] pages of every site, and those without a footer, hide the aside', () => {
  expect(routesWhere((route) => route.aside === 'hidden')).toEqual(
    routesWhere((route) => route.site === 'common' || !route.footer),
  );
});

const modulesOf = (site: RouteDefinition['site']) =>
  new Set(
    routesWhere((route) => route.site === site).flatMap((name) => {
      const { aside } = routeOf(name);
      return aside === 'hidden' ? [] : [...aside.web, ...aside.mobile];
    }),
  );

test('[R2.5-21] every module of §2.5 stands in the list of some route of its site', () => {
  expect([...modulesOf('news')].sort()).toEqual([
    'communityGroup',
    'featureTopics',
    'foodTools',
    'footer',
    'hotNews',
    'interestPeople',
    'latestFlashes',
    'memberInfo',
    'mobileNewsLinks',
    'recommendedFollow',
    'relatedLinks',
    'visitors',
  ]);
  expect([...modulesOf('events')]).toEqual(['hotActivities']);
  expect([...modulesOf('post')].sort()).toEqual([
    'communityGroup',
    'hotPosts',
    'officialAccount',
    'publishButton',
    'recommendedFollow',
    'relatedLinks',
    'relatedPosts',
  ]);
});

const has = (name: RouteName, module: string) => {
  const { aside } = routeOf(name);
  return aside !== 'hidden' && [aside.web, aside.mobile].every((list) => list.some((entry) => entry === module));
};

test('[R2.5-22] a post shows related posts, the lists show hot posts, each route has lists for web and mobile', () => {
  expect(routeNames.filter((name) => has(name, 'relatedPosts'))).toEqual(['post.post']);
  expect(routeNames.filter((name) => has(name, 'hotPosts'))).toEqual([
    'post.home',
    'post.tagSearch',
    'post.topic',
    'post.circles',
    'post.circle',
    'post.tagPosts',
    'post.search',
  ]);
});

test('[R2.1-9] the pages beside which posts stand, but the search, carry the floating publish button', () => {
  expect(routesWhere((route) => route.publishButton)).toEqual(
    routeNames.filter((name) => (has(name, 'hotPosts') || has(name, 'relatedPosts')) && name !== 'post.search'),
  );
});

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

test('[R2.5-15 R2.4-12] in the aside the button that publishes is not beside the one over the page', () => {
  const asides = routeNames.flatMap((name) => {
    const { aside } = routeOf(name);
    return aside !== 'hidden' && aside.web.includes('publishButton') ? [aside.web.indexOf('publishButton')] : [];
  });
  expect(asides.length).toBeGreaterThan(0);
  expect(Math.min(...asides)).toBeGreaterThan(1);
});
