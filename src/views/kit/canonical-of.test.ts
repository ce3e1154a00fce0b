import { expect, test } from 'vitest';
import { routeNames } from '#routes/routes.ts';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { canonicalOf, isListed } from './canonical-of.ts';

const ground = { sites: defaultSites, origin: 'https://shiye.example' };

test('a page reached in several ways is known under its plainest address', () => {
  const params = { id: '7', parentTagCode: 'market', tagCode: 'dairy' };
  expect(canonicalOf({ name: 'news.article', site: 'news', params }, ground)).toBe('https://shiye.example/news/7');
  expect(canonicalOf({ name: 'events.event', site: 'events', params }, ground)).toBe('https://shiye.example/events/7');
});

test('a list keeps what says which list it is', () => {
  const params = { classTag: 'market', themeTag: 'dairy' };
  expect(canonicalOf({ name: 'news.list', site: 'news', params }, ground)).toBe(
    'https://shiye.example/news/market/dairy',
  );
});

test('a page of a site with a host of its own is known there', () => {
  const sites = parseSites('{"events":"https://events.shiye.example/"}');
  expect(canonicalOf({ name: 'events.event', site: 'events', params: { id: '7' } }, { ...ground, sites })).toBe(
    'https://events.shiye.example/7',
  );
});

test('pages for members, previews, results and errors are not listed', () => {
  const unlisted = routeNames.filter((name) => !isListed(name));
  expect(unlisted.toSorted()).toEqual([
    'common.login',
    'common.notFound',
    'common.redirect',
    'events.preview',
    'events.search',
    'news.peopleVisitors',
    'news.preview',
    'news.search',
    'post.accountSetting',
    'post.create',
    'post.edit',
    'post.editInfo',
    'post.message',
    'post.messages',
    'post.search',
    'post.systemMessage',
  ]);
});
