import { expect, test } from 'vitest';
import { newsRoutes } from '#routes/news.routes.ts';
import { resolve } from '#routes/resolve.ts';
import { type Section, sections } from '#routes/route.ts';
import { type RouteName, routeNames } from '#routes/routes.ts';
import { createTo } from '#routes/to.ts';
import { defaultSites } from '#services/address/sites.ts';
import { isAboutNews, sectionHref, sectionOf } from './sections.ts';

test('[R2.4-2] home, news, activity, users, supply/demand and company library, each at its address', () => {
  const to = createTo({ sites: defaultSites });
  expect(sections.map((section) => sectionHref(to, section))).toEqual([
    '/',
    '/news',
    '/events/',
    '/people',
    '/community/',
    '/company',
  ]);
});

test('a tab is the current one on every page it leads to', () => {
  const to = createTo({ sites: defaultSites });
  for (const section of sections) {
    const first = resolve(sectionHref(to, section), { sites: defaultSites });
    const found = first.kind === 'rewrite' ? resolve(first.to, { sites: defaultSites }) : first;
    expect(found.kind === 'route' && sectionOf(found.name)).toBe(section);
  }
});

test('deeper pages belong to their tab, pages outside to none', () => {
  const expected: [RouteName, Section | null][] = [
    ['news.article', 'news'],
    ['news.flashes', 'news'],
    ['news.person', 'people'],
    ['news.peopleVisitors', 'people'],
    ['news.product', 'companies'],
    ['events.event', 'events'],
    ['post.post', 'trade'],
    ['post.circle', 'trade'],
    ['post.messages', null],
    ['common.about', null],
    ['common.notFound', null],
  ];
  expect(expected.map(([name]) => [name, sectionOf(name)])).toEqual(expected);
});

test('[R2.4-31] the news topics stand over the home and the pages of news, and nowhere else', () => {
  expect(routeNames.filter(isAboutNews)).toEqual(Object.keys(newsRoutes));
});
