import { expect, test } from 'vitest';
import { tabStorage } from './tab-storage.ts';

const area = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, storage };
};

test('a tab of its own keeps all but language and theme for itself, and locks for itself', async () => {
  const [browser, tab] = [area(), area()];
  const listeners: ((event: { key: string; newValue: string; storageArea: unknown }) => void)[] = [];
  const asked: string[] = [];
  const page = {
    localStorage: browser.storage,
    sessionStorage: tab.storage,
    navigator: {
      locks: {
        request: async (name: string, run: () => Promise<void>) => {
          asked.push(name);
          await run();
        },
      },
    },
    addEventListener: (_: string, listen: (typeof listeners)[number]) => listeners.push(listen),
    removeEventListener: () => {},
  } as unknown as Window;
  const { store, acquire } = tabStorage(page, 'b');
  store.storage().setItem('shiye.session', 'mine');
  store.storage().setItem('shiye.preferences', 'dark');
  expect([Object.fromEntries(browser.kept), Object.fromEntries(tab.kept)]).toEqual([
    { 'shiye.preferences': 'dark' },
    { 'shiye.session': 'mine' },
  ]);
  const received: string[] = [];
  store.onForeignWrite((key) => received.push(key));
  for (const key of ['shiye.session', 'shiye.preferences']) {
    for (const listen of listeners) listen({ key, newValue: 'x', storageArea: browser.storage });
  }
  expect(received).toEqual(['shiye.preferences']);
  (await acquire('shiye.outbox.1002'))();
  expect(asked).toEqual(['shiye.outbox.1002.b']);
});
