/** What a build's worker keeps beforehand: addresses on its own origin. `version` changes whenever one of them does. */
export interface Shell {
  readonly version: string;
  readonly files: readonly string[];
  /** The scripts that the page begins with, in their order and separated by spaces: every build has others. */
  readonly build: string;
}

interface Ground {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly shell: Shell;
  /** Settles after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

const prefix = 'shiye-shell-';
/** The one page that the server gives for every address. */
const page = '/';
/** A network that has said nothing for so long is taken for gone, in ms. */
const networkPatience = 5_000;
/** Stands in the cache of a version that has been in use: only such a one may a tab still be running. */
const inUse = '/.in-use';

const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/**
 * The files of the app for when there is no network. Never an answer of the backend: what a service worker stores
 * outlives a login.
 */
export const shellCache = ({ caches, fetch, origin, shell, wait }: Ground) => {
  const name = `${prefix}${shell.version}`;
  const fixed = new Set(shell.files);
  const own = (): Promise<Cache> => caches.open(name);
  const kept = async (address: string): Promise<Response | undefined> =>
    (await (await own()).match(address)) ?? (await caches.match(address));

  const fromCache = async (url: URL, request: Request): Promise<Response> => {
    const found = await kept(url.pathname);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await (await own()).put(url.pathname, answer.clone()).catch(() => {});
    return answer;
  };

  const fromNetwork = async (request: Request, preloaded: Promise<Response | undefined>, address: string) => {
    const network = (async () => (await preloaded.catch(() => undefined)) ?? fetch(request))();
    const answer = await Promise.race([network, wait(networkPatience)]).catch(() => undefined);
    // A server that is down often has another one before it that says so.
    return answer && answer.status < 500 ? answer : ((await kept(address)) ?? answer ?? network);
  };

  return {
    /** Rejects where the server has changed builds in between: the browser tries it again later. */
    install: async (): Promise<void> => {
      const cache = await own();
      await cache.addAll(shell.files.map((file) => new Request(new URL(file, origin), freshness(file))));
      const html = await (await cache.match(page))?.text();
      if (html !== undefined && shell.build.split(' ').every((script) => html.includes(script))) return;
      await caches.delete(name);
      throw new Error('the page belongs to another build');
    },
    /** Forgets all versions but the one that was in use before: another tab may still run it, and ask for its parts. */
    activate: async (): Promise<void> => {
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      const used = await Promise.all(others.map(async (key) => (await caches.open(key)).match(inUse)));
      const before = others.findLast((_, index) => used[index] !== undefined);
      await Promise.all(others.filter((key) => key !== before).map((key) => caches.delete(key)));
      await (await own()).put(inUse, new Response());
    },
    /** The answer, or null for what is none of the worker's business. */
    answer: (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> | null => {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin) return null;
      if (request.mode === 'navigate') return fromNetwork(request, preloaded, page);
      if (isAsset(url)) return fromCache(url, request);
      return fixed.has(url.pathname) ? fromNetwork(request, Promise.resolve(undefined), url.pathname) : null;
    },
    /** Keeps parts of the app that the page had before the worker stood behind it. */
    keep: async (addresses: readonly string[]): Promise<void> => {
      const cache = await own();
      const urls = addresses
        .map((address) => new URL(address, origin))
        .filter((url) => url.origin === origin && isAsset(url));
      for (const { pathname } of urls) {
        if (!(await cache.match(pathname))) await cache.add(pathname).catch(() => {});
      }
    },
  };
};

/** Files named by their content come from the browser's own cache. */
const freshness = (file: string): RequestInit => (file.startsWith('/assets/') ? {} : { cache: 'reload' });
