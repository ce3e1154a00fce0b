import { connectDatabase, result } from './indexed-db.ts';

/** `text` is the backend's JSON, `owner` the login, `at` in ms since 1970. */
export interface CachedAnswer {
  readonly owner: string;
  readonly address: string;
  readonly at: number;
  readonly text: string;
}

export interface AnswerStore {
  save(answers: readonly CachedAnswer[]): Promise<void>;
  find(owner: string, address: string): Promise<CachedAnswer | null>;
  clear(stay: readonly string[]): Promise<void>;
}

interface Head {
  readonly owner: string;
  readonly address: string;
  readonly at: number;
  readonly size: number;
}

const readingDatabase = 'shiye-reading';
/** Limits; the oldest answers are dropped first. `letters` is their total length. */
export const mostCached = { answers: 150, letters: 4_000_000 };

export const surplus = (heads: readonly Head[], { answers, letters } = mostCached): readonly Head[] => {
  let sum = 0;
  return heads
    .toSorted((one, other) => other.at - one.at)
    .filter(({ size }, index) => {
      sum += size;
      return index >= answers || sum > letters;
    });
};

/** In IndexedDB, opened at the first call; where that fails, the call rejects. */
export const browserAnswerStore = (page: Pick<Window, 'indexedDB'>): AnswerStore => {
  const database = connectDatabase(
    () => page.indexedDB,
    readingDatabase,
    (created) => {
      for (const store of ['heads', 'texts']) created.createObjectStore(store, { keyPath: ['owner', 'address'] });
    },
  );
  const change = (run: (heads: IDBObjectStore, texts: IDBObjectStore) => Promise<void>): Promise<void> =>
    database.transact(['heads', 'texts'], 'readwrite', (transaction) =>
      run(transaction.objectStore('heads'), transaction.objectStore('texts')),
    );
  return {
    save: (answers) =>
      change(async (heads, texts) => {
        for (const answer of answers) {
          const { owner, address, at, text } = answer;
          heads.put({ owner, address, at, size: text.length } satisfies Head);
          texts.put(answer);
        }
        for (const { owner, address } of surplus(await result<Head[]>(heads.getAll()))) {
          heads.delete([owner, address]);
          texts.delete([owner, address]);
        }
      }),
    find: (owner, address) =>
      database.transact(['texts'], 'readonly', async (transaction) => {
        const texts = transaction.objectStore('texts');
        return (await result<CachedAnswer | undefined>(texts.get([owner, address]))) ?? null;
      }),
    clear: (stay) =>
      change(async (heads, texts) => {
        for (const { owner, address } of await result<Head[]>(heads.getAll())) {
          if (stay.includes(owner)) continue;
          heads.delete([owner, address]);
          texts.delete([owner, address]);
        }
      }),
  };
};
