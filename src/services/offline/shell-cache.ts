/** What a build's service worker precaches. `version` changes with any of the files. */
export interface Shell {
  readonly version: string;
  readonly files: readonly string[];
  readonly build: string;
}

interface Ground {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly shell: Shell;
  readonly wait: (ms: number) => Promise<void>;
}

const prefix = 'shiye-shell-';
/** The server answers every address with this page. */
const page = '/';
/** Time in ms after which a silent network counts as offline. */
const networkPatience = 5_000;
/** Marks the cache of a version that was activated: only such a one may still be running in a tab. */
const inUse = '/.in-use';

const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Offline copies of the app's files. Never answers of the backend: this cache outlives a login. */
export const shellCache = ({ caches, fetch, origin, shell, wait }: Ground) => {
  const name = `${prefix}${shell.version}`;
  const fixed = new Set(shell.files);
  const own = (): Promise<Cache> => caches.open(name);
  const cached = async (address: string): Promise<Response | undefined> =>
    (await (await own()).match(address)) ?? (await caches.match(address));

  const fromCache = async (url: URL, request: Request): Promise<Response> => {
    const found = await cached(url.pathname);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) await (await own()).put(url.pathname, answer.clone()).catch(() => {});
    return answer;
  };

  const fromNetwork = async (request: Request, preloaded: Promise<Response | undefined>, address: string) => {
    const network = (async () => (await preloaded.catch(() => undefined)) ?? fetch(request))();
    const answer = await Promise.race([network, wait(networkPatience)]).catch(() => undefined);
    // A proxy may answer for a server that is down.
    return answer && answer.status < 500 ? answer : ((await cached(address)) ?? answer ?? network);
  };

  return {
    /** Rejects where the server switched builds during the download; the browser tries again later. */
    install: async (): Promise<void> => {
      const cache = await own();
      await cache.addAll(shell.files.map((file) => new Request(new URL(file, origin), freshness(file))));
      const html = await (await cache.match(page))?.text();
      if (html !== undefined && shell.build.split(' ').every((script) => html.includes(script))) return;
      await caches.delete(name);
      throw new Error('the page belongs to another build');
    },
    /** Keeps the previously activated version: another tab may still run it and load its chunks. */
    activate: async (): Promise<void> => {
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      const used = await Promise.all(others.map(async (key) => (await caches.open(key)).match(inUse)));
      const before = others.findLast((_, index) => used[index] !== undefined);
      await Promise.all(others.filter((key) => key !== before).map((key) => caches.delete(key)));
      await (await own()).put(inUse, new Response());
    },
    answer: (request: Request, preloaded: Promise<Response | undefined>): Promise<Response> | null => {
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== origin) return null;
      if (request.mode === 'navigate') return fromNetwork(request, preloaded, page);
      if (isAsset(url)) return fromCache(url, request);
      return fixed.has(url.pathname) ? fromNetwork(request, Promise.resolve(undefined), url.pathname) : null;
    },
    cacheLoaded: async (addresses: readonly string[]): Promise<void> => {
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

const freshness = (file: string): RequestInit => (file.startsWith('/assets/') ? {} : { cache: 'reload' });
