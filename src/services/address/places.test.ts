import { expect, test } from 'vitest';
import type { Place, RouteName } from './place.ts';
import { type PlaceName, placeNamed, placeNames, placeOf } from './places.ts';

const placesWhere = (holds: (place: Place) => boolean) => placeNames.filter((name) => holds(placeOf(name)));

test('[R2.6-4 R2.6-12 R2.6-55 R2.6-83 R2.6-84] a route is for anyone unless it is marked, and these are marked', () => {
  expect(placesWhere((place) => place.access === 'member')).toEqual([
    'news.peopleVisitors',
    'post.create',
    'post.edit',
    'post.systemMessage',
    'post.editInfo',
    'post.accountSetting',
    'post.messages',
    'post.message',
  ]);
});

test('[R2.1-7] these routes hide the footer', () => {
  expect(placesWhere((place) => !place.footer)).toEqual([
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

test('[R2.1-9] these routes hide the aside', () => {
  expect(placesWhere((place) => place.aside === 'hidden')).toEqual([
    'common.notFound',
    'common.redirect',
    'common.login',
    'common.agreement',
    'common.guide',
    'common.privacy',
    'common.contact',
    'common.about',
    'common.join',
    'common.partners',
    'common.flows',
    'post.create',
    'post.edit',
    'post.editInfo',
    'post.accountSetting',
    'post.messages',
    'post.message',
  ]);
});

test('[R2.1-9] these routes carry the floating publish button', () => {
  expect(placesWhere((place) => place.publishButton)).toEqual([
    'post.home',
    'post.tagSearch',
    'post.post',
    'post.topic',
    'post.circles',
    'post.circle',
    'post.tagPosts',
  ]);
});

const modulesOf = (site: Place['site']) =>
  new Set(
    placesWhere((place) => place.site === site).flatMap((name) => {
      const { aside } = placeOf(name);
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

test('[R2.5-22] a post shows related posts, the lists show hot posts, each route has lists for web and mobile', () => {
  const has = (name: PlaceName, module: string) => {
    const { aside } = placeOf(name);
    return aside !== 'hidden' && [aside.web, aside.mobile].every((list) => list.some((entry) => entry === module));
  };
  expect(placeNames.filter((name) => has(name, 'relatedPosts'))).toEqual(['post.post']);
  expect(placeNames.filter((name) => has(name, 'hotPosts'))).toEqual([
    'post.home',
    'post.search',
    'post.tagSearch',
    'post.topic',
    'post.circles',
    'post.circle',
    'post.tagPosts',
  ]);
});

test('[R2.6-1 R2.6-4 R2.6-5 R2.6-6 R2.6-7 R2.6-11 R2.6-12 R2.6-13 R2.6-19 R2.6-20 R2.6-21 R2.6-27 R2.6-57 R2.6-61 R2.6-62 R2.6-63 R2.6-64 R2.6-65 R2.6-66 R2.6-67 R2.6-68 R2.6-69] every named route leads to its place', () => {
  const named: Readonly<Record<RouteName, PlaceName>> = {
    '404': 'common.notFound',
    login: 'common.login',
    homeIndex: 'post.home',
    homeSearch: 'post.search',
    homeTagSearch: 'post.tagSearch',
    editPost: 'post.edit',
    postDetail: 'post.post',
    topicDetail: 'post.topic',
    accountSetting: 'post.accountSetting',
    'message-list': 'post.messages',
    message: 'post.message',
    tagPostPage: 'post.tagPosts',
    flashList: 'news.flashes',
    flashDetail: 'news.flash',
    hotNews: 'news.hotNews',
    defaultNewsDetail: 'news.article',
    sourceNews: 'news.sourceNews',
    foodtoolsNews: 'news.foodtools',
    featuresNews: 'news.features',
    'member-detail': 'news.person',
    eventList: 'events.list',
    defaultCategoryEventDetail: 'events.event',
  };
  const found = placeNames.flatMap((name) => placeOf(name).name ?? []);
  expect([...found].sort()).toEqual(Object.keys(named).sort());
  expect(Object.fromEntries(found.map((name) => [name, placeNamed(name)]))).toEqual(named);
});
