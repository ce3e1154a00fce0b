import { expect, test, vi } from 'vitest';
import { decodeFlow, encodeFlow, flowMaxBytes, isRefusal, makeFlow } from './flow-file.ts';
import type { JournalEntry } from './recorder.ts';

const entry = (index: number, event: JournalEntry['event'] = { type: 'login.wanted' }): JournalEntry => ({
  index,
  time: 1_000 + index,
  path: '',
  incarnation: 1,
  source: null,
  event,
  input: 'external',
});
const facts = {
  appVersion: '0.1.0',
  startedAt: 1_000,
  savedAt: 2_000,
  language: 'zh',
  route: '/',
  input: { isMobile: false },
};
const whole = (...entries: readonly JournalEntry[]) => ({ base: null, entries });
const text = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

test('a file comes back as it was saved, also uncompressed', async () => {
  const file = makeFlow(facts, whole(entry(0), entry(1)), 'key');
  expect(await decodeFlow(await encodeFlow(file))).toEqual(file);
  expect(await decodeFlow(text(file))).toEqual(file);
});

test('secrets are told by others of the same form, words of ours as they are', () => {
  const events = [
    { type: 'session.opened', credentials: { access_token: 'abc', refresh_token: 'def', expires_in: 1 } },
    { type: 'field.change', field: 'code', text: '123456' },
    { type: 'field.change', field: 'mobile', text: '13800000001' },
    { type: 'field.refused', error: { code: 'tooLong' } },
  ];
  expect(
    makeFlow(facts, whole(...events.map((event, at) => entry(at, event))), 'key').entries.map(({ event }) => event),
  ).toEqual([
    {
      type: 'session.opened',
      credentials: {
        access_token: expect.stringMatching(/^(?!abc)[a-z]{3}$/),
        refresh_token: expect.stringMatching(/^(?!def)[a-z]{3}$/),
        expires_in: 1,
      },
    },
    { type: 'field.change', field: 'code', text: expect.stringMatching(/^(?!123456)\d{6}$/) },
    { type: 'field.change', field: 'mobile', text: '13800000001' },
    { type: 'field.refused', error: { code: 'tooLong' } },
  ]);
});

test.each([
  ['a foreign file', text('hello'), { tag: 'notFlow' }],
  ['foreign JSON', text({ format: 'har', version: 1 }), { tag: 'notFlow' }],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { tag: 'notFlow' }],
  ['an empty file', new Uint8Array(), { tag: 'notFlow' }],
  ['a file cut short', text('{"format":"shiye.flow","version":2,"entr'), { tag: 'truncated' }],
  ['a newer format', text({ ...makeFlow(facts, whole(), 'key'), version: 99 }), { tag: 'tooNew', version: 99 }],
  [
    'entries in the wrong order',
    text(makeFlow(facts, whole(entry(0), entry(2)), 'key')),
    { tag: 'invalid', violation: { tag: 'wrongOrder', index: 2, path: '', event: 'login.wanted' } },
  ],
])('%s is refused with its reason', async (_, bytes, refusal) => {
  expect(await decodeFlow(bytes)).toEqual(refusal);
});

test('an entry of another shape is refused as broken', async () => {
  const file = { ...makeFlow(facts, whole(entry(0)), 'key'), entries: [{ index: 'first' }] };
  expect(await decodeFlow(text(file))).toMatchObject({ tag: 'broken' });
});

test('a compressed file cut short is truncated', async () => {
  const bytes = await encodeFlow(makeFlow(facts, whole(entry(0)), 'key'));
  expect(await decodeFlow(bytes.slice(0, -12))).toEqual({ tag: 'truncated' });
});

test('where the browser cannot unpack, it is not the file that is called incomplete', async () => {
  const flow = makeFlow(facts, whole(entry(0)), 'key');
  const packed = await encodeFlow(flow);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await decodeFlow(packed)).toEqual({ tag: 'cannotUnpack' });
  expect(isRefusal(await decodeFlow(text(flow)))).toBe(false);
  vi.unstubAllGlobals();
});

test('a file over the limit is not read, a small one that unpacks to a huge one not to its end', async () => {
  expect(await decodeFlow(new Uint8Array(flowMaxBytes + 1))).toEqual({ tag: 'tooLarge', bytes: flowMaxBytes + 1 });
  const bomb = await new Response(
    new Blob([new Uint8Array(flowMaxBytes + 1)]).stream().pipeThrough(new CompressionStream('gzip')),
  ).bytes();
  const refusal = await decodeFlow(bomb);
  expect(isRefusal(refusal) && refusal.tag).toBe('tooLarge');
});

test('a file with too many lists in each other is refused, brackets in its texts do not count', async () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const fileWith = (note: string) =>
    JSON.stringify(makeFlow(facts, whole(entry(0, { type: 'login.wanted', note: '@' })), 'key')).replace('"@"', note);
  const refused = await Promise.all([600, 100_000].map((levels) => decodeFlow(text(fileWith(deep(levels))))));
  expect(refused.map((file) => isRefusal(file) && file.tag)).toEqual(['broken', 'broken']);
  const good = [deep(400), JSON.stringify(`\\"${'['.repeat(5_000)}`)];
  const opened = await Promise.all(good.map((note) => decodeFlow(text(fileWith(note)))));
  expect(opened.map(isRefusal)).toEqual([false, false]);
});
