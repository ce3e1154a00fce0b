import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AnyActorRef,
  assign,
  createActor,
  fromCallback,
  fromPromise,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { statesUnder, stateText } from '../../../tests/harness/states.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { pathOf } from '../kit/actor-path.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { createShadow, type Shadow } from './shadow.ts';

/** All that makes folding hard: respawn under one id, history, delays, promises, callbacks. */
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
            systemId: 'counter',
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

interface Moment {
  readonly at: number;
  readonly states: Record<string, string>;
  readonly pending: readonly string[];
}

const pendingOf = (timers: readonly { source: string; event: { type: string } }[], system: AnyActorRef['system']) => [
  ...timers.map(({ source, event }) => `${source} ${event.type}`).toSorted(),
  system.get('counter') ? 'counter is known' : 'counter is unknown',
];

const runLive = async (walk: readonly Step[]) => {
  const clock = new VirtualClock();
  const journal = recorder(clock);
  const app = createActor(house, { clock: journal.clock, inspect: journal.inspect }).start();
  const moments: Moment[] = [];
  for (const step of walk) {
    if ('send' in step) app.send({ type: step.send } as never);
    else await clock.advance(step.advance);
    await settle();
    const timers = Object.values(app.system.getSnapshot()._scheduledEvents).map(({ source, event }) => ({
      source: pathOf(source),
      event,
    }));
    const pending = pendingOf(timers, app.system);
    moments.push({ at: journal.entries.length, states: statesUnder(app), pending });
  }
  app.stop();
  return { entries: [...journal.entries], moments };
};

const shadowStates = (shadow: Shadow, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, stateText(shadow.snapshotAt(path))]));

const expectAt = (shadow: Shadow, { states, pending }: Moment): void => {
  expect(shadowStates(shadow, Object.keys(states))).toEqual(states);
  expect(pendingOf(shadow.timers(), shadow.root.system)).toEqual(pending);
};

/** What timers bring is what was due first. */
const fold = (shadow: Shadow, entries: readonly JournalEntry[]): void => {
  for (const entry of entries) {
    const { input, time, path, event } = entry;
    if (input === 'timer')
      expect(shadow.timers()[0]).toMatchObject({ due: time, target: path, event: { type: event.type } });
    shadow.apply(entry);
  }
};

test('folding a journal gives the exact state of every actor, and what is on its way, after every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (walk) => {
      const { entries, moments } = await runLive(walk);
      const shadow = createShadow(house);
      let applied = 0;
      for (const moment of moments) {
        fold(shadow, entries.slice(applied, moment.at));
        applied = moment.at;
        expectAt(shadow, moment);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});

test('a base taken at any moment stands for all that came before it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 30 }), fc.nat(), async (walk, draw) => {
      const { entries, moments } = await runLive(walk);
      const cut = draw % moments.length;
      const first = moments[cut]?.at ?? 0;
      const before = createShadow(house);
      fold(before, entries.slice(0, first));
      const shadow = createShadow(house, undefined, { base: JSON.parse(JSON.stringify(before.base(first))) });
      let applied = first;
      for (const { at, states, pending } of moments.slice(cut)) {
        fold(shadow, entries.slice(applied, at));
        applied = at;
        expectAt(shadow, { at, states, pending });
      }
    }),
    { numRuns: 60, seed: 8 },
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
    fold(shadow, entries.slice(moments[index - 1]?.at ?? 0, at));
    return shadow.save();
  });
  for (const index of [7, 2, 5, 0, 6]) {
    const [checkpoint, moment] = [checkpoints[index], moments[index]];
    if (!checkpoint || !moment) throw new Error('no such moment');
    shadow.load(checkpoint);
    expectAt(shadow, moment);
    fold(shadow, entries.slice(moment.at, moments[index + 1]?.at));
    const next = moments[index + 1];
    if (next) expectAt(shadow, next);
  }
});

test('folding runs no effect', async () => {
  let runs = 0;
  const machine = setup({ actions: { ring: () => void runs++ } }).createMachine({ on: { ring: { actions: 'ring' } } });
  const shadow = createShadow(machine);
  shadow.apply({ path: '', incarnation: 1, event: { type: 'ring' } });
  expect(runs).toBe(0);
});

