import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowsIn } from '../../../tests/harness/indexed-rows.ts';
import { browserJournalLog, type StoredPage, tabName } from './journal-log.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const page = (id: string, openedAt: number, tab = 'tab-1'): StoredPage => ({ id, tab, openedAt, facts: '{}' });

test('[R4.3-2] in the browser, too, a page whose journal is gone clears nothing of those that came after', async () => {
  const log = browserJournalLog();
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
  const open = () => {
    opened += 1;
    throw new Error('denied');
  };
  vi.stubGlobal('indexedDB', { open });
  const log = browserJournalLog();
  expect(opened).toBe(0);
  await expect(log.begin(page('1', 1))).rejects.toThrow('denied');
  await expect(log.clear()).rejects.toThrow('denied');
});

test('of a tab the page before is kept, of all tabs six; what goes takes its entries along', async () => {
  const log = browserJournalLog();
  const open = async (id: string, openedAt: number, tab: string) => {
    await log.begin(page(id, openedAt, tab));
    await log.append(page(id, openedAt, tab), 0, [id]);
  };
  for (const [at, id] of ['a', 'b', 'c'].entries()) await open(id, at, 'tab-1');
  expect(await rowsIn('shiye-journal')).toEqual({ pages: 2, chunks: 2 });
  for (const at of [3, 4, 5, 6, 7]) await open(`${at}`, at, `tab-${at}`);
  expect(await rowsIn('shiye-journal')).toEqual({ pages: 6, chunks: 6 });
  const left = await Promise.all(
    ['tab-1', 'tab-3', 'tab-7'].map(async (tab) => (await log.previous(page('next', 9, tab)))?.entries),
  );
  expect(left).toEqual([['c'], ['3'], ['7']]);
  await log.begin(page('7', 7, 'tab-7'));
  expect((await rowsIn('shiye-journal')).pages).toBe(6);
});

test('the page before is the newest that began before this one, with its facts as they were last', async () => {
  const log = browserJournalLog();
  for (const [id, at] of [
    ['old', 1],
    ['mid', 2],
    ['own', 3],
    ['later', 4],
  ] as const) {
    await log.begin({ ...page(id, at), facts: '{"route":"/"}' });
    await log.append({ ...page(id, at), facts: `{"route":"/${id}"}` }, 0, [id]);
  }
  expect(await log.previous(page('own', 3))).toBeNull();
  expect((await log.previous(page('next', 4)))?.page.facts).toBe('{"route":"/later"}');
});

test('entries before a base go, those of a piece that reaches beyond it are left out', async () => {
  const log = browserJournalLog();
  await log.begin(page('1', 1));
  for (const first of [0, 2, 4]) await log.append(page('1', 1), first, [`${first}`, `${first + 1}`]);
  await log.rebase('1', 2, 'base');
  expect((await rowsIn('shiye-journal')).chunks).toBe(2);
  await log.rebase('1', 3, 'base');
  expect((await rowsIn('shiye-journal')).chunks).toBe(2);
  expect(await log.previous(page('2', 2))).toMatchObject({ base: 'base', entries: ['3', '4', '5'] });
  await log.append(page('gone', 1), 0, ['x']);
  await log.rebase('gone', 1, 'base');
  expect(await rowsIn('shiye-journal')).toEqual({ pages: 1, chunks: 2 });
});

test('a tab keeps its name over reloads, where the browser lets it', () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, name: string) => void kept.set(key, name),
  } as Storage;
  expect([tabName({ sessionStorage }, 'one'), tabName({ sessionStorage }, 'two')]).toEqual(['one', 'one']);
  const refusing = {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(tabName(refusing, 'three')).toBe('three');
});
