import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { browserJournalLog, type KeptPage } from './journal-log.ts';

const page = (id: string, openedAt: number, tab = 'tab-1'): KeptPage => ({ id, tab, openedAt, facts: '{}' });

test('[R4.3-2] in the browser, too, a page whose journal is gone clears nothing of those that came after', async () => {
  const log = browserJournalLog({ indexedDB: new IDBFactory() } as unknown as Window);
  const since = page('2', 2);
  await log.begin(since);
  await log.append(since, 0, ['entry']);
  expect(await log.clear('1')).toBe(false);
  expect((await log.previous(page('3', 3)))?.entries).toEqual(['entry']);
  expect(await log.clear('2')).toBe(true);
  expect(await log.previous(page('3', 3))).toBeNull();
});
