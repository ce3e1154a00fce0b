import type { DBSchema } from 'idb';
import { connectDatabase } from './indexed-db.ts';

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

interface Answers extends DBSchema {
  heads: { key: [owner: string, address: string]; value: Head };
  texts: { key: [owner: string, address: string]; value: CachedAnswer };
}

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
export const browserAnswerStore = (): AnswerStore => {
  const { transact } = connectDatabase<Answers>('shiye-reading', (created) => {
    for (const store of ['heads', 'texts'] as const)
      created.createObjectStore(store, { keyPath: ['owner', 'address'] });
  });
  const change = (add: readonly CachedAnswer[], drop: (heads: readonly Head[]) => readonly Head[]): Promise<void> =>
    transact('readwrite', async (transaction) => {
      const [heads, texts] = [transaction.objectStore('heads'), transaction.objectStore('texts')];
      for (const answer of add) {
        const { owner, address, at, text } = answer;
        await heads.put({ owner, address, at, size: text.length });
        await texts.put(answer);
      }
      for (const { owner, address } of drop(await heads.getAll())) {
        await heads.delete([owner, address]);
        await texts.delete([owner, address]);
      }
    });
  return {
    save: (answers) => change(answers, surplus),
    find: (owner, address) =>
      transact(
        'readonly',
        async (transaction) => (await transaction.objectStore('texts').get([owner, address])) ?? null,
      ),
    clear: (stay) => change([], (heads) => heads.filter(({ owner }) => !stay.includes(owner))),
  };
};
