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

test('the database is opened when something is first asked of it; where it cannot be, every call fails', async () => {
  let opened = 0;
  const refusing = {
    get indexedDB(): IDBFactory {
      opened += 1;
      throw new Error('denied');
    },
  };
  const log = browserJournalLog(refusing as unknown as Window);
  expect(opened).toBe(0);
  await expect(log.begin(page('1', 1))).rejects.toThrow('denied');
  await expect(log.clear()).rejects.toThrow('denied');
});
