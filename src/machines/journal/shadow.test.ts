import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, sendParent, sendTo, setup, stopChild } from 'xstate';
import { statesUnder, stateText } from '../../../tests/harness/states.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { createShadow } from './shadow.ts';

/** A small system with everything that makes folding hard: respawn under one id, history, delays, promises, callbacks. */
const counter = setup({
  types: { context: {} as { n: number } },
  actors: { add: fromPromise<number, { to: number }>(async ({ input }) => input.to + 1) },
  delays: { pause: 50 },
}).createMachine({
  context: { n: 0 },
  initial: 'idle',
  states: {
    idle: { on: { add: 'adding' }, after: { pause: { actions: sendParent({ type: 'counter.idled' }) } } },
    adding: {
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => ({ to: context.n }),
        onDone: [
          { guard: ({ event }) => event.output > 3, target: 'full' },
          { target: 'idle', actions: assign({ n: ({ event }) => event.output }) },
        ],
        onError: 'idle',
      },
    },
    full: { type: 'final' },
  },
});

const house = setup({
  types: { context: {} as { ticks: number; ended: number; idled: number } },
  actors: {
    counter,
    ticks: fromCallback<{ type: 'tick.ask' }>(({ sendBack, receive }) => {
      receive(() => queueMicrotask(() => sendBack({ type: 'ticked' })));
    }),
  },
  delays: { long: 200 },
}).createMachine({
  context: { ticks: 0, ended: 0, idled: 0 },
  invoke: { id: 'ticks', src: 'ticks' },
  type: 'parallel',
  on: {
    ticked: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
    'tick.ask': { actions: sendTo('ticks', { type: 'tick.ask' }) },
    'counter.idled': { actions: assign({ idled: ({ context }) => context.idled + 1 }) },
  },
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { toggle: 'on' } },
        on: {
          initial: 'dim',
          states: { dim: { on: { brighter: 'bright' } }, bright: {}, last: { type: 'history' } },
          on: { toggle: 'resting' },
          after: { long: 'off' },
        },
        resting: { on: { toggle: 'on.last' } },
      },
    },
    work: {
      initial: 'none',
      states: {
        none: { on: { start: 'some' } },
        some: {
          invoke: {
            id: 'counter',
            src: 'counter',
            onDone: { target: 'none', actions: assign({ ended: ({ context }) => context.ended + 1 }) },
          },
          on: {
            add: { actions: sendTo('counter', { type: 'add' }) },
            drop: { target: 'none', actions: stopChild('counter') },
          },
        },
      },
    },
  },
});

type Step = { send: string } | { advance: number };
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('toggle', 'brighter', 'start', 'add', 'drop', 'tick.ask').map((send) => ({ send })),
  fc.constantFrom(0, 30, 60, 250).map((advance) => ({ advance })),
);

const runLive = async (walk: readonly Step[]) => {
  const clock = new VirtualClock();
  const journal = recorder(clock);
  const app = createActor(house, { clock: journal.clock, inspect: journal.inspect }).start();
  const moments: { at: number; states: Record<string, string> }[] = [];
  for (const step of walk) {
    if ('send' in step) app.send({ type: step.send } as never);
    else await clock.advance(step.advance);
    await settle();
    moments.push({ at: journal.entries.length, states: statesUnder(app) });
  }
  app.stop();
  return { entries: [...journal.entries], moments };
};

const shadowStates = (shadow: ReturnType<typeof createShadow>, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, stateText(shadow.snapshotAt(path))]));

test('folding a journal gives the exact state of every actor after every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (walk) => {
      const { entries, moments } = await runLive(walk);
      const shadow = createShadow(house);
      let applied = 0;
      for (const { at, states } of moments) {
        for (; applied < at; applied++) shadow.apply(entries[applied] as JournalEntry);
        expect(shadowStates(shadow, Object.keys(states))).toEqual(states);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('a checkpoint brings a shadow back to its moment, also backwards', async () => {
  const walk: Step[] = [
    { send: 'start' },
    { send: 'add' },
    { send: 'toggle' },
    { advance: 60 },
    { send: 'drop' },
    { send: 'start' },
    { send: 'add' },
    { advance: 250 },
  ];
  const { entries, moments } = await runLive(walk);
  const shadow = createShadow(house);
  const checkpoints = moments.map(({ at }, index) => {
    for (const entry of entries.slice(moments[index - 1]?.at ?? 0, at)) shadow.apply(entry);
    return shadow.save();
  });
  for (const index of [7, 2, 5, 0, 6]) {
    const [checkpoint, moment] = [checkpoints[index], moments[index]];
    if (!checkpoint || !moment) throw new Error('no such moment');
    shadow.load(checkpoint);
    expect(shadowStates(shadow, Object.keys(moment.states))).toEqual(moment.states);
    for (const entry of entries.slice(moment.at, moments[index + 1]?.at)) shadow.apply(entry);
    const next = moments[index + 1];
    if (next) expect(shadowStates(shadow, Object.keys(next.states))).toEqual(next.states);
  }
});

test('a journal round-trips through JSON', async () => {
  const { entries, moments } = await runLive([{ send: 'start' }, { send: 'add' }, { advance: 60 }, { send: 'toggle' }]);
  const shadow = createShadow(house);
  for (const entry of JSON.parse(JSON.stringify(entries)) as JournalEntry[]) shadow.apply(entry);
  const last = moments.at(-1)?.states ?? {};
  expect(shadowStates(shadow, Object.keys(last))).toEqual(last);
});

test('folding runs no effect and names those that would have run', async () => {
  let runs = 0;
  const machine = setup({ actions: { ring: () => void runs++ } }).createMachine({ on: { ring: { actions: 'ring' } } });
  const shadow = createShadow(machine);
  const would = shadow.apply({ path: '', incarnation: 1, event: { type: 'ring' } });
  expect(runs).toBe(0);
  expect(would.map(({ type }) => type)).toEqual(['ring']);
});
