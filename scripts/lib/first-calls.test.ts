import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { openBrowser } from '../../tests/harness/open-browser.ts';
import { aheadOf, firstCalls } from './first-calls.ts';
import { root } from './run.ts';

test('what the page asks for ahead is what its news home asks for first', async () => {
  const backend = createBackend();
  const requested: string[] = [];
  const { fetch } = backend;
  const watched: typeof fetch = (input, init) => {
    if (input instanceof Request) requested.push(input.url.slice(new URL(input.url).origin.length));
    return fetch(input, init);
  };
  await openBrowser({ ...backend, fetch: watched })
    .openTab()
    .visit('/');
  expect(firstCalls.filter((call) => !requested.includes(call))).toEqual([]);
  expect(firstCalls).toHaveLength(3);
});

const [, script = ''] =
  /<script data-static data-ahead="%VITE_AHEAD%">([\s\S]*?)<\/script>/.exec(
    readFileSync(join(root, 'index.html'), 'utf8'),
  ) ?? [];

const run = (page: { readonly document: object }, ahead: string): object => {
  const currentScript = { dataset: { ahead: ahead.replaceAll('&quot;', '"').replaceAll('&amp;', '&') } };
  const window = {};
  const sandbox = Object.defineProperties({ window }, Object.getOwnPropertyDescriptors(page));
  runInNewContext(script, Object.assign(sandbox, { document: { ...page.document, currentScript } }));
  return window;
};

const requestedOn = (href: string, ahead: string, login: string | null = null): readonly string[] => {
  const requested: string[] = [];
  const page = {
    document: { querySelector: () => null },
    location: new URL(href),
    localStorage: { getItem: (key: string) => (key === stored.session.key ? login : null) },
    fetch: async (url: string) => {
      requested.push(url);
      return Response.json({ code: 0, data: { records: [] } });
    },
  };
  run(page, ahead);
  return requested;
};

const calls = firstCalls.map((call) => `https://api.test${call}`);
const VITE_BACKEND = 'https://api.test';
const anywhere = aheadOf({ VITE_BACKEND });
const hosts = aheadOf({ VITE_BACKEND, VITE_SITES: '{"events":"https://events.test/","post":"https://post.test/"}' });

test('a guest at the home of the news has its data asked for before any script has come, and nobody else has', () => {
  const member = JSON.stringify({ version: 1, value: { token: 't' } });
  expect(requestedOn('https://shiye.test/', anywhere)).toEqual(calls);
  expect(requestedOn('https://shiye.test/?from=x', anywhere, '{"version":1,"value":null}')).toEqual(calls);
  expect(requestedOn('https://shiye.test/', anywhere, 'no JSON')).toEqual(calls);
  expect(requestedOn('https://shiye.test/', anywhere, member)).toEqual([]);
  expect(requestedOn('https://shiye.test/people', anywhere)).toEqual([]);
  expect(requestedOn('https://shiye.test/#/news/12', anywhere)).toEqual([]);
});

test('[R0-3] where each site has its own host, only that of the news asks', () => {
  expect(requestedOn('https://shiye.test/', hosts)).toEqual(calls);
  expect(requestedOn('https://events.test/', hosts)).toEqual([]);
  const own = aheadOf({ VITE_BACKEND, VITE_SITES: '{"news":"https://news.test/"}' });
  expect([requestedOn('https://news.test/', own), requestedOn('https://shiye.test/', own)]).toEqual([calls, []]);
});

test('where the browser lets nobody store, nobody is logged in: it is asked all the same, and nothing is thrown', () => {
  const requested: string[] = [];
  const page = {
    document: { querySelector: () => null },
    location: new URL('https://shiye.test/'),
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    fetch: async (url: string) => {
      requested.push(url);
      return Response.json({ code: 0, data: { records: [] } });
    },
  };
  run(page, anywhere);
  expect(requested).toEqual(calls);
});

test('where the simulated backend answers, nothing is asked for', () => {
  expect(requestedOn('https://shiye.test/', aheadOf({}))).toEqual([]);
});

class Place {
  shown: object | null = null;
  readonly replaceChildren = (shown: object): void => {
    this.shown = shown;
  };
}

const framed = async (answer: () => Response | Promise<Response>) => {
  const articles = [4, 3, 3].map((length) => ({ children: Array.from({ length }, () => new Place()) }));
  const removed: string[] = [];
  const parentElement = { removeAttribute: (name: string) => removed.push(name) };
  const bones = {
    replaceWith: (main: object) => Object.assign(main, { parentElement }),
    cloneNode: () => ({ querySelectorAll: () => articles }),
  };
  const page = {
    document: { querySelector: () => bones, createElement: (name: string) => ({ name }) },
    location: new URL('https://shiye.test/'),
    localStorage: { getItem: () => null },
    fetch: async (url: string) => (url === calls[0] ? answer() : Response.json({})),
  };
  const window = run(page, anywhere);
  await new Promise((done) => setTimeout(done));
  const ahead = Reflect.get(window, 'shiyeAhead') as Record<string, Promise<Response>>;
  const stories = articles.map(({ children }) => children.map(({ shown }) => shown));
  return { stories, isReadable: removed.includes('aria-hidden'), ahead };
};

const story = { id: '6/1', title: '燕麦', summary: '新品', coverImg: 'https://api.test/oss/cover.png' };
const link = { name: 'a', href: '/news/6%2F1', textContent: '燕麦' };
const latest = (...records: readonly object[]) => Response.json({ code: 0, data: { records } });

test('the first stories stand in the static frame as soon as they have come, and the app is given the same answer', async () => {
  const records = [story, { ...story, id: '7' }, story, story];
  const { stories, isReadable, ahead } = await framed(() => latest(...records));
  const cover = { name: 'img', alt: '', fetchPriority: 'high', src: story.coverImg };
  expect(stories).toEqual([
    [cover, link, { name: 'span', textContent: '新品' }, null],
    [null, { ...link, href: '/news/7' }, null],
    [null, link, null],
  ]);
  expect(isReadable).toBe(true);
  expect(Object.keys(ahead)).toEqual(calls);
  expect(await (await ahead[calls[0] ?? ''])?.json()).toMatchObject({ data: { records } });
});

test('a story without a picture has none, and places without a story stay as they are', async () => {
  const { stories } = await framed(() => latest({ ...story, coverImg: '' }));
  expect(stories).toMatchObject([
    [null, link, {}, null],
    [null, null, null],
    [null, null, null],
  ]);
});

test.each([
  ['no story', () => latest()],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another answer', () => new Response('<html>')],
] as const)('with %s the frame stays as it is', async (_, answer) => {
  const { stories, isReadable } = await framed(answer);
  expect([stories.flat().every((shown) => shown === null), isReadable]).toEqual([true, false]);
});

test('an address of a backend cannot end the attribute', () => {
  expect(aheadOf({ VITE_BACKEND: 'https://api.test/"><script>' })).not.toContain('"');
});
