import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { type StoredRecord, stored } from '../contract/stored.contract.ts';
import { here, later } from '../later.ts';
import { memoryOrigin } from './memory-host.ts';
import { readBy } from './read-stored.ts';
import { makeStore, type StoreHost } from './record-store.ts';

const record: StoredRecord<{ readonly count: number }> = {
  key: 'test.count',
  version: 2,
  empty: { count: 0 },
};

const reading = readBy(
  new Map<string, Schema.Codec<unknown, unknown>>([
    [record.key, Schema.Struct({ count: Schema.Int })],
    ...[stored.drafts, stored.outbox].map(({ key }) => [key, Schema.Unknown] as const),
  ]),
);

test('a record is found again by another page of the same origin', () => {
  const origin = memoryOrigin({}, reading);
  makeStore(origin.tab()).save(record, { count: 7 });
  expect(makeStore(origin.tab()).load(record)).toEqual({ value: { count: 7 }, setAside: null });
});

test.each([
  ['broken JSON', '{'],
  ['another shape', '{"version":2,"value":{"count":"many"}}'],
  ['another version', '{"version":1,"value":{"count":3}}'],
])('%s is set aside, not thrown away, and the record starts empty', (_, text) => {
  const origin = memoryOrigin({ 'test.count': text }, reading);
  expect(makeStore(origin.tab()).load(record)).toEqual({ value: { count: 0 }, setAside: text });
  expect(Object.fromEntries(origin.values)).toEqual({ 'test.count.set-aside': text });
});

test('what is stored under the name of a prototype changes no other object, and gives none a property', () => {
  const hostile = '{"__proto__":{"isMember":true},"constructor":{"prototype":{"isMember":true}},"count":3}';
  const origin = memoryOrigin(
    { 'test.count': `{"version":2,"value":${hostile},"__proto__":{"isMember":true}}` },
    reading,
  );
  const { value } = makeStore(origin.tab()).load(record);
  expect([value.count, Reflect.get(value, 'isMember'), Reflect.get({}, 'isMember')]).toEqual([3, undefined, undefined]);
  const drafts = memoryOrigin({
    [stored.drafts.key]: '{"version":1,"value":{"__proto__":{"at":1,"fields":{"a":"b"}}}}',
  });
  const loaded = makeStore(drafts.tab()).load(stored.drafts).value;
  expect([loaded['1001:post:new'], Reflect.get(loaded, 'fields'), Reflect.get({}, 'fields')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a browser that forbids storage is a storage failure; what was saved is still known', () => {
  const host: StoreHost = {
    reading: here(reading),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    onForeignWrite: () => () => {},
  };
  const store = makeStore(host);
  expect(() => store.load(record)).toThrow(expect.objectContaining({ tag: 'storage' }));
  expect(() => store.save(record, { count: 1 })).toThrow(expect.objectContaining({ tag: 'storage' }));
  expect(store.peek(record)).toEqual({ count: 1 });
});

const entry = { msgFrom: '1001', msgTo: '1002', msgType: 0, msgContent: '好', convId: '70001', sentTime: 1 } as const;
const older = {
  drafts: { 'supplement:1001': { fields: { nickname: '李然' }, at: 1 } },
  outbox: { entries: [{ ...entry, state: 'queued', reason: null }], done: [] },
} as const;

test.each(['drafts', 'outbox'] as const)('%s that could not be read are told before they are written over', (name) => {
  const origin = memoryOrigin({}, reading);
  const own = origin.tab();
  const kept: StoredRecord<unknown> = stored[name];
  makeStore(own).save(kept, older[name]);
  let isAllowed = false;
  const store = makeStore({
    ...own,
    storage: () => {
      if (!isAllowed) throw new DOMException('denied', 'SecurityError');
      return own.storage();
    },
  });
  const heard: unknown[] = [];
  store.watch(kept, (value) => heard.push(value));
  const now = { ours: true };
  const refused = expect.objectContaining({ tag: 'storage' });
  expect(() => store.load(kept)).toThrow(refused);
  expect(() => store.save(kept, now)).toThrow(refused);
  expect(heard).toEqual([]);
  isAllowed = true;
  expect(() => store.save(kept, now)).toThrow(refused);
  expect([heard, makeStore(own).load(kept).value]).toEqual([[older[name]], older[name]]);
  store.save(kept, now);
  expect(makeStore(own).load(kept).value).toEqual(now);
});

test('what reads records may come later: till then what lies there is a storage failure, and what another tab writes waits', async () => {
  const origin = memoryOrigin({}, reading);
  const other = makeStore(origin.tab());
  const coming = later(async () => reading);
  const store = makeStore({ ...origin.tab(), reading: coming });
  expect(store.load(record)).toEqual({ value: { count: 0 }, setAside: null });
  const heard: number[] = [];
  store.watch(record, ({ count }) => heard.push(count));
  store.watch(record, ({ count }) => heard.push(-count))();
  other.save(record, { count: 5 });
  expect(() => store.load(record)).toThrow(expect.objectContaining({ tag: 'storage' }));
  expect(heard).toEqual([]);
  await coming.bring();
  expect([heard, store.peek(record), store.load(record).value]).toEqual([[5], { count: 5 }, { count: 5 }]);
});

test('another tab hears of a write, the writer does not', () => {
  const origin = memoryOrigin({}, reading);
  const [one, two] = [makeStore(origin.tab()), makeStore(origin.tab())];
  const heard: unknown[] = [];
  one.watch(record, (value) => heard.push(['one', value]));
  const stop = two.watch(record, (value) => heard.push(['two', value]));
  one.save(record, { count: 4 });
  expect(two.peek(record)).toEqual({ count: 4 });
  stop();
  one.save(record, { count: 5 });
  expect(heard).toEqual([['two', { count: 4 }]]);
});