const apply = (shadow: Shadow, path: string, type: string, incarnation = 1) =>
  shadow.apply({ path, incarnation, event: { type } });

test('an actor hears nothing that was meant for the one before it, and nothing once it has ended', () => {
  const shadow = createShadow(house);
  apply(shadow, '', 'start');
  apply(shadow, '', 'drop');
  const dropped = stateText(shadow.snapshotAt('/counter'));
  apply(shadow, '/counter', 'add');
  expect([shadow.isAlive('/counter'), stateText(shadow.snapshotAt('/counter'))]).toEqual([false, dropped]);
  apply(shadow, '', 'start');
  apply(shadow, '/counter', 'add', 1);
  expect([shadow.incarnationAt('/counter'), shadow.snapshotAt('/counter')]).toMatchObject([2, { value: 'idle' }]);
  apply(shadow, '/counter', 'add', 2);
  expect(shadow.snapshotAt('/counter')).toMatchObject({ value: 'adding' });
});

test('who is dropped takes all below along, and is let go of when nobody looks back', () => {
  const shadow = createShadow(house);
  apply(shadow, '', 'start');
  apply(shadow, '/counter', 'add');
  expect(shadow.isAlive('/counter/add')).toBe(true);
  apply(shadow, '', 'drop');
  expect(['/counter', '/counter/add'].map(shadow.isAlive)).toEqual([false, false]);
  expect(shadow.paths()).toEqual(['', '/ticks', '/counter', '/counter/add']);
  shadow.forgetStopped();
  expect(shadow.paths()).toEqual(['', '/ticks']);
});

test('a checkpoint knows who was gone, and how many there had been', () => {
  const shadow = createShadow(house);
  apply(shadow, '', 'start');
  apply(shadow, '', 'drop');
  const gone = shadow.save();
  apply(shadow, '', 'start');
  shadow.load(gone);
  expect([shadow.isAlive('/counter'), shadow.incarnationAt('/counter')]).toEqual([false, 1]);
  apply(shadow, '', 'start');
  expect([shadow.isAlive('/counter'), shadow.incarnationAt('/counter')]).toEqual([true, 2]);
});

test('the time of a checkpoint is the time from which its timers are set', () => {
  const shadow = createShadow(house, undefined, { startedAt: 1_000 });
  const start = shadow.save();
  shadow.apply({ path: '', incarnation: 1, event: { type: 'toggle' }, time: 5_000 });
  expect(shadow.timers().map(({ due }) => due)).toEqual([5_200]);
  shadow.load(start);
  expect(shadow.base(0).time).toBe(1_000);
  apply(shadow, '', 'toggle');
  expect(shadow.timers().map(({ due }) => due)).toEqual([1_200]);
});

test('a chart that fails ends there, as it does live', () => {
  const failing = setup({}).createMachine({
    on: {
      go: {
        actions: assign(() => {
          throw new Error('broken');
        }),
      },
    },
  });
  const shadow = createShadow(failing);
  apply(shadow, '', 'go');
  expect(shadow.snapshotAt('')).toMatchObject({ status: 'error', error: new Error('broken') });
});

test('what the last entry has led to is told of that entry alone', () => {
  const shadow = createShadow(house);
  apply(shadow, '', 'toggle');
  expect(shadow.taken().map(({ path, transition }) => `${path} ${transition.eventType}`)).toEqual([' toggle']);
  apply(shadow, '', 'unheard');
  expect(shadow.taken()).toEqual([]);
});

test('a base that these charts have no state for is broken', () => {
  const shadow = createShadow(house);
  apply(shadow, '', 'start');
  const base = JSON.parse(JSON.stringify(shadow.base(1)));
  expect(createShadow(house, undefined, { base }).isBroken).toBe(false);
  base.root.children.counter.snapshot.value = 'unknown';
  expect(createShadow(house, undefined, { base }).isBroken).toBe(true);
});
