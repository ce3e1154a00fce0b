import { expect, test } from 'vitest';
import type { RouteEntered } from '#machines/app/route.ts';
import { defaultSites } from '#services/address/sites.ts';
import { type Arrival, connectAddress, readMark } from './address.ts';

const origin = 'https://shiye.example';

const visit = (start: string, brought: { readonly entry: string; readonly href: string } | null = null) => {
  const state = brought && { entry: brought.entry, spot: brought.entry };
  const entries: { href: string; state: unknown }[] = [{ href: `${origin}${start}`, state }];
  const routes: RouteEntered[] = [];
  const arrivals: Arrival[] = [];
  const left: string[] = [];
  const writes: string[] = [];
  const moves: number[] = [];
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
      },
      traverse: (by) => moves.push(by),
      leave: (url) => left.push(url),
    },
    sites: defaultSites,
    origin,
    newKey: () => `k${++keys}`,
    brought,
    entered: (route) => routes.push(route),
    arrived: (arrival) => arrivals.push(arrival),
  });
  const move = (by: number) => {
    at += by;
    address.changed();
  };
  const settle = () => {
    for (let by = moves.shift(); by !== undefined; by = moves.shift()) if (entries[at + by]) move(by);
  };
  address.changed();
  const hrefs = () => entries.map(({ href }) => href.slice(origin.length));
  return { address, move, settle, routes, arrivals, left, writes, here: () => entries[at], hrefs, at: () => at };
};

test('the first page is entered with a key that stays in the history', () => {
  const { routes, here } = visit('/news/12?from=x#part');
  expect(routes).toEqual([
    {
      type: 'route.entered',
      entry: 'k1',
      name: 'news.article',
      site: 'news',
      href: '/news/12?from=x#part',
      params: { id: '12' },
      query: { from: 'x' },
      hash: 'part',
    },
  ]);
  expect(here()?.state).toEqual({ entry: 'k1', spot: 'k1' });
});

test('a page that the app was brought to is not entered again, but arrived at; the next one is, and so is it later', () => {
  const { address, move, routes, arrivals } = visit('/news/12', { entry: 'old', href: '/news/12' });
  expect([routes, arrivals.map(({ mark, page }) => [mark.entry, page])]).toEqual([[], [['old', true]]]);
  address.go('/flash');
  move(-1);
  expect(routes.map(({ entry, href }) => [entry, href])).toEqual([
    ['k1', '/flash'],
    ['old', '/news/12'],
  ]);
  expect(visit('/news/12', { entry: 'old', href: '/flash' }).routes).toHaveLength(1);
});

test('[R2.6-81] an old hash address is replaced, not added', () => {
  const { routes, here, hrefs } = visit('/#/news/12');
  expect([here()?.href, hrefs().length]).toEqual([`${origin}/news/12`, 1]);
  expect(routes.map(({ name }) => name)).toEqual(['news.article']);
});

test('[R4.1-12] a return target with doubled slashes in it stays in the bar as it was asked for', () => {
  const { address, routes, here, hrefs } = visit('/');
  address.go('/news/a//b?x=1#part');
  expect(hrefs()).toEqual(['/', '/news/a//b?x=1#part']);
  expect(routes.at(-1)).toMatchObject({ name: 'news.list', href: '/news/a/b?x=1#part' });
  expect(readMark(here()?.state)).not.toBeNull();
});

test('[R2.6-77] what no route knows is the 404 page at its own address', () => {
  const { routes, here } = visit('/nothing/here');
  expect([routes[0]?.name, routes[0]?.href, here()?.href]).toEqual([
    'common.notFound',
    '/nothing/here',
    `${origin}/nothing/here`,
  ]);
});

test('doubled slashes are put right in place', () => {
  const { here, hrefs } = visit('//news//12/');
  expect([here()?.href, hrefs().length]).toEqual([`${origin}/news/12`, 1]);
});

