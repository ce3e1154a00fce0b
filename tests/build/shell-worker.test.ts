import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { buildWorker, workerOf } from '../../scripts/lib/pwa.ts';
import type { Shell } from '../../src/services/offline/shell-cache.ts';
import { fakeCaches } from '../harness/fake-caches.ts';

const origin = 'https://shiye.test';
const old: Shell = { version: 'old', files: ['/', '/assets/app1.js', '/favicon.svg'], build: '/assets/app1.js' };
const fresh: Shell = { version: 'new', files: ['/', '/assets/app2.js', '/favicon.svg'], build: '/assets/app2.js' };

let code = '';
beforeAll(async () => {
  code = await buildWorker();
});

class Happening {
  readonly works: Promise<unknown>[] = [];
  waitUntil = (work: Promise<unknown>): void => void this.works.push(work);
}

class FetchEvent extends Happening {
  answer: Promise<Response> | undefined;
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  constructor(request: Request, preloadResponse: Promise<Response | undefined>) {
    super();
    this.request = request;
    this.preloadResponse = preloadResponse;
  }
  respondWith = (answer: Promise<Response>): void => {
    this.answer = answer;
  };
}

interface Asked {
  readonly mode?: string;
  readonly method?: string;
  readonly body?: string;
  readonly preloaded?: Promise<Response | undefined>;
}

const setup = (userAgent = 'Chrome/140.0.0.0') => {
  const server = { shell: old, isUp: true, status: 200 };
  const asked: string[] = [];
  const did: string[] = [];
  const late: (() => void)[] = [];
  const load = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (!server.isUp) throw new TypeError('Failed to fetch');
    if (server.status !== 200) return new Response('down', { status: server.status });
    if (!pathname.includes('.')) return new Response(`<script src="${server.shell.build}">`);
    return pathname.startsWith('/assets/') && !/app\d|later/.test(pathname)
      ? new Response('', { status: 404 })
      : new Response(`${server.shell.version} ${pathname}`);
  };
  const { caches, held } = fakeCaches(origin, load);

  const start = (shell: Shell) => {
    const listeners: [type: string, run: (event: object) => void][] = [];
    const preload = { enable: async () => void did.push('preload'), disable: async () => void did.push('no preload') };
    const self = {
      location: { origin, href: `${origin}/shell-worker.js` },
      navigator: { userAgent },
      registration: { scope: `${origin}/`, navigationPreload: preload },
      clients: { claim: async () => void did.push('claimed') },
      skipWaiting: async () => void did.push('taken'),
      addEventListener: (type: string, run: (event: object) => void) => listeners.push([type, run]),
      caches,
    };
    const wait = (run: () => void, ms = 0) => (ms > 0 ? late.push(run) : setTimeout(run));
    const platform = { URL, Request, Response, FetchEvent };
    runInNewContext(workerOf(shell, code), { ...platform, ...self, self, fetch: load, setTimeout: wait });
    const dispatch = <E extends object>(type: string, event: E): E => {
      for (const [heard, run] of listeners) if (heard === type) run(event);
      return event;
    };
    const happen = async (type: string, also: object = {}): Promise<void> =>
      void (await Promise.all(dispatch(type, Object.assign(new Happening(), also)).works));
    const ask = (address: string, { mode = 'cors', preloaded = Promise.resolve(undefined), ...init }: Asked = {}) => {
      const request = new Request(new URL(address, origin), init);
      Object.defineProperty(request, 'mode', { value: mode });
      const { answer } = dispatch('fetch', new FetchEvent(request, preloaded));
      return answer?.then((found) => found.text());
    };
    return { happen, ask };
  };
  const tooLate = (): void => {
    for (const run of late.splice(0)) run();
  };
  return { server, start, asked, did, held, tooLate };
};

const visit = { mode: 'navigate' } as const;

test('without network every page address gives the kept page, and its files are there', async () => {
  const { server, start } = setup();
  const { happen, ask } = start(old);
  await happen('install');
  server.isUp = false;
  expect(await ask('/news/12?from=x', visit)).toBe('<script src="/assets/app1.js">');
  expect(await ask('/assets/app1.js')).toBe('old /assets/app1.js');
  expect(await ask('/favicon.svg')).toBe('old /favicon.svg');
  await expect(ask('/assets/app9.js')).rejects.toThrow('no-response');
});

