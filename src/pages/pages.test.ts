import { expect, test } from 'vitest';
import { asideAt, pageAt } from '#machines/app/pages.ts';
import type { RouteDefinition } from '#routes/route.ts';
import { type RouteName, routeNames, routeOf } from '#routes/routes.ts';
import { pages } from './pages.ts';

/** Addresses that are not always rewritten. */
const names = routeNames.filter((name) => routeOf(name).page !== null);
const footerless = names.filter((name) => !pageAt(pages, name).footer);

test('[R2.1-7] these routes hide the footer', () => {
  expect(footerless).toEqual([
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
  expect(names.filter((name) => routeOf(name).access === 'member').toSorted()).toEqual(
    [...members, 'news.peopleVisitors', 'post.systemMessage'].toSorted(),
  );
});

test('[R2.1-9] pages of every site, and those without a footer, hide the aside', () => {
  expect(names.filter((name) => asideAt(pages, name) === 'hidden')).toEqual(
    names.filter((name) => routeOf(name).site === 'common' || footerless.includes(name)),
  );
});

const modulesOf = (site: RouteDefinition['site']) =>
  new Set(
    names
      .filter((name) => routeOf(name).site === site)
      .flatMap((name) => {
        const aside = asideAt(pages, name);
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
  const aside = asideAt(pages, name);
  return aside !== 'hidden' && [aside.web, aside.mobile].every((list) => list.some((entry) => entry === module));
};

test('[R2.5-22] a post shows related posts, the lists show hot posts, each route has lists for web and mobile', () => {
  expect(names.filter((name) => has(name, 'relatedPosts'))).toEqual(['post.post']);
  expect(names.filter((name) => has(name, 'hotPosts'))).toEqual([
    'post.tagSearch',
    'post.topic',
    'post.circles',
    'post.circle',
    'post.tagPosts',
    'post.search',
  ]);
});

test('[R2.1-9] the pages beside which posts stand, but the search, carry the floating publish button', () => {
  expect(names.filter((name) => pageAt(pages, name).publishButton)).toEqual(
    names.filter((name) => (has(name, 'hotPosts') || has(name, 'relatedPosts')) && name !== 'post.search'),
  );
});

test('[R2.5-15 R2.4-12] in the aside the button that publishes is not beside the one over the page', () => {
  const asides = names.flatMap((name) => {
    const aside = asideAt(pages, name);
    return aside !== 'hidden' && aside.web.includes('publishButton') ? [aside.web.indexOf('publishButton')] : [];
  });
  expect(asides.length).toBeGreaterThan(0);
  expect(Math.min(...asides)).toBeGreaterThan(1);
});
