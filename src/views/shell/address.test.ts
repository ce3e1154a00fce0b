import { expect, test } from 'vitest';
import type { RouteEntered } from '#machines/app/route.ts';
import { defaultSites } from '#services/address/sites.ts';
import { type Arrival, connectAddress, readMark } from './address.ts';

const origin = 'https://shiye.example';

/** A history like the browser's: entries with a state, and an event after each change. */
const visit = (start: string) => {
  const entries: { href: string; state: unknown }[] = [{ href: `${origin}${start}`, state: null }];
  const routes: RouteEntered[] = [];
  const arrivals: Arrival[] = [];
  const left: string[] = [];
  const writes: string[] = [];
  let at = 0;
  let keys = 0;
  const address = connectAddress({
    bar: {
      href: () => entries[at]?.href ?? '',
      state: () => entries[at]?.state,
      navigate: (to, { replace, state }) => {
        writes.push(to);
        const entry = { href: new URL(to, origin).href, state };
        if (!replace) at++;
        entries.splice(at, entries.length, entry);
        address.changed();
      },
      leave: (url) => left.push(url),
    },
    sites: defaultSites,
    origin,
    newKey: () => `k${++keys}`,
    entered: (route) => routes.push(route),
    arrived: (arrival) => arrivals.push(arrival),
  });
  const move = (by: number) => {
    at += by;
    address.changed();
  };
  address.changed();
  return { address, move, routes, arrivals, left, writes, here: () => entries[at], count: () => entries.length };
};

test('the first page is entered with a key that stays in the history', () => {
  const { routes, here } = visit('/news/12?from=x#part');
  expect(routes).toEqual([
    {
      type: 'route.entered',
      entry: 'k1',
      place: 'news.article',
      site: 'news',
      href: '/news/12?from=x#part',
      params: { id: '12' },
      query: { from: 'x' },
      hash: 'part',
    },
  ]);
  expect(here()?.state).toEqual({ entry: 'k1', spot: 'k1' });
});

test('[R2.6-81] an old hash address is replaced, not added', () => {
  const { routes, here, count } = visit('/#/news/12');
  expect([here()?.href, count()]).toEqual([`${origin}/news/12`, 1]);
  expect(routes.map(({ place }) => place)).toEqual(['news.article']);
});

test('[R2.6-77] what no route knows is the 404 page at its own address', () => {
  const { routes, here } = visit('/nothing/here');
  expect([routes[0]?.place, routes[0]?.href, here()?.href]).toEqual([
    'common.notFound',
    '/nothing/here',
    `${origin}/nothing/here`,
  ]);
});

test('doubled slashes are put right in place', () => {
  const { here, count } = visit('//news//12/');
  expect([here()?.href, count()]).toEqual([`${origin}/news/12`, 1]);
});

test('going back enters the earlier entry under its own key', () => {
  const { address, move, routes, arrivals } = visit('/');
  address.go('/news/12');
  move(-1);
  expect(routes.map(({ entry, place }) => [entry, place])).toEqual([
    ['k1', 'news.home'],
    ['k2', 'news.article'],
    ['k1', 'news.home'],
  ]);
  expect(arrivals.map(({ mark, page }) => [mark.spot, page])).toEqual([
    ['k1', true],
    ['k2', true],
    ['k1', true],
  ]);
});

test('a new entry is made with its mark, and not written twice', () => {
  const { address, here, writes } = visit('/');
  address.go('/news/12');
  expect([here()?.state, writes.slice(1)]).toEqual([{ entry: 'k2', spot: 'k2' }, ['/news/12']]);
});

test('a jump to a heading is a new spot of the same page', () => {
  const { address, move, routes, arrivals } = visit('/news/12');
  address.go('/news/12#second');
  move(-1);
  expect(routes).toHaveLength(1);
  expect(arrivals.map(({ mark, hash, page }) => [mark.entry, mark.spot, hash, page])).toEqual([
    ['k1', 'k1', '', true],
    ['k1', 'k2', 'second', false],
    ['k1', 'k1', '', false],
  ]);
});

test('[R2.6-14 R2.6-17] another part of the system messages is another page, back and forth', () => {
  const { address, move, routes } = visit('/community/system-message#apply');
  address.go('/community/system-message#comment');
  address.go('/community/system-message#notice');
  move(-1);
  expect(routes.map(({ entry, hash }) => [entry, hash])).toEqual([
    ['k1', 'apply'],
    ['k2', 'comment'],
    ['k3', 'notice'],
    ['k2', 'comment'],
  ]);
});

test('the address of the present page begins it anew without a new entry', () => {
  const { address, routes, count } = visit('/news/12');
  address.go('/news/12');
  expect([routes.map(({ entry }) => entry), count()]).toEqual([['k1', 'k2'], 1]);
});

test('another origin is left for', () => {
  const { address, left, routes } = visit('/');
  address.go('https://elsewhere.example/x');
  expect([left, routes.length]).toEqual([['https://elsewhere.example/x'], 1]);
});

test('a reload finds its key again, and writing the position is no move', () => {
  const page = visit('/news/12');
  expect(readMark({ entry: 'a', spot: 'b', y: 40 })).toEqual({ entry: 'a', spot: 'b', y: 40 });
  expect([readMark(null), readMark({ entry: 1, spot: 'b' }), readMark('a')]).toEqual([null, null, null]);
  page.move(0);
  expect([page.routes.length, page.arrivals.length]).toEqual([1, 1]);
});