test('going back enters the earlier entry under its own key', () => {
  const { address, move, routes, arrivals } = visit('/');
  address.go('/news/12');
  move(-1);
  expect(routes.map(({ entry, name }) => [entry, name])).toEqual([
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
  const { address, routes, hrefs } = visit('/news/12');
  address.go('/news/12');
  expect([routes.map(({ entry }) => entry), hrefs().length]).toEqual([['k1', 'k2'], 1]);
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

const overlayOn = (address: ReturnType<typeof visit>['address'], closed: string[], name: string) => {
  const end = address.open(() => {
    closed.push(name);
    end();
  });
  return end;
};

test('Back closes what is open, the newest first, and leaves the page only then', () => {
  const { address, move, settle, routes, here, hrefs } = visit('/flash');
  const closed: string[] = [];
  address.go('/people');
  overlayOn(address, closed, 'messages');
  overlayOn(address, closed, 'picture');
  expect(hrefs()).toEqual(['/flash', '/people', '/people', '/people']);
  move(-1);
  expect([closed, here()?.href]).toEqual([['picture'], `${origin}/people`]);
  move(-1);
  expect([closed, routes.at(-1)?.href]).toEqual([['picture', 'messages'], '/people']);
  move(-1);
  settle();
  expect(routes.map(({ href }) => href)).toEqual(['/flash', '/people', '/flash']);
});

test('what was closed otherwise costs Back no press, and the next overlay takes its entry', () => {
  const { address, move, settle, routes, hrefs, at } = visit('/flash');
  const closed: string[] = [];
  address.go('/people');
  address.open(() => {})();
  overlayOn(address, closed, 'login');
  expect(hrefs()).toEqual(['/flash', '/people', '/people']);
  move(-1);
  expect([closed, at()]).toEqual([['login'], 1]);
  address.open(() => {})();
  move(-1);
  settle();
  expect([routes.at(-1)?.href, at()]).toEqual(['/flash', 0]);
});

test('a dialog over another whose place was closed otherwise goes with the first Back', () => {
  const { address, move, settle, at } = visit('/people');
  const closed: string[] = [];
  overlayOn(address, closed, 'messages');
  address.open(() => {})();
  move(-1);
  settle();
  expect([closed, at()]).toEqual([['messages'], 0]);
});

test('Forward to what was closed shows the page alone; Back from there leaves it', () => {
  const { address, move, settle, routes, here } = visit('/flash');
  address.go('/people');
  overlayOn(address, [], 'login');
  move(-1);
  move(1);
  expect([here()?.href, routes.length]).toEqual([`${origin}/people`, 2]);
  move(-1);
  settle();
  expect(routes.at(-1)?.href).toBe('/flash');
});

test('a link in an overlay takes the place of its entry, and what stays open over the next page gets one', () => {
  const { address, move, routes, hrefs } = visit('/flash');
  const closed: string[] = [];
  const end = address.open(() => {});
  address.go('/people');
  end();
  expect(hrefs()).toEqual(['/flash', '/people']);
  overlayOn(address, closed, 'login');
  address.go('/company');
  address.hold();
  expect(hrefs()).toEqual(['/flash', '/people', '/company', '/company']);
  move(-1);
  expect([closed, routes.at(-1)?.href]).toEqual([['login'], '/company']);
});

test('a page that is replaced under an overlay leaves nothing behind; what is wanted meanwhile comes after it', () => {
  const { address, settle, routes, hrefs } = visit('/flash');
  address.go('/people');
  address.open(() => {});
  address.go('/company', { replace: true });
  address.go('/events/');
  settle();
  expect(hrefs()).toEqual(['/flash', '/company', '/events/']);
  expect(routes.map(({ href }) => href)).toEqual(['/flash', '/people', '/company', '/events/']);
});

test('an overlay that asks before it closes stays, and Back closes the question', () => {
  const { address, move } = visit('/people');
  const closed: string[] = [];
  address.open(() => overlayOn(address, closed, 'question'));
  move(-1);
  expect(closed).toEqual([]);
  move(-1);
  expect(closed).toEqual(['question']);
});

test('a reload with something open: Back passes over its entry', () => {
  const { address, move, settle, routes, here } = visit('/flash');
  address.go('/people');
  address.open(() => {});
  expect(readMark(here()?.state)).toEqual({ entry: 'k2', spot: 'k2', depth: 1 });
  address.changed();
  move(-1);
  settle();
  expect(routes.at(-1)?.href).toBe('/people');
});
