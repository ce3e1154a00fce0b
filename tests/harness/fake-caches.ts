type Asked = RequestInfo | URL;

/** The caches of an origin in memory; `held` lists what lies in each. */
export const fakeCaches = (origin: string, load: (request: Request) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: Asked): string =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).pathname;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const add = async (asked: Request): Promise<void> => {
      const answer = await load(asked);
      if (!answer.ok) throw new TypeError('not kept');
      kept.set(keyOf(asked), answer);
    };
    return {
      addAll: async (asked: readonly Request[]) => void (await Promise.all(asked.map(add))),
      match: async (asked: Asked) => kept.get(keyOf(asked))?.clone(),
      put: async (asked: Asked, answer: Response) => void kept.set(keyOf(asked), answer),
    };
  };
  const match = async (asked: Asked, { cacheName }: MultiCacheQueryOptions = {}) =>
    [...all]
      .filter(([name]) => name === (cacheName ?? name))
      .map(([, kept]) => kept.get(keyOf(asked)))
      .find((found) => found !== undefined)
      ?.clone();
  const caches = { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
  const held = () => Object.fromEntries([...all].map(([name, kept]) => [name, [...kept.keys()].toSorted()]));
  return { caches: caches as unknown as CacheStorage, held };
};
