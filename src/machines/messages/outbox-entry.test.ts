import { expect, test } from 'vitest';
import type { Outbox, OutboxEntry } from '#services/contract/stored.contract.ts';
import { keyOf, marked, mergedOutbox, outgoing, sameOutbox, without } from './outbox-entry.ts';
import { entrySample } from './path-samples.ts';

const entry = (sentTime: number, rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...entrySample,
  sentTime,
  state: 'queued',
  ...rest,
});
const box = (entries: readonly OutboxEntry[], done: readonly string[] = []): Outbox => ({ entries, done });
const [first, second, third] = [entry(1), entry(2), entry(3)];

test('a message is known by its sender, its conversation and its time', () => {
  const others = [entry(1, { msgFrom: '1003' }), entry(1, { convId: '72' }), second];
  expect(new Set([first, ...others].map(keyOf)).size).toBe(4);
  expect(keyOf(entry(1, { msgContent: '在吗', state: 'failed' }))).toBe(keyOf(first));
});

test('what is seen leaves, and is remembered once, the last hundred of them', () => {
  const keys = [keyOf(first), keyOf(third)];
  expect(without(box([first, second, third], ['old', keyOf(third)]), keys)).toEqual(box([second], ['old', ...keys]));
  const many = Array.from({ length: 100 }, (_, at) => `key-${at}`);
  expect(without(box([], many), ['newest']).done).toEqual([...many.slice(1), 'newest']);
});

test('one message is marked, and no other', () => {
  const other = entry(1, { convId: '72' });
  expect(marked(box([first, other], ['old']), first, { state: 'failed', reason: 'muted' })).toEqual(
    box([{ ...first, state: 'failed', reason: 'muted' }, other], ['old']),
  );
});

test('of two tabs nothing is lost and nothing confirmed comes back; they stand in the order of their times', () => {
  const [ours, theirs] = [box([third, first], ['a']), box([second, first], ['b', keyOf(third)])];
  expect(mergedOutbox(ours, theirs, false)).toEqual(box([first, second], ['b', keyOf(third), 'a']));
  expect(mergedOutbox(theirs, ours, false).entries).toEqual([first, second]);
  const many = Array.from({ length: 100 }, (_, at) => `key-${at}`);
  expect(mergedOutbox(box([], ['newest']), box([], many), false).done).toEqual([...many.slice(1), 'newest']);
});

test('how far a message is knows the tab that sends', () => {
  const sending = { ...first, state: 'sending' } as const;
  expect(mergedOutbox(box([sending]), box([first]), true).entries).toEqual([sending]);
  expect(mergedOutbox(box([first]), box([sending]), false).entries).toEqual([sending]);
});

test('a box is the same where the other has all of it', () => {
  expect(sameOutbox(box([first], ['a']), box([first], ['b', 'a']))).toBe(true);
  expect(sameOutbox(box([first], ['a', 'b']), box([first], ['a']))).toBe(false);
  expect(sameOutbox(box([first]), box([{ ...first, state: 'sending' }]))).toBe(false);
});

test('what is sent says nothing of how far it is', () => {
  const { state: _, reason: __, ...message } = first;
  expect(outgoing(first)).toEqual(message);
});
