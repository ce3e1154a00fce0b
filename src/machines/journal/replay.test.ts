import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, assign, createActor, fromPromise, sendTo, setup } from 'xstate';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { redacted } from './redact.ts';
import { prepareReplay, type RecordedRun } from './replay.ts';

const calls: string[] = [];
const asking = (answer: (word: string) => Promise<string>) =>
  setup({
    types: {
      context: {} as { word: string; heard: string; rings: number },
      events: {} as { type: 'ask'; word: string },
    },
    actors: {
      ask: fromPromise<string, { word: string }>(({ input }) => {
        calls.push(input.word);
        return answer(input.word);
      }),
    },
    actions: { ring: () => void calls.push('ring') },
    delays: { patience: 1_000 },
  }).createMachine({
    context: { word: '', heard: '', rings: 0 },
    initial: 'idle',
    states: {
      idle: { on: { ask: { target: 'asking', actions: [assign({ word: ({ event }) => event.word }), 'ring'] } } },
      asking: {
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ word: context.word }),
          onDone: { target: 'idle', actions: assign({ heard: ({ event }) => event.output }) },
          onError: 'idle',
        },
        after: { patience: { target: 'idle', actions: assign({ rings: ({ context }) => context.rings + 1 }) } },
      },
    },
  });
const slow = (word: string) => (word === 'never' ? new Promise<string>(() => {}) : Promise.resolve(`${word}!`));

const record = async (
  walk: (app: { send: (event: { type: 'ask'; word: string }) => void }, clock: VirtualClock) => Promise<void>,
) => {
  const clock = new VirtualClock();
  const journal = recorder(clock);
  const app = createActor(asking(slow), { clock: journal.clock, inspect: journal.inspect }).start();
  await walk(app, clock);
  return {
    startedAt: journal.startedAt,
    entries: JSON.parse(JSON.stringify(journal.entries)) as JournalEntry[],
    snapshot: app.getSnapshot(),
    time: clock.now(),
  };
};

const replay = ({ entries, startedAt }: RecordedRun, clock: VirtualClock, logic = asking(slow)) => {
  calls.length = 0;
  const prepared = prepareReplay({ logic, entries, startedAt, clock });
  prepared.actor.start();
  return { ...prepared, divergence: prepared.run() };
};

test('a replay ends in the same state with no effect run, and its journal is the same', async () => {
  const { snapshot, time, ...recordedRun } = await record(async (app, clock) => {
    app.send({ type: 'ask', word: 'tea' });
    await settle();
    app.send({ type: 'ask', word: 'never' });
    await clock.advance(1_000);
    app.send({ type: 'ask', word: 'rice' });
    await settle();
  });
  const { actor, divergence, journal } = replay(recordedRun, new VirtualClock(time));
  expect(divergence).toBeNull();
  expect(calls).toEqual([]);
  expect(actor.getSnapshot().context).toEqual(snapshot.context);
  expect(actor.getSnapshot().value).toEqual(snapshot.value);
  expect(JSON.parse(JSON.stringify(journal.entries))).toEqual(recordedRun.entries);
});

