import { expect, test } from 'vitest';
import { resolve } from '#routes/resolve.ts';
import { parseSites } from '#services/address/sites.ts';
import { placesOf } from './draw.tsx';

const paths = [
  ...['/', '/news', '/news/', '/news/600123', '/news/packaging', '/news/packaging/12', '/news/a/b/12', '/news/hot'],
  ...['/news/tag/12', '/news/company/501', '/flash', '/flash/80200', '/people', '/people/1001', '/people/tag/3'],
  ...['/company', '/company/501', '/product/3001', '/search', '/search/%E8%8C%B6', '/search/people/%E8%8C%B6'],
  ...['/events/', '/events/forum', '/events/80012', '/events/forum/80012', '/events/search/x', '/events/404'],
  ...['/community/popular', '/community/supply/packaging', '/community/post/700500', '/community/circle/4001'],
  ...['/community/circle/post/create', '/community/circle/post/12/edit', '/community/site/about', '/site/about'],
];

test.each([
  ['https://shiye.test', undefined],
  ['https://events.test', '{"events":"https://events.test/"}'],
])('[R0-3] each address has the frame of its page: %s', (origin, given) => {
  const sites = parseSites(given);
  const places = placesOf(sites);
  const found = (path: string) => places.find(({ pattern }) => new RegExp(pattern).test(origin + path))?.name;
  const expected = (path: string) => {
    const here = resolve(origin + path, { sites, origin });
    return here.kind === 'route' ? here.name : 'common.notFound';
  };
  const differing = paths.filter((path) => found(path) !== expected(path));
  expect(differing.map((path) => [path, found(path), expected(path)])).toEqual([]);
  expect(found('/nowhere/at/all')).toBe('common.notFound');
});
