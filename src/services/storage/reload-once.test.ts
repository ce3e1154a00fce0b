import { expect, test } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const pageWith = (storage: Partial<Storage>) => {
  let reloads = 0;
  const location = { reload: () => ++reloads };
  const page = { sessionStorage: storage, location } as unknown as Window;
  return { reload: (at: number) => reloadOnce(page, at), reloads: () => reloads };
};

const remembering = (): Partial<Storage> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
};

test('[R4.3-10] the page is loaded anew once while a token ends, and again for another one', () => {
  const { reload, reloads } = pageWith(remembering());
  reload(5_000_000);
  reload(5_000_001);
  reload(5_999_999);
  expect(reloads()).toBe(1);
  reload(6_000_000);
  expect(reloads()).toBe(2);
});

test('[R4.3-10] a tab that cannot remember it is not loaded anew', () => {
  const { reload, reloads } = pageWith({
    getItem: () => {
      throw new Error('denied');
    },
  });
  reload(0);
  expect(reloads()).toBe(0);
});
