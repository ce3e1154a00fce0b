import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { type StoredRecord, stored } from '../contract/stored.contract.ts';
import { memoryOrigin } from './memory-host.ts';
import { makeStore, type StoreHost } from './record-store.ts';

const record: StoredRecord<{ readonly count: number }> = {
  key: 'test.count',
  version: 2,
  schema: Schema.Struct({ count: Schema.Int }),
  empty: { count: 0 },
};

test('a record is found again by another page of the same origin', () => {
  const origin = memoryOrigin();
  makeStore(origin.tab()).save(record, { count: 7 });
  expect(makeStore(origin.tab()).load(record)).toEqual({ value: { count: 7 }, setAside: null });
});

test.each([
  ['broken JSON', '{'],
  ['another shape', '{"version":2,"value":{"count":"many"}}'],
  ['another version', '{"version":1,"value":{"count":3}}'],
])('%s is set aside, not thrown away, and the record starts empty', (_, text) => {
  const origin = memoryOrigin({ 'test.count': text });
  expect(makeStore(origin.tab()).load(record)).toEqual({ value: { count: 0 }, setAside: text });
  expect(Object.fromEntries(origin.values)).toEqual({ 'test.count.set-aside': text });
});

const stepped: StoredRecord<{ readonly total: number }> = {
  key: 'test.count',
  version: 4,
  schema: Schema.Struct({ total: Schema.Int }),
  empty: { total: 0 },
  steps: {
    2: (older) => ({ total: (older as { count: number }).count }),
    3: (older) => {
      const { total } = older as { total: number };
      if (total < 0) throw new RangeError('below zero');
      return { total: total * 100 };
    },
  },
};

test.each([
  ['two versions old', '{"version":2,"value":{"count":3}}', 300],
  ['one version old', '{"version":3,"value":{"total":3}}', 300],
  ['as old as the app', '{"version":4,"value":{"total":3}}', 3],
])('a value that is %s takes each step from there', (_, text, total) => {
  const load = () => makeStore(memoryOrigin({ 'test.count': text }).tab()).load(stepped);
  expect(load()).toEqual({ value: { total }, setAside: null });
});

test.each([
  ['a version without a step', '{"version":1,"value":{"count":3}}'],
  ['a step that throws', '{"version":3,"value":{"total":-3}}'],
  ['a newer version', '{"version":5,"value":{"total":3}}'],
])('%s sets the value aside', (_, text) => {
  const load = () => makeStore(memoryOrigin({ 'test.count': text }).tab()).load(stepped);
  expect(load()).toEqual({ value: { total: 0 }, setAside: text });
});

test('fields of a newer version stay, a missing one takes its default', () => {
  const text = '{"version":2,"value":{"theme":{"of":"newer"}}}';
  const loaded = makeStore(memoryOrigin({ 'test.count': text }).tab()).load(record);
  expect(loaded).toEqual({ value: { count: 0, theme: { of: 'newer' } }, setAside: null });
});

test('what is stored under the name of a prototype changes no other object, and gives none a property', () => {
  const hostile = '{"__proto__":{"isMember":true},"constructor":{"prototype":{"isMember":true}},"count":3}';
  const origin = memoryOrigin({ 'test.count': `{"version":2,"value":${hostile},"__proto__":{"isMember":true}}` });
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
  const origin = memoryOrigin();
  const own = origin.tab();
  const kept: StoredRecord<unknown> = { ...stored[name], schema: Schema.Unknown, empty: {} };
  makeStore(own).save(kept, older[name]);
  let isAllowed = false;
  const store = makeStore({
    ...own,
    storage: () => {
      if (!isAllowed) throw new DOMException('denied', 'SecurityError');
      return own.storage();
    },
  });
  const received: unknown[] = [];
  store.watch(kept, (value) => received.push(value));
  const now = { ours: true };
  const refused = expect.objectContaining({ tag: 'storage' });
  expect(() => store.load(kept)).toThrow(refused);
  expect(() => store.save(kept, now)).toThrow(refused);
  expect(received).toEqual([]);
  isAllowed = true;
  expect(() => store.save(kept, now)).toThrow(refused);
  expect([received, makeStore(own).load(kept).value]).toEqual([[older[name]], older[name]]);
  store.save(kept, now);
  expect(makeStore(own).load(kept).value).toEqual(now);
});

test('another tab hears of a write, the writer does not', () => {
  const origin = memoryOrigin();
  const [one, two] = [makeStore(origin.tab()), makeStore(origin.tab())];
  const received: unknown[] = [];
  one.watch(record, (value) => received.push(['one', value]));
  const stop = two.watch(record, (value) => received.push(['two', value]));
  one.save(record, { count: 4 });
  expect(two.peek(record)).toEqual({ count: 4 });
  stop();
  one.save(record, { count: 5 });
  expect(received).toEqual([['two', { count: 4 }]]);
});

test('what another tab of a newer version keeps is set aside before it is written over', () => {
  const origin = memoryOrigin();
  const [own, newer] = [makeStore(origin.tab()), origin.tab().storage()];
  own.save(record, { count: 1 });
  own.watch(record, () => {});
  const theirs = '{"version":3,"value":{"counts":[8]}}';
  newer.setItem('test.count', theirs);
  expect(Object.fromEntries(origin.values)).toEqual({ 'test.count': theirs });
  own.save(record, { count: 2 });
  const both = { 'test.count': '{"version":2,"value":{"count":2}}', 'test.count.set-aside': theirs };
  expect(Object.fromEntries(origin.values)).toEqual(both);
  own.save(record, { count: 3 });
  expect(origin.values.get('test.count.set-aside')).toBe(theirs);
});

test('with a login goes what was set aside: it may hold what the member wrote', () => {
  const origin = memoryOrigin({ [stored.drafts.key]: '{"private', [stored.outbox.key]: '{"private' });
  const store = makeStore(origin.tab());
  const asides = () => [...origin.values.keys()].filter((key) => key.endsWith('.set-aside'));
  expect([store.load(stored.drafts).value, store.load(stored.outbox).value]).toEqual([{}, stored.outbox.empty]);
  store.save(stored.session, { token: 't', refreshToken: 'r', expiresAt: 2, identity: null, loginTime: 1 });
  expect(asides()).toHaveLength(2);
  store.save(stored.session, null);
  expect(asides()).toEqual([]);
});

const login = { token: 'at-1.~+/=', refreshToken: 'r', expiresAt: 2, identity: null, loginTime: 1 };

test.each([
  ['a token that no header can carry', stored.session, login, { ...login, token: '令牌' }],
  ['a token of two lines', stored.session, login, { ...login, token: 'a\nb' }],
  ['a last time after which there is none', stored.outboxClock, { 1001: 1 }, { 1001: Number.MAX_SAFE_INTEGER }],
])('%s is not read: it would stop the whole app', (_, of, good, bad) => {
  const load = (value: unknown) =>
    makeStore(memoryOrigin({ [of.key]: JSON.stringify({ version: 1, value }) }).tab()).load<unknown>(of);
  expect(load(good)).toEqual({ value: good, setAside: null });
  expect(load(bad)).toMatchObject({ value: of.empty, setAside: expect.any(String) });
});
