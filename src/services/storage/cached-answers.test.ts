import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowsIn } from '../../../tests/harness/indexed-rows.ts';
import { browserAnswerStore, mostCached, surplus } from './cached-answers.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const answer = (owner: string, address: string, at: number, text = `${owner} ${address}`) => ({
  owner,
  address,
  at,
  text,
});

test('what was read is found again by its owner alone, as it was last', async () => {
  const log = browserAnswerStore();
  await log.save([answer('guest', '/news/1', 1), answer('7', '/news/1', 2)]);
  await log.save([answer('guest', '/news/1', 3, 'newer')]);
  expect(await log.find('guest', '/news/1')).toEqual(answer('guest', '/news/1', 3, 'newer'));
  expect(await log.find('7', '/news/1')).toEqual(answer('7', '/news/1', 2));
  expect(await log.find('8', '/news/1')).toBeNull();
});

test('when a login is over, all is removed but what belongs to those that stay', async () => {
  const log = browserAnswerStore();
  await log.save([answer('guest', '/a', 1), answer('7', '/a', 1), answer('8', '/a', 1)]);
  await log.clear(['guest', '8']);
  expect([await log.find('7', '/a'), (await log.find('8', '/a'))?.owner]).toEqual([null, '8']);
  await log.clear([]);
  expect([await log.find('guest', '/a'), await log.find('8', '/a')]).toEqual([null, null]);
});

test('no more is kept than fits: the oldest goes', async () => {
  expect(mostCached).toEqual({ answers: 150, letters: 4_000_000 });
  const log = browserAnswerStore();
  const half = 'x'.repeat(mostCached.letters / 2);
  await log.save([answer('guest', '/1', 1, half), answer('guest', '/2', 2, half)]);
  await log.save([answer('guest', '/3', 3, 'x')]);
  const found = await Promise.all(['/1', '/2', '/3'].map((address) => log.find('guest', address)));
  expect(found.map((each) => each?.at ?? null)).toEqual([null, 2, 3]);
  expect(await rowsIn('shiye-reading')).toEqual({ heads: 2, texts: 2 });
  const many = Array.from({ length: mostCached.answers + 2 }, (_, at) => ({
    owner: 'g',
    address: `/${at}`,
    at,
    size: 1,
  }));
  expect(surplus(many).map(({ at }) => at)).toEqual([1, 0]);
});

test('the browser’s own is opened when it is first needed, once', async () => {
  const factory = new IDBFactory();
  const opens: string[] = [];
  const open: typeof factory.open = (name, version) => {
    opens.push(name);
    return factory.open(name, version);
  };
  vi.stubGlobal('indexedDB', { open });
  const log = browserAnswerStore();
  expect(opens).toEqual([]);
  await log.save([answer('guest', '/a', 1)]);
  expect((await log.find('guest', '/a'))?.at).toBe(1);
  await log.clear([]);
  expect([await log.find('guest', '/a'), opens]).toEqual([null, ['shiye-reading']]);
});
