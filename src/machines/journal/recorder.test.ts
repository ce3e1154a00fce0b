import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import type { BaseSnapshot } from './base-snapshot.ts';
import { type JournalEntry, type RecorderOptions, recorder } from './recorder.ts';

const house = setup({
  actors: {
    bell: fromCallback<{ type: 'press' }>(({ sendBack, receive }) => receive(() => sendBack({ type: 'rang' }))),
    parcel: fromPromise(async () => 'a book'),
  },
  delays: { soon: 100 },
}).createMachine({
  invoke: { id: 'bell', src: 'bell' },
  initial: 'quiet',
  on: {
    press: { actions: sendTo('bell', { type: 'press' }) },
    rang: {},
    turn: { actions: raise({ type: 'turned' }, { delay: 100 }) },
    turned: { actions: sendTo('bell', { type: 'press' }) },
  },
  states: {
    quiet: { on: { order: 'waiting' } },
    waiting: { invoke: { id: 'parcel', src: 'parcel', onDone: 'quiet' }, after: { soon: 'quiet' } },
  },
});

const running = (options: RecorderOptions = {}) => {
  const clock = new VirtualClock(1_000);
  const journal = recorder(clock, options);
  const app = createActor(house, { clock: journal.clock, inspect: journal.inspect }).start();
  return { clock, journal, app };
};

const lineOf = ({ path, source, event, input }: JournalEntry): string =>
  `${source ?? 'outside'} → ${path || 'root'}: ${event.type} (${input ?? 'derived'})`;

test('each entry says where it came from, and whether it can be computed again', async () => {
  const { clock, journal, app } = running();
  app.send({ type: 'press' });
  app.send({ type: 'order' });
  await settle();
  app.send({ type: 'turn' });
  await clock.advance(100);
  expect(journal.entries.map(lineOf)).toEqual([
    'outside → root: press (external)',
    ' → /bell: press (derived)',
    '/bell → root: rang (callback)',
    'outside → root: order (external)',
    '/parcel → /parcel: xstate.promise.resolve (async)',
    '/parcel → root: xstate.done.actor.parcel (derived)',
    'outside → root: turn (external)',
    ' → root: turned (timer)',
    ' → /bell: press (derived)',
    '/bell → root: rang (callback)',
  ]);
});

test('an actor is told from the one before it under the same path', async () => {
  const { journal, app } = running();
  for (const _ of [1, 2]) {
    app.send({ type: 'order' });
    await settle();
  }
  const parcels = journal.entries.filter(({ path }) => path === '/parcel');
  expect(parcels.map(({ incarnation }) => incarnation)).toEqual([1, 2]);
  expect(journal.countOf('/parcel')).toBe(2);
});

test('what a timer sends after it failed is no timer of its own', async () => {
  const { clock, journal } = running();
  journal.clock.setTimeout(() => {
    throw new Error('broken');
  }, 10);
  await expect(clock.advance(10)).rejects.toThrow('broken');
  const { inspect } = journal;
  const other = createActor(house, { inspect }).start();
  createActor(setup({}).createMachine({ entry: sendTo(other, { type: 'press' }) }), { inspect }).start();
  expect(journal.entries[0]?.input).toBeNull();
});

test('a clock that was set back takes no entry back', () => {
  let time = 5_000;
  const journal = recorder({ now: () => time, setTimeout: () => 0, clearTimeout: () => {} });
  const app = createActor(house, { inspect: journal.inspect }).start();
  app.send({ type: 'turn' });
  time = 4_000;
  app.send({ type: 'turn' });
  time = 6_000;
  app.send({ type: 'turn' });
  expect(journal.startedAt).toBe(5_000);
  expect(journal.entries.map((entry) => entry.time)).toEqual([5_000, 5_000, 6_000]);
});

test('moments of rest lie a sixteenth of the limit apart, after all that was under way, and go with what is cut', async () => {
  const { journal, app } = running({ limit: 64 });
  for (const _ of Array(6)) {
    app.send({ type: 'press' });
    await settle();
  }
  expect(journal.rests()).toEqual([6, 12, 18]);
  const base: BaseSnapshot = { index: 12, time: 1_000, root: { status: 'active' }, incarnations: {}, timers: [] };
  journal.cut(base);
  expect(journal.base()).toBe(base);
  expect(journal.entries[0]?.index).toBe(12);
  expect([journal.end(), journal.rests()]).toEqual([18, [18]]);
});

test('where nobody cuts it, half of a full journal is lost, and with it the base', () => {
  const given: BaseSnapshot = {
    index: 7,
    time: 3_000,
    root: { status: 'active' },
    incarnations: { '': 2 },
    timers: [],
  };
  const { journal, app } = running({ limit: 10, base: given, restored: [''] });
  let asked = 0;
  journal.whenFull(() => asked++);
  expect([journal.startedAt, journal.end(), journal.countOf('')]).toEqual([3_000, 7, 2]);
  for (const _ of Array(10)) app.send({ type: 'rang' });
  expect([journal.base(), asked]).toEqual([given, 0]);
  app.send({ type: 'rang' });
  expect([journal.base(), asked]).toEqual([null, 1]);
  expect(journal.entries.map(({ index }) => index)).toEqual([12, 13, 14, 15, 16, 17]);
});

test('of what a base has restored the number stays, of what comes after it goes on', async () => {
  const incarnations = { '': 1, '/bell': 3, '/parcel': 4 };
  const base: BaseSnapshot = { index: 0, time: 0, root: { status: 'active' }, incarnations, timers: [] };
  const { journal, app } = running({ base, restored: ['', '/parcel'] });
  expect([journal.incarnationOf(app), journal.countOf('/bell')]).toEqual([1, 4]);
  for (const _ of [1, 2]) {
    app.send({ type: 'order' });
    await settle();
  }
  expect(journal.countOf('/parcel')).toBe(5);
});

test('an entry that is repeated keeps its source and kind, the next one has its own', () => {
  const { journal, app } = running();
  app.send({ type: 'turn' });
  const [first] = journal.entries;
  if (!first) throw new Error('nothing was recorded');
  journal.inject({ ...first, source: '/bell', input: 'callback' });
  app.send({ type: 'turn' });
  app.send({ type: 'turn' });
  expect(journal.entries.map(lineOf)).toEqual([
    'outside → root: turn (external)',
    '/bell → root: turn (callback)',
    'outside → root: turn (external)',
  ]);
});

test('whoever listens hears each entry once, until he has heard enough', () => {
  const { journal, app } = running();
  const received: number[] = [];
  const leave = journal.subscribe(({ index }) => received.push(index));
  app.send({ type: 'turn' });
  leave();
  app.send({ type: 'turn' });
  expect(received).toEqual([0]);
});