test('gone live, a pending request starts again and a timer keeps its remaining time', async () => {
  const { time, ...recordedRun } = await record(async (app, clock) => {
    app.send({ type: 'ask', word: 'never' });
    await clock.advance(400);
    app.send({ type: 'ask', word: 'ignored' });
  });
  const clock = new VirtualClock(time);
  const { actor, goLive } = replay(recordedRun, clock);
  goLive();
  expect(calls).toEqual(['never']);
  await clock.advance(599);
  expect(actor.getSnapshot().value).toBe('asking');
  await clock.advance(1);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('after a change of code the first entry that differs is named, with both versions', async () => {
  const { time, ...recordedRun } = await record(async (app) => {
    app.send({ type: 'ask', word: 'tea' });
    await settle();
  });
  const changed = setup({ actors: { ask: fromPromise(async () => 'x') } }).createMachine({
    initial: 'idle',
    states: { idle: { on: { ask: 'busy' } }, busy: { invoke: { id: 'other', src: 'ask', onDone: 'idle' } } },
  });
  const { divergence } = replay(recordedRun, new VirtualClock(time), changed as never);
  expect(divergence).toMatchObject({
    index: 1,
    recorded: { path: '/ask', event: { type: 'xstate.promise.resolve' } },
    replayed: null,
  });
});

const recordOf = (logic: AnyStateMachine, types: readonly string[], input?: unknown): RecordedRun => {
  const journal = recorder(new VirtualClock());
  const app = createActor(logic, { input, clock: journal.clock, inspect: journal.inspect }).start();
  for (const type of types) app.send({ type });
  return { startedAt: journal.startedAt, entries: JSON.parse(JSON.stringify(journal.entries)) };
};

const divergenceOf = (recordedRun: RecordedRun, logic: AnyStateMachine, input?: unknown) => {
  const prepared = prepareReplay({ ...recordedRun, logic, input, clock: new VirtualClock() });
  prepared.actor.start();
  return prepared.run();
};

const child = setup({}).createMachine({ on: { use: {} } });
const handing = setup({
  types: { context: {} as { token: string }, input: {} as string },
  actors: { child },
}).createMachine({
  context: ({ input }) => ({ token: input }),
  invoke: [
    { id: 'one', src: 'child' },
    { id: 'two', src: 'child' },
  ],
  on: { hand: { actions: sendTo('one', ({ context: { token } }) => ({ type: 'use', token, times: 1 })) } },
});

test('an entry that was for another actor, or for another under its path, is where the replay went another way', () => {
  const { startedAt, entries } = recordOf(handing, ['hand'], 'abc');
  const other = (change: Partial<JournalEntry>) =>
    divergenceOf(
      { startedAt, entries: entries.map((entry, at) => (at === 1 ? { ...entry, ...change } : entry)) },
      handing,
      'abc',
    );
  expect(other({})).toBeNull();
  const replayed = { path: '/one', incarnation: 1 };
  expect(other({ path: '/two' })).toMatchObject({ index: 1, recorded: { path: '/two' }, replayed });
  expect(other({ incarnation: 2 })).toMatchObject({ index: 1, recorded: { incarnation: 2 }, replayed });
  expect(other({ event: { type: 'use', token: 'abc', times: 2 } })).toMatchObject({ index: 1, replayed });
});

test('fields in another order, and secrets that a file does not hold, are no other way', () => {
  const { startedAt, entries } = recordOf(handing, ['hand'], 'abc');
  const turned = entries.map((entry) => ({
    ...entry,
    event: { type: entry.event.type, ...Object.fromEntries(Object.entries(entry.event).toReversed()) },
  }));
  expect(divergenceOf({ startedAt, entries: turned }, handing, 'abc')).toBeNull();
  const filed = redacted(entries) as JournalEntry[];
  expect(filed[1]?.event.token).toBe('•••');
  expect(divergenceOf({ startedAt, entries: filed }, handing, 'abc')).toBeNull();
});

test('what came from outside while a chart was at work comes before what the chart sends', () => {
  const ref: { app?: AnyActorRef } = {};
  const busy = setup({
    types: { context: {} as { heard: readonly string[] } },
    actors: { child },
    actions: {
      knockTwice: () => {
        ref.app?.send({ type: 'knock', nth: 1 });
        ref.app?.send({ type: 'knock', nth: 2 });
      },
    },
  }).createMachine({
    context: { heard: [] },
    invoke: { id: 'child', src: 'child' },
    on: {
      work: {
        actions: [sendTo('child', { type: 'use', nth: 1 }), 'knockTwice', sendTo('child', { type: 'use', nth: 2 })],
      },
      knock: { actions: assign({ heard: ({ context, event }) => [...context.heard, `knock ${event.nth}`] }) },
    },
  });
  const journal = recorder(new VirtualClock());
  const app = createActor(busy, { clock: journal.clock, inspect: journal.inspect });
  ref.app = app;
  app.start().send({ type: 'work' });
  expect(journal.entries.map(({ event }) => `${event.type} ${event.nth ?? ''}`)).toEqual([
    'work ',
    'knock 1',
    'knock 2',
    'use 1',
    'use 2',
  ]);
  const recordedRun = { startedAt: journal.startedAt, entries: JSON.parse(JSON.stringify(journal.entries)) };
  expect(divergenceOf(recordedRun, busy)).toBeNull();
});

test('an entry that nothing led to, and one that led to nothing, are told', () => {
  const { startedAt, entries } = recordOf(handing, ['hand'], 'abc');
  const [first, derived] = entries;
  if (!first || !derived) throw new Error('nothing was recorded');
  const alone = { ...derived, index: 0 };
  expect(divergenceOf({ startedAt, entries: [alone] }, handing, 'abc')).toMatchObject({ index: 0, replayed: null });
  const timed: JournalEntry = { ...first, input: 'timer' };
  expect(divergenceOf({ startedAt, entries: [timed] }, handing, 'abc')).toMatchObject({ index: 0, replayed: null });
});

test('timers come in a replay as they came, also where the clock went on while the device slept', async () => {
  const logic = setup({
    types: { context: {} as { came: readonly string[] }, events: {} as { type: 'start' } },
    delays: { long: 60_000, short: 1_000 },
  }).createMachine({
    context: { came: [] },
    type: 'parallel',
    states: {
      long: { after: { long: { actions: assign({ came: ({ context: { came } }) => [...came, 'long'] }) } } },
      short: {
        initial: 'resting',
        states: {
          resting: { on: { start: 'waiting' } },
          waiting: { after: { short: { actions: assign({ came: ({ context: { came } }) => [...came, 'short'] }) } } },
        },
      },
    },
  });
  const clock = new VirtualClock();
  let slept = 0;
  const journal = recorder({ ...clock, now: () => clock.now() + slept, setTimeout: clock.setTimeout });
  const app = createActor(logic, { clock: journal.clock, inspect: journal.inspect }).start();
  slept = 3_600_000;
  app.send({ type: 'start' });
  await clock.advance(60_000);
  expect(app.getSnapshot().context.came).toEqual(['short', 'long']);
  const replayed = prepareReplay({ logic, entries: journal.entries, startedAt: journal.startedAt, clock });
  replayed.actor.start();
  expect(replayed.run()).toBeNull();
  expect(replayed.actor.getSnapshot().context.came).toEqual(['short', 'long']);
});
