import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openDomainLog } from '#mocks/hosts/domain-log.ts';
import { rowsIn } from '../../../tests/harness/indexed-rows.ts';
import { breakableDatabases, breakNames } from '../../../tests/harness/lost-connections.ts';
import { browserAnswerStore } from './cached-answers.ts';
import { browserJournalLog } from './journal-log.ts';

const page = { id: '1', tab: 'tab', openedAt: 1, facts: '{}' };
const next = { ...page, id: '2', openedAt: 2 };
const answer = (at: number) => ({ owner: 'guest', address: `/${at}`, at, text: `${at}` });
const event = (seq: number) => ({ seq, at: seq, type: 'news.viewed', newsId: `${seq}` }) as never;
const head = { generation: 'one', epoch: 1, scenario: 'fresh', offset: 0 };

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(breakNames)('with a connection %s the journal goes on, and is cleared once', async (name) => {
  const { breaks, opened } = breakableDatabases();
  const log = browserJournalLog();
  await log.begin(page);
  await log.append(page, 0, ['a']);
  breaks[name]();
  await settled();
  await log.append(page, 1, ['b']);
  breaks[name]();
  await settled();
  expect((await log.previous(next))?.entries).toEqual(['a', 'b']);
  breaks[name]();
  await settled();
  expect(await log.clear('1')).toBe(true);
  expect(await log.clear('1')).toBe(false);
  expect(opened()).toBe(4);
  expect(await rowsIn('shiye-journal')).toEqual({ pages: 0, chunks: 0 });
});

test.each(breakNames)('with a connection %s answers are still stored and found', async (name) => {
  const { breaks } = breakableDatabases();
  const log = browserAnswerStore();
  await log.save([answer(1)]);
  breaks[name]();
  await settled();
  await log.save([answer(2)]);
  breaks[name]();
  await settled();
  expect([await log.find('guest', '/1'), await log.find('guest', '/2')]).toEqual([answer(1), answer(2)]);
});

test.each(breakNames)('with a connection %s each event of the simulated backend is stored once', async (name) => {
  const { breaks } = breakableDatabases();
  const log = await openDomainLog();
  await log.restart(head);
  await log.append([event(1)]);
  breaks[name]();
  await settled();
  await log.append([event(2), event(3)]);
  breaks[name]();
  await settled();
  expect(await log.read(0)).toEqual({ head, events: [event(1), event(2), event(3)] });
  await expect(log.append([event(3)])).rejects.toMatchObject({ name: 'ConstraintError' });
  breaks[name]();
  await settled();
  await log.restart({ ...head, generation: 'two' });
  expect(await log.read(0)).toEqual({ head: { ...head, generation: 'two' }, events: [] });
});

test('an event that another tab has written is never taken for a repeated one', async () => {
  const { breaks } = breakableDatabases();
  const [log, other] = [await openDomainLog(), await openDomainLog()];
  await other.append([event(1)]);
  await log.read(0);
  breaks['lost in a transaction']();
  await expect(log.append([{ ...(event(1) as object), newsId: 'other' } as never])).rejects.toMatchObject({
    name: 'ConstraintError',
  });
  expect((await log.read(0)).events).toEqual([event(1)]);
});

test('a database that could not be opened once is opened again', async () => {
  const { refuseOpen } = breakableDatabases();
  refuseOpen();
  const journal = browserJournalLog();
  await journal.begin(page);
  refuseOpen();
  const answers = browserAnswerStore();
  await answers.save([answer(1)]);
  refuseOpen();
  const log = await openDomainLog();
  await log.append([event(1)]);
  expect([await journal.previous(next), await answers.find('guest', '/1')]).toMatchObject([{ page }, answer(1)]);
});

test('one that is refused is asked for again with the next call', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const log = browserAnswerStore();
  await expect(log.save([answer(1)])).rejects.toThrow('denied');
  await log.save([answer(1)]);
  expect(await log.find('guest', '/1')).toEqual(answer(1));
});

test('what runs when the page goes into the back/forward cache ends there, and is stored when it is back', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { opened } = breakableDatabases();
  const log = await openDomainLog();
  await log.restart(head);
  const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  const gone = log.append([event(1)]);
  await Promise.resolve();
  leave(false);
  await gone;
  expect(opened()).toBe(1);
  const kept = log.append([event(2)]);
  await Promise.resolve();
  leave(true);
  await kept;
  leave(true);
  expect(opened()).toBe(2);
  expect(await log.read(0)).toEqual({ head, events: [event(1), event(2)] });
  expect(await rowsIn('shiye-backend')).toEqual({ events: 2, head: 1 });
  vi.unstubAllGlobals();
});
