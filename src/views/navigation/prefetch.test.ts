import { afterEach, expect, test, vi } from 'vitest';
import { defaultSites, parseSites } from '#services/address/sites.ts';
import { prefetcher, prefetchLinks, roomBehind } from './prefetch.ts';

const origin = 'https://shiye.test';
const ground = { sites: defaultSites, origin };
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = () => new Promise<void>((done) => setImmediate(done));

const start = ({ saves = false, fails = 0 } = {}) => {
  const brought: string[] = [];
  let left = fails;
  const want = prefetcher(
    ground,
    () => saves,
    async (room) => {
      brought.push(room);
      if (left-- > 0) throw new TypeError('no chunk');
    },
  );
  return { want, brought };
};

test('a link is followed to its room in the app, over its new form', () => {
  expect(
    ['/news/1', '/', '/events/', '/community', '/nowhere/at/all', '#/news/1'].map((to) =>
      roomBehind(new URL(to, origin).href, ground),
    ),
  ).toEqual(['article', 'newsHome', 'eventsHome', 'postList', null, 'article']);
  expect(roomBehind('https://partner.test/news/1', ground)).toBeNull();
  const apart = { sites: parseSites('{"events":"https://events.test/"}'), origin };
  expect(roomBehind('https://events.test/', apart)).toBeNull();
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

test('a reader who saves data is brought nothing beforehand', () => {
  const { want, brought } = start({ saves: true });
  want(`${origin}/news/1`);
  expect(brought).toEqual([]);
});

class Anchor {
  readonly href: string;
  readonly target: string;
  readonly #top: number;
  constructor(path: string, { target = '', top = 0 } = {}) {
    this.href = `${origin}${path}`;
    this.target = target;
    this.#top = top;
  }
  closest = () => this;
  getBoundingClientRect = () => ({ top: this.#top, bottom: this.#top + 20 });
}

/** A window of 100 px with these links, whose time stands still until it is advanced. */
const openPage = ({ links = [], saveData = false }: { links?: readonly Anchor[]; saveData?: boolean } = {}) => {
  vi.useFakeTimers({ now: 0 });
  for (const name of ['Element', 'HTMLAnchorElement']) vi.stubGlobal(name, Anchor);
  const heard = new Map<string, (event: { target: unknown }) => void>();
  const addEventListener = (name: string, hear: (event: { target: unknown }) => void) => heard.set(name, hear);
  const page = {
    document: { addEventListener, querySelectorAll: () => links },
    addEventListener,
    navigator: { connection: { saveData } },
    innerHeight: 100,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    performance: { now: () => Date.now(), getEntriesByType: () => [] },
  };
  const brought: string[] = [];
  const bring = async (room: string) => brought.push(room);
  prefetchLinks(page as unknown as Window, ground, bring, () => bring('common'));
  return { brought, say: (name: string, target: unknown = null) => heard.get(name)?.({ target }) };
};

test('a link that is pointed at, touched or focused is such a sign; one that opens another tab is none', () => {
  const { brought, say } = openPage();
  say('pointerover', new Anchor('/news/1'));
  say('touchstart', new Anchor('/people'));
  say('focusin', new Anchor('/events/'));
  say('pointerover', new Anchor('/company', { target: '_blank' }));
  say('pointerover', { closest: () => new Anchor('/company') });
  expect(brought).toEqual(['article', 'people', 'eventsHome']);
});

test('a page at rest is brought what all pages need, then what its links in sight lead to, again after scrolling', () => {
  const links = [
    new Anchor('/news/1', { top: 90 }),
    new Anchor('/people', { top: 100 }),
    new Anchor('/flash', { top: -20 }),
  ];
  const { brought, say } = openPage({ links });
  vi.advanceTimersByTime(999);
  expect(brought).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(brought).toEqual(['common']);
  vi.advanceTimersByTime(1_999);
  expect(brought).toEqual(['common']);
  vi.advanceTimersByTime(1);
  expect(brought).toEqual(['common', 'article']);
  links.push(new Anchor('/events/'));
  say('scroll');
  vi.advanceTimersByTime(1_500);
  say('scroll');
  vi.advanceTimersByTime(1_999);
  expect(brought).toEqual(['common', 'article']);
  vi.advanceTimersByTime(1);
  expect(brought).toEqual(['common', 'article', 'eventsHome']);
});

test('a browser that is told to save data is brought nothing at rest', () => {
  const { brought, say } = openPage({ links: [new Anchor('/news/1')], saveData: true });
  vi.advanceTimersByTime(10_000);
  say('pointerover', new Anchor('/people'));
  expect(brought).toEqual([]);
});
