import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { prepareReplay, type Recording } from './replay.ts';

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

const replay = ({ entries, startedAt }: Recording, clock: VirtualClock, logic = asking(slow)) => {
  calls.length = 0;
  const prepared = prepareReplay({ logic, entries, startedAt, clock });
  prepared.actor.start();
  return { ...prepared, divergence: prepared.run() };
};

test('a replay ends in the same state with no effect run, and its journal is the same', async () => {
  const { snapshot, time, ...recording } = await record(async (app, clock) => {
    app.send({ type: 'ask', word: 'tea' });
    await settle();
    app.send({ type: 'ask', word: 'never' });
    await clock.advance(1_000);
    app.send({ type: 'ask', word: 'rice' });
    await settle();
  });
  const { actor, divergence, journal } = replay(recording, new VirtualClock(time));
  expect(divergence).toBeNull();
  expect(calls).toEqual([]);
  expect(actor.getSnapshot().context).toEqual(snapshot.context);
  expect(actor.getSnapshot().value).toEqual(snapshot.value);
  expect(JSON.parse(JSON.stringify(journal.entries))).toEqual(recording.entries);
});

test('gone live, a pending request starts again and a timer keeps its remaining time', async () => {
  const { time, ...recording } = await record(async (app, clock) => {
    app.send({ type: 'ask', word: 'never' });
    await clock.advance(400);
    app.send({ type: 'ask', word: 'ignored' });
  });
  const clock = new VirtualClock(time);
  const { actor, goLive } = replay(recording, clock);
  goLive();
  expect(calls).toEqual(['never']);
  await clock.advance(599);
  expect(actor.getSnapshot().value).toBe('asking');
  await clock.advance(1);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('after a change of code the first entry that differs is named, with both versions', async () => {
  const { time, ...recording } = await record(async (app) => {
    app.send({ type: 'ask', word: 'tea' });
    await settle();
  });
  const changed = setup({ actors: { ask: fromPromise(async () => 'x') } }).createMachine({
    initial: 'idle',
    states: { idle: { on: { ask: 'busy' } }, busy: { invoke: { id: 'other', src: 'ask', onDone: 'idle' } } },
  });
  const { divergence } = replay(recording, new VirtualClock(time), changed as never);
  expect(divergence).toMatchObject({
    index: 1,
    recorded: { path: '/ask', event: { type: 'xstate.promise.resolve' } },
    replayed: null,
  });
});