test('with network the page is the newest, and files named by their content are asked for once', async () => {
  const { server, start, asked, held } = setup();
  const { happen, ask } = start(old);
  await happen('install');
  server.shell = fresh;
  expect(await ask('/', visit)).toBe('<script src="/assets/app2.js">');
  asked.length = 0;
  expect(await ask('/assets/app2.js')).toBe('new /assets/app2.js');
  await expect.poll(held).toEqual({ 'shiye-shell-old': ['/', '/assets/app1.js', '/assets/app2.js', '/favicon.svg'] });
  expect(await ask('/assets/app2.js')).toBe('new /assets/app2.js');
  expect(asked).toEqual(['/assets/app2.js']);
});

test('a page that the browser has preloaded is asked for no second time', async () => {
  const { start, asked } = setup();
  expect(await start(old).ask('/', { ...visit, preloaded: Promise.resolve(new Response('preloaded')) })).toBe(
    'preloaded',
  );
  expect(asked).toEqual([]);
});

test('a server that is down, or a network that says nothing, gives the kept page', async () => {
  const { server, start, tooLate } = setup();
  const { happen, ask } = start(old);
  await happen('install');
  server.status = 502;
  expect(await ask('/', visit)).toBe('<script src="/assets/app1.js">');
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await ask('/', { ...visit, preloaded: failed })).toBe('<script src="/assets/app1.js">');
  const silent = ask('/', { ...visit, preloaded: new Promise(() => {}) });
  await new Promise((resolve) => setTimeout(resolve));
  tooLate();
  expect(await silent).toBe('<script src="/assets/app1.js">');
});

test('without a kept page the server has the last word, however late or bad', async () => {
  const { server, start, tooLate } = setup();
  const { ask } = start(old);
  server.status = 502;
  expect(await ask('/', visit)).toBe('down');
  server.status = 200;
  const silent = ask('/', { ...visit, preloaded: new Promise(() => {}) });
  await new Promise((resolve) => setTimeout(resolve));
  tooLate();
  expect(await silent).toBe('<script src="/assets/app1.js">');
});

test('a tab that still runs the version before has its files, whatever the server has', async () => {
  const { server, start } = setup();
  for (const shell of [old, fresh]) {
    server.shell = shell;
    await start(shell).happen('install');
  }
  server.status = 404;
  expect(await start(fresh).ask('/assets/app1.js')).toBe('old /assets/app1.js');
});

test('calls of the backend, other origins and everything that is sent are left alone, but renewals of a token', async () => {
  const { start, held, asked } = setup();
  const { ask } = start(old);
  expect(ask('/admin/member/info')).toBeUndefined();
  expect(ask('https://api.shiye.test/news/news/page')).toBeUndefined();
  expect(ask('/assets/app1.js', { method: 'POST' })).toBeUndefined();
  expect(ask('https://api.shiye.test/auth/token/refresh')).toBeUndefined();
  const renewal = { method: 'POST', body: '{"refreshToken":"X"}' } as const;
  const answers = ['/auth/token/refresh', '/auth/token/refresh'].map((address) => ask(address, renewal));
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect([held(), asked]).toEqual([{}, ['/auth/token/refresh']]);
});

test('parts that the page had before are kept, and nothing else that it names', async () => {
  const { start, held } = setup();
  const urlsToCache = [
    `${origin}/assets/later1.js`,
    `${origin}/assets/gone.js`,
    `${origin}/news/news/page?current=1`,
    'https://elsewhere.test/assets/later2.js',
  ];
  await start(old).happen('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache } } });
  await expect.poll(held).toEqual({ 'shiye-shell-old': ['/assets/later1.js'] });
});

test.each([
  ['not in Firefox, which would show an error page without network', 'Gecko/20100101 Firefox/140.0', 'no preload'],
  ['in others', 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'preload'],
])('pages are preloaded while the worker starts, %s', async (_, userAgent, expected) => {
  const { start, did } = setup(userAgent);
  await start(old).happen('activate');
  expect(did.filter((each) => each.endsWith('preload'))).toEqual([expected]);
});

test('it takes over only when it is told to, and says which build it belongs to', async () => {
  const { start, did, held } = setup();
  const { happen } = start(old);
  await happen('install');
  await happen('activate');
  expect([held()['shiye-shell-old'], did]).toEqual([
    ['/', '/.in-use', '/assets/app1.js', '/favicon.svg'],
    ['preload', 'claimed'],
  ]);
  await happen('message', { data: 'take' });
  await happen('message', { data: { type: 'take' } });
  const answers: unknown[] = [];
  const ports = [{ postMessage: (build: unknown) => answers.push(build) }];
  await happen('message', { data: { type: 'which' }, ports });
  expect([did, answers]).toEqual([['preload', 'claimed', 'taken'], ['/assets/app1.js']]);
});
