import { afterEach, expect, test, vi } from 'vitest';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { pageBehind, prefetcher, prefetchLinks } from './prefetch.ts';

const origin = 'https://shiye.test';
const links = { sites: defaultSites, origin };
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise<void>((done) => setImmediate(done));

const start = ({ fails = 0 } = {}) => {
  const brought: string[] = [];
  let left = fails;
  const want = prefetcher(links, async (name) => {
    brought.push(name);
    if (left-- > 0) throw new TypeError('no chunk');
  });
  return { want, brought };
};

test('a link is followed to its room in the app, over its new form', () => {
  expect(
    ['/news/1', '/', '/events/', '/community', '/nowhere/at/all', '#/news/1'].map((to) =>
      pageBehind(new URL(to, origin).href, links),
    ),
  ).toEqual(['article', 'newsHome', 'eventsHome', 'postList', null, 'article']);
  expect(pageBehind('https://partner.test/news/1', links)).toBeNull();
  const apart = { sites: parseSites('{"events":"https://events.test/"}'), origin };
  expect(pageBehind('https://events.test/', apart)).toBeNull();
});

test('the program of a page is fetched at the first sign of interest, and once', async () => {
  const { want, brought } = start();
  want(`${origin}/news/1`);
  want(`${origin}/news/2`);
  want(`${origin}/people`);
  await settled();
  want(`${origin}/news/3`);
  expect(brought).toEqual(['article', 'people']);
});

test('one that did not come is asked for at the next sign', async () => {
  const { want, brought } = start({ fails: 1 });
  want(`${origin}/news/1`);
  await settled();
  want(`${origin}/news/1`);
  expect(brought).toEqual(['article', 'article']);
});

class Anchor {
  readonly href: string;
  readonly target: string;
  constructor(path: string, target = '') {
    this.href = `${origin}${path}`;
    this.target = target;
  }
  closest = () => this;
}

const openPage = (saveData = false) => {
  for (const name of ['Element', 'HTMLAnchorElement']) vi.stubGlobal(name, Anchor);
  const handlers = new Map<string, (event: { target: unknown }) => void>();
  const page = {
    document: {
      addEventListener: (name: string, handler: (event: { target: unknown }) => void) => handlers.set(name, handler),
    },
    navigator: { connection: { saveData } },
  };
  const brought: string[] = [];
  prefetchLinks(page as unknown as Window, links, async (name) => brought.push(name));
  return { brought, say: (name: string, target: unknown = null) => handlers.get(name)?.({ target }) };
};

test('a link that is pointed at, touched or focused is such a sign; one that opens another tab is none', () => {
  const { brought, say } = openPage();
  say('pointerover', new Anchor('/news/1'));
  say('touchstart', new Anchor('/people'));
  say('focusin', new Anchor('/events/'));
  say('pointerover', new Anchor('/company', '_blank'));
  say('pointerover', { closest: () => new Anchor('/company') });
  expect(brought).toEqual(['article', 'people', 'eventsHome']);
});

test('a browser that is told to save data is brought nothing beforehand', () => {
  const { brought, say } = openPage(true);
  say('pointerover', new Anchor('/people'));
  expect(brought).toEqual([]);
});
