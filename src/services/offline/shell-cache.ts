/** What a build's service worker precaches. `version` changes with any of the files. */
export interface Shell {
  readonly version: string;
  readonly files: readonly string[];
  readonly build: string;
}

interface Ground {
  readonly caches: CacheStorage;
  readonly origin: string;
  readonly shell: Shell;
}

const prefix = 'shiye-shell-';
/** The server answers every address with this page. */
export const page = '/';
/** Marks the cache of a version that was activated: only such a one may still be running in a tab. */
const inUse = '/.in-use';

export const isAsset = (path: string): boolean => path.startsWith('/assets/');

const freshness = (file: string): RequestInit => (isAsset(file) ? {} : { cache: 'reload' });

/** Offline copies of the app's files. Never answers of the backend: this cache outlives a login. */
export const shellCache = ({ caches, origin, shell }: Ground) => {
  const name = `${prefix}${shell.version}`;
  const own = (): Promise<Cache> => caches.open(name);

  return {
    name,
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
    match: async (address: string): Promise<Response | undefined> =>
      (await (await own()).match(address)) ?? caches.match(address),
  };
};
