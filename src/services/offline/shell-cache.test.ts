import { expect, test } from 'vitest';
import { type Shell, shellCache } from './shell-cache.ts';

const origin = 'https://shiye.test';
const old: Shell = { version: 'old', files: ['/', '/assets/app1.js', '/favicon.svg'], build: '/assets/app1.js' };
const fresh: Shell = { version: 'new', files: ['/', '/assets/app2.js', '/favicon.svg'], build: '/assets/app2.js' };

const cachesOf = (load: (request: Request) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).pathname;
  const cacheOf = (kept: Map<string, Response>) => {
    const add = async (asked: RequestInfo | URL): Promise<void> => {
      const answer = await load(asked instanceof Request ? asked : new Request(new URL(String(asked), origin)));
      if (!answer.ok) throw new TypeError('not kept');
      kept.set(keyOf(asked), answer);
    };
    return {
      add,
      addAll: async (asked: readonly RequestInfo[]) => void (await Promise.all(asked.map(add))),
      match: async (asked: RequestInfo | URL) => kept.get(keyOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) => void kept.set(keyOf(asked), answer),
    };
  };
  const caches = {
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo | URL) =>
      [...all.values()]
        .map((kept) => kept.get(keyOf(asked)))
        .find((found) => found !== undefined)
        ?.clone(),
  };
  const held = () => Object.fromEntries([...all].map(([name, kept]) => [name, [...kept.keys()].toSorted()]));
  return { caches: caches as unknown as CacheStorage, held };
};

const setup = (server: { shell: Shell; isUp: boolean; status?: number }) => {
  const asked: string[] = [];
  let late = (): void => {};
  const load = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (!server.isUp) throw new TypeError('Failed to fetch');
    if (server.status) return new Response('down', { status: server.status });
    const isPage = !pathname.includes('.');
    if (isPage) return new Response(`<script src="${server.shell.build}">`);
    return pathname.startsWith('/assets/') && !/app\d|later/.test(pathname)
      ? new Response('', { status: 404 })
      : new Response(`${server.shell.version} ${pathname}`);
  };
  const { caches, held } = cachesOf(load);
  const worker = (shell: Shell) =>
    shellCache({ caches, fetch: load, origin, shell, wait: () => new Promise((resolve) => (late = resolve)) });
  const ask = (of: ReturnType<typeof worker>, address: string, options: { mode?: string; method?: string } = {}) => {
    const request = new Request(new URL(address, origin), { method: options.method ?? 'GET' });
    Object.defineProperty(request, 'mode', { value: options.mode ?? 'cors' });
    const answer = of.answer(request, Promise.resolve(undefined));
    return answer === null ? null : answer.then((found) => found.text());
  };
  return { worker, ask, asked, held, tooLate: () => late() };
};

test('without network every page address gives the kept page, and its files are there', async () => {
  const server = { shell: old, isUp: true };
  const { worker, ask } = setup(server);
  const files = worker(old);
  await files.install();
  server.isUp = false;
  expect(await ask(files, '/news/12?from=x', { mode: 'navigate' })).toBe('<script src="/assets/app1.js">');
  expect(await ask(files, '/assets/app1.js')).toBe('old /assets/app1.js');
  expect(await ask(files, '/favicon.svg')).toBe('old /favicon.svg');
  await expect(ask(files, '/assets/app9.js')).rejects.toThrow('Failed to fetch');
});

test('with network the page is the newest, and files named by their content are asked for once', async () => {
  const server = { shell: old, isUp: true };
  const { worker, ask, asked, held } = setup(server);
  const files = worker(old);
  await files.install();
  server.shell = fresh;
  expect(await ask(files, '/', { mode: 'navigate' })).toBe('<script src="/assets/app2.js">');
  asked.length = 0;
  expect(await ask(files, '/assets/app2.js')).toBe('new /assets/app2.js');
  expect(await ask(files, '/assets/app2.js')).toBe('new /assets/app2.js');
  expect(asked).toEqual(['/assets/app2.js']);
  expect(held()).toEqual({ 'shiye-shell-old': ['/', '/assets/app1.js', '/assets/app2.js', '/favicon.svg'] });
});

test('a server that is down, or a network that says nothing, gives the kept page', async () => {
  const server: { shell: Shell; isUp: boolean; status?: number } = { shell: old, isUp: true };
  const { worker, ask, tooLate } = setup(server);
  const files = worker(old);
  await files.install();
  server.status = 502;
  expect(await ask(files, '/', { mode: 'navigate' })).toBe('<script src="/assets/app1.js">');
  const silent = shellOver(files, tooLate);
  expect(await silent).toBe('<script src="/assets/app1.js">');
});

const shellOver = async (files: ReturnType<typeof shellCache>, tooLate: () => void): Promise<string | undefined> => {
  const request = new Request(new URL('/', origin));
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  const answer = files.answer(request, new Promise(() => {}));
  tooLate();
  return (await answer)?.text();
};

test('calls of the backend, other origins and everything that is sent are left alone', async () => {
  const { worker, ask, held } = setup({ shell: old, isUp: true });
  const files = worker(old);
  expect(await ask(files, '/admin/member/info')).toBeNull();
  expect(await ask(files, 'https://api.shiye.test/news/news/page')).toBeNull();
  expect(await ask(files, '/assets/app1.js', { method: 'POST' })).toBeNull();
  expect(held()).toEqual({});
});

test('a version is kept whole or not at all', async () => {
  const server = { shell: fresh, isUp: true };
  const { worker, held } = setup(server);
  await expect(worker(old).install()).rejects.toThrow('another build');
  expect(held()).toEqual({});
});

test('the version that was in use before stays for tabs that still run it, all others go', async () => {
  const server = { shell: old, isUp: true };
  const { worker, held } = setup(server);
  for (const version of ['one', 'two', 'three']) {
    const files = worker({ ...old, version });
    await files.install();
    await files.activate();
  }
  expect(Object.keys(held())).toEqual(['shiye-shell-two', 'shiye-shell-three']);
  await worker({ ...old, version: 'four' }).install();
  const fifth = worker({ ...old, version: 'five' });
  await fifth.install();
  await fifth.activate();
  expect(Object.keys(held())).toEqual(['shiye-shell-three', 'shiye-shell-five']);
});

test('parts that the page had before are kept, and nothing else that it names', async () => {
  const { worker, held } = setup({ shell: old, isUp: true });
  await worker(old).cacheLoaded([
    `${origin}/assets/later1.js`,
    `${origin}/assets/gone.js`,
    `${origin}/news/news/page?current=1`,
    'https://elsewhere.test/assets/later2.js',
  ]);
  expect(held()).toEqual({ 'shiye-shell-old': ['/assets/later1.js'] });
});
