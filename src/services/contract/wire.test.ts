import { Exit, Schema } from 'effect';
import { expect, test } from 'vitest';
import { Count, Flag, FlagOn, Id, optional, orElse, Page, Price, Tally, Text, Time, Title, Year } from './contract.ts';
import { readPush } from './realtime.contract.ts';
import { parseWire, readWire, readWireText } from './wire.ts';

const Tag = Schema.Struct({ id: Id, name: Schema.String });
const Item = Schema.Struct({
  ...Tag.fields,
  cover: Schema.NullOr(Schema.String),
  source: Schema.optional(Schema.String),
  note: Schema.optional(Schema.NullOr(Schema.String)),
  sentTime: Schema.Int,
  isRead: Schema.Boolean,
  kind: Schema.Literals([0, 900]),
  tags: Schema.Array(Tag),
});
const item = { id: '7', name: '茶', cover: null, sentTime: 5, isRead: true, kind: 900, tags: [{ id: '8', name: '' }] };

const read = (given: unknown) => {
  const exit = readWire(Item, given);
  return Exit.isSuccess(exit) ? exit.value : 'malformed';
};

test('what is written as the contract says is read as it is', () => {
  expect(read(item)).toStrictEqual(item);
  const whole = { ...item, cover: 'a.png', source: '甲', note: null };
  expect(read(whole)).toStrictEqual(whole);
});

test('a part that may be null, and a list, may be left out; an empty text or list may be null', () => {
  const { cover: _, ...without } = item;
  expect(read(without)).toMatchObject(item);
  expect(read({ ...without, source: null, note: null })).toMatchObject(item);
  expect(read({ ...item, tags: null })).toMatchObject({ tags: [] });
  expect(read({ ...item, tags: undefined })).toMatchObject({ tags: [] });
  expect(read({ ...item, name: null })).toMatchObject({ name: '' });
  expect(read({ ...item, tags: [{ id: '8' }] })).toMatchObject(item);
});

test('ids may be numbers, numbers may be texts, yes and no may be 1 and 0', () => {
  expect(read({ ...item, id: 7, sentTime: '5', isRead: 1, kind: '900', tags: [{ id: 8, name: '' }] })).toMatchObject(
    item,
  );
  expect(read({ ...item, isRead: 0 })).toMatchObject({ isRead: false });
});

test('what a call that only does something answers counts as yes or no, but for words', () => {
  const yes = (given: unknown) => {
    const exit = readWire(Schema.Boolean, given);
    return Exit.isSuccess(exit) ? exit.value : 'malformed';
  };
  expect([true, 3, { id: 1 }, []].map(yes)).toEqual([true, true, true, true]);
  expect([false, null, 0].map(yes)).toEqual([false, false, false]);
  expect(yes('what is this')).toBe('malformed');
});

test.each([
  ['an id that is left out', { ...item, id: undefined }],
  ['an id that is null', { ...item, id: null }],
  ['an id that is no number', { ...item, id: 1.5 }],
  ['a time that is left out', { ...item, sentTime: null }],
  ['a time in words', { ...item, sentTime: '2026-11-24' }],
  ['a time that no number can hold', { ...item, sentTime: '9007199254740993' }],
  ['a kind that is none of them', { ...item, kind: '1' }],
  ['a yes in words', { ...item, isRead: 'yes' }],
  ['a list that is none', { ...item, tags: { 0: 'a' } }],
  ['a text that is a list', { ...item, name: ['a'] }],
  ['no object', 'what is this'],
  ['nothing', null],
])('%s is malformed', (_, given) => {
  expect(read(given)).toBe('malformed');
});

test('ids that a number cannot hold keep every digit', () => {
  expect(parseWire('{"id":9007199254740993,"ids":[ -12345678901234567890 ,1]}')).toEqual({
    id: '9007199254740993',
    ids: ['-12345678901234567890', 1],
  });
  const long = JSON.stringify(item).replace('"7"', '9007199254740993').replace('"8"', '1838296432150974465');
  expect(readWireText(Item, long)).toMatchObject({
    id: '9007199254740993',
    tags: [{ id: '1838296432150974465' }],
  });
});

test('a number to reckon with that is null or left out is 0, and no other number is', () => {
  const Counted = Schema.Struct({ likeCount: Tally, sentTime: Schema.Int });
  const exit = readWire(Counted, { likeCount: null, sentTime: 5 });
  expect(Exit.isSuccess(exit) && exit.value).toEqual({ likeCount: 0, sentTime: 5 });
  expect(Exit.isSuccess(readWire(Counted, { sentTime: 5 }))).toBe(true);
  expect(Exit.isSuccess(readWire(Counted, { likeCount: 1, sentTime: null }))).toBe(false);
});

test('the rest of an answer is its lists without the rows that do not fit, and null for a thing that need not be there', () => {
  const rest = (schema: Schema.Codec<unknown>, given: unknown) => {
    const exit = readWire(schema, given, true);
    return Exit.isSuccess(exit) ? exit.value : 'malformed';
  };
  const Items = Schema.Struct({ records: Schema.Array(Item), total: Schema.Int });
  const bad = { ...item, sentTime: null };
  expect(rest(Items, { records: [bad, item, { ...item, kind: 7 }], total: 3 })).toEqual({ records: [item], total: 3 });
  expect(rest(Schema.Array(Item), [bad, item])).toEqual([item]);
  expect(rest(Schema.Array(Item), [{ ...item, tags: [{ id: null }, { id: 8 }] }])).toEqual([item]);
  expect(rest(Schema.Array(Item), [{ ...item, tags: [{ id: null }] }])).toEqual([{ ...item, tags: [] }]);
  expect(rest(Schema.Array(Item), [bad])).toBe('malformed');
  expect(rest(Schema.NullOr(Item), bad)).toBe('malformed');
  expect(rest(Schema.Struct({ last: Schema.NullOr(Item) }), { last: bad })).toEqual({ last: null });
});

