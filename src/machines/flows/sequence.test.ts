import { expect, test } from 'vitest';
import type { JournalEntry } from '../journal/recorder.ts';
import { inTreeOrder } from './actor-tree.ts';
import { sequenceOf } from './sequence.ts';

const entry = (index: number, path: string, type: string, rest: Partial<JournalEntry> = {}): JournalEntry => ({
  index,
  time: 1_700_000_000_000 + index,
  path,
  incarnation: 1,
  source: null,
  event: { type },
  input: null,
  ...rest,
});

const entries = [
  entry(0, '', 'login.wanted', { input: 'external' }),
  entry(1, '/login', 'code.request', { input: 'external' }),
  entry(2, '/login/send', 'xstate.promise.resolve', { input: 'async', source: '/login/send' }),
  entry(3, '/login', 'xstate.done.actor.send', { source: '/login/send' }),
  entry(4, '', 'notice.show', { source: '/login' }),
  entry(5, '', 'xstate.after.pause', { input: 'timer', source: '' }),
];
const charts = new Set(['', '/login']);
const there = [[''], ['', '/login'], ['', '/login', '/login/send']];
const source = {
  entries,
  isChart: (path: string) => charts.has(path),
  actorsAfter: (count: number) => (there[Math.min(count, 2)] ?? []).map((path) => ({ path, incarnation: 1 })),
};

test('the user, time and the backend stand at the sides; an effect that begins is a question to the backend', () => {
  const { lifelines, messages } = sequenceOf(source, 0, 6);
  expect(lifelines.map(({ id }) => id)).toEqual(['user', 'time', '', '/login', 'backend']);
  expect(messages.map(({ from, to, starts }) => [from, to, starts.map(({ name }) => name)])).toEqual([
    ['user', '', []],
    ['user', '/login', ['send']],
    ['backend', 'backend', []],
    ['backend', '/login', []],
    ['/login', '', []],
    ['time', '', []],
  ]);
});

test('only who takes part in a span has a line in it', () => {
  const { lifelines, messages } = sequenceOf(source, 4, 5);
  expect([lifelines.map(({ id }) => id), messages.length]).toEqual([['', '/login'], 1]);
});

test('actors are read as a tree: each below its parent, in the order in which they came', () => {
  const paths = ['', '/session', '/login', '/session/record', '/login/sms', '/login/sms/send'];
  expect(inTreeOrder(paths.map((path) => ({ path }))).map(({ path }) => path)).toEqual([
    '',
    '/session',
    '/session/record',
    '/login',
    '/login/sms',
    '/login/sms/send',
  ]);
});

test('what a callback sends is the backend’s; an effect that begins anew is asked anew, by whoever has begun it', () => {
  const socket = entry(0, '/login', 'frame', { input: 'callback', source: '/login/socket' });
  const after = [
    [{ path: '/login/socket', incarnation: 1 }],
    [{ path: '/login/socket', incarnation: 1 }],
    [{ path: '/login/socket', incarnation: 2 }],
  ];
  const { lifelines, messages } = sequenceOf(
    {
      entries: [socket, entry(1, '', 'notice.show', { source: '' })],
      isChart: (path) => charts.has(path),
      actorsAfter: (count) => after[count] ?? [],
    },
    0,
    2,
  );
  expect(messages.map(({ from, to, starts }) => [from, to, starts])).toEqual([
    ['backend', '/login', []],
    ['', '', [{ by: '/login', name: 'socket' }]],
  ]);
  expect(lifelines.map(({ id }) => id)).toEqual(['', '/login', 'backend']);
});

test('who begins an effect and is told nothing else has a line, and so has the backend', () => {
  const { lifelines } = sequenceOf(
    { ...source, entries: [entry(0, '', 'notice.show'), entry(1, '', 'notice.show')] },
    1,
    2,
  );
  expect(lifelines.map(({ id }) => id)).toEqual(['', '/login', 'backend']);
});