test('what a thing can do without is null where it cannot be, and costs nothing else', () => {
  const Row = Schema.Struct({
    id: Id,
    title: Title,
    summary: Text,
    viewCount: Count,
    price: Price,
    publishTime: Time,
    foundedYear: Year,
    author: optional(Schema.Struct({ memberId: Id })),
    tags: Schema.Array(Tag),
  });
  const good = {
    ...{
      id: '7',
      title: '茶',
      summary: '',
      viewCount: 0,
      price: 9.5,
      publishTime: Date.UTC(2026, 0),
      foundedYear: 1898,
    },
    ...{ author: { memberId: '8' }, tags: [] },
  };
  const value = (given: unknown) => {
    const [exact, rest] = [readWire(Row, given), readWire(Row, given, true)];
    const exit = Exit.isSuccess(exact) ? exact : rest;
    return Exit.isSuccess(exit) ? exit.value : 'malformed';
  };
  expect(value(good)).toEqual(good);
  const odd = [null, undefined, '', 'NaN', -1, 2 ** 53, 8_640_000_000_000_001, [], {}, true];
  for (const name of ['viewCount', 'price', 'publishTime', 'foundedYear', 'author'] as const) {
    for (const each of odd) expect(value({ ...good, [name]: each })).toEqual({ ...good, [name]: null });
  }
  for (const each of [null, undefined, [], {}, true]) expect(value({ ...good, summary: each })).toEqual(good);
  for (const each of [null, undefined, 'x', 7, {}]) expect(value({ ...good, tags: each })).toEqual(good);
  for (const each of [null, undefined, '', [], {}, true]) expect(value({ ...good, title: each })).toBe('malformed');
  for (const each of [null, 'x', {}])
    expect(readWire(Page(Row), { records: each }, true)._tag).toBe(each === null ? 'Success' : 'Failure');
});

test('what only looks like a long number stays what it is', () => {
  const texts = {
    a: 'x: 12345678901234567890, "12345678901234567890\\',
    b: 0.1234567890123456,
    c: 1e21,
    d: '[1234567890123456789]',
  };
  expect(parseWire(JSON.stringify(texts))).toEqual(texts);
  expect(parseWire('[0.12345678901234567890]')).toEqual([0.123_456_789_012_345_68]);
  expect(parseWire('{"year":1234567890123456}')).toEqual({ year: 1_234_567_890_123_456 });
});

test('a text that is no JSON, or something else, is nothing', () => {
  expect(readWireText(Item, '<p>')).toBeNull();
  expect(readWireText(Item, '[]')).toBeNull();
});

test('a name that every object has is a part like others', () => {
  const odd = JSON.stringify(item).replace('{', '{"__proto__":{"isRead":false},"constructor":null,');
  expect(readWireText(Item, odd)).toMatchObject(item);
});

test('a page says how many of its records could not be read, also where it was all of them', () => {
  const rest = (records: readonly unknown[]) => {
    const exit = readWire(Page(Item), { records, total: 30, current: 1, size: 10 }, true);
    return Exit.isSuccess(exit) && [exit.value.records.length, exit.value.unreadable, exit.value.total];
  };
  const bad = { ...item, sentTime: null };
  expect([rest([bad, item, bad]), rest([bad]), rest([])]).toEqual([
    [1, 2, 30],
    [0, 1, 30],
    [0, 0, 30],
  ]);
});

test('what an answer leaves out is what the contract takes it for; a word that is not known costs no record', () => {
  const Row = Schema.Struct({
    id: Id,
    isFriend: Flag,
    isRead: FlagOn,
    status: orElse(Schema.Literals(['PENDING', 'UNKNOWN']), 'UNKNOWN'),
    about: orElse(Schema.NullOr(Schema.Literal('post')), null),
  });
  const value = (given: unknown, isRest = false) => {
    const exit = readWire(Row, given, isRest);
    return Exit.isSuccess(exit) ? exit.value : 'malformed';
  };
  const assumed = { id: '7', isFriend: false, isRead: true, status: 'UNKNOWN', about: null };
  expect(value({ id: '7' })).toEqual(assumed);
  expect(value({ id: '7', isFriend: null, isRead: null })).toEqual(assumed);
  const odd = { id: '7', isFriend: 'ja', isRead: 9, status: 'PAUSED', about: 'activity' };
  expect([value(odd), value(odd, true)]).toEqual(['malformed', assumed]);
  expect(value({ ...odd, id: 'seven' }, true)).toBe('malformed');
});

test('what became of a deed is not guessed: an answer that is such a word alone fails where it is not known', () => {
  const status = orElse(Schema.Literals(['PENDING', 'UNKNOWN']), 'UNKNOWN');
  const read = ['PAUSED', 7, null].map((given) => Exit.isSuccess(readWire(status, given, true)));
  expect(read).toEqual([false, false, false]);
});

test('a message of any kind and without its flags is read where it is pushed', () => {
  const message = {
    id: 1,
    convId: 2,
    msgFrom: 3,
    msgTo: 4,
    msgType: 777,
    msgContent: '新',
    sentTime: Date.UTC(2026, 0),
  };
  expect(readPush(JSON.stringify({ type: 0, message }))).toMatchObject([
    { message: { id: '1', msgType: 777, isRead: true, displayIcon: true, messagePackage: null } },
  ]);
});
