import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  type AnyActor,
  type AnyActorRef,
  assign,
  createActor,
  createMachine,
  enqueueActions,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { type JournalEntry, type Recorder, recorder } from '#machines/journal/recorder.ts';
import { prepareReplay } from '#machines/journal/replay.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { actorHandlesEvent } from '#machines/kit/handles-event.ts';
import { type LazyChart, lazyChart, loadingOf } from '#machines/kit/lazy-chart.ts';
import { chunkLoadTimeout, chunkRetryWait } from '#services/contract/constants.ts';
import { fakeEnv } from '../harness/fake-env.ts';
import { rounds } from '../harness/sampling.ts';
import { statesUnder, stateText } from '../harness/states.ts';
import { settle, type VirtualClock } from '../harness/virtual-clock.ts';

/** XState warns of messages to actors that have ended; some walks go on after the end. */
vi.spyOn(console, 'warn').mockImplementation(() => {});

type Word = { readonly type: 'word.said'; readonly word: string };
const said = (word: string): Word => ({ type: 'word.said', word });
type BoxEvent = Word | { readonly type: 'greeted' } | { readonly type: 'connection.returned' };

/** It writes down all that it hears, its own actor among it, which speaks as soon as it starts; three times "end" end it. */
const box = setup({
  types: {
    context: {} as { heard: readonly string[] },
    input: {} as { first: string },
    events: {} as BoxEvent,
    children: {} as { greeter: 'greeter' },
  },
  actors: { greeter: createMachine({ id: 'greeter', entry: sendParent({ type: 'greeted' }) }) },
  actions: {
    hear: assign({
      heard: ({ context, event }) => [...context.heard, event.type === 'word.said' ? event.word : event.type],
    }),
    tell: sendParent(({ context }) => ({ type: 'box.heard', word: context.heard.at(-1) })),
  },
}).createMachine({
  id: 'box',
  context: ({ input }) => ({ heard: [input.first] }),
  invoke: { id: 'greeter', src: 'greeter' },
  entry: 'tell',
  initial: 'listening',
  states: {
    listening: {
      on: {
        'word.said': [
          { guard: ({ event, context }) => event.word === 'end' && context.heard.includes('end'), target: 'over' },
          { actions: ['hear', 'tell'] },
        ],
        greeted: { actions: ['hear', 'tell'] },
        'connection.returned': { actions: ['hear', 'tell'] },
      },
    },
    over: { type: 'final' },
  },
});

/** Passes on what it is told, and writes down what the box says; to its first word it answers at once. */
const houseOf = (logic: LazyChart<typeof box>) =>
  setup({
    types: {
      context: {} as { received: readonly string[] },
      events: {} as BoxEvent | { type: 'nobody.hears' } | { type: 'box.heard'; word: string },
    },
    actors: { box: logic },
    actions: {
      note: assign({
        received: ({ context, event }) => [...context.received, event.type === 'box.heard' ? event.word : event.type],
      }),
    },
  }).createMachine({
    context: { received: [] },
    invoke: {
      id: 'box',
      src: 'box',
      input: { first: 'begin' },
      onDone: { actions: assign({ received: ({ context }) => [...context.received, 'done'] }) },
      onError: {
        actions: assign({ received: ({ context, event }) => [...context.received, JSON.stringify(event.error)] }),
      },
    },
    on: {
      'word.said': { actions: sendTo('box', ({ event }) => event) },
      'nobody.hears': {
        actions: enqueueActions(({ event, self, enqueue }) => {
          const child: AnyActorRef | undefined = self.getSnapshot().children.box;
          if (child && actorHandlesEvent(child, event.type)) enqueue.sendTo('box', event);
        }),
      },
      'connection.returned': { actions: sendTo('box', ({ event }) => event) },
      'box.heard': [
        { guard: ({ event }) => event.word === 'begin', actions: ['note', sendTo('box', said('welcome'))] },
        { actions: 'note' },
      ],
    },
  });

/** Code that comes once it is let through; the first `failures` times it does not. */
const network = (failures = 0) => {
  let left = failures;
  let open = (): void => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  const load = async (): Promise<typeof box> => {
    if (left-- > 0) throw new Error('no network');
    await opened;
    return box;
  };
  return { load, open };
};

const begin = async (logic: LazyChart<typeof box>) => {
  const env = fakeEnv();
  const journal = recorder(env.clock);
  const app = createActor(houseOf(logic), { clock: journal.clock, inspect: journal.inspect });
  const seen = watch(app, journal);
  await env.run(app);
  return { ...env, app, journal, seen };
};

/** How far the code had come, with the number of entries until then. */
const watch = (app: Pick<AnyActor, 'system'>, journal: Pick<Recorder, 'end'>) => {
  const seen: string[] = [];
  app.system.inspect((inspected) => {
    if (inspected.type === '@xstate.snapshot' && Reflect.get(inspected.actorRef, 'id') === 'box')
      seen.push(`${journal.end()} ${loadingOf(inspected.snapshot)}`);
  });
  return seen;
};

type House = Awaited<ReturnType<typeof begin>>['app'];
const boxOf = (app: House) => {
  const { box: ref } = app.getSnapshot().children;
  if (!ref) throw new Error('no box');
  return ref;
};
const heardIn = (app: House): readonly string[] => boxOf(app).getSnapshot().context.heard;

type Step = Word | 'open' | 'unheard' | 'online' | 'wait' | 'later';
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'end').map(said) },
    { weight: 2, arbitrary: fc.constantFrom<Step>('open', 'unheard', 'online', 'wait', 'later') },
  ),
  { maxLength: 14 },
);

const take = async ({ app, clock }: { app: House; clock: VirtualClock }, step: Step, open = () => {}) => {
  if (step === 'wait') return settle();
  if (step === 'later') return clock.advance(chunkRetryWait.first);
  if (step === 'open') return open();
  if (step === 'unheard') return app.send({ type: 'nobody.hears' });
  app.send(step === 'online' ? { type: 'connection.returned' } : step);
};

test('[R9-8] whenever its code comes, a chart is sent the same in the same order and ends as the plain one; a recording of it folds and replays exactly', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat({ max: 3 }), async (walk, failures) => {
      const { load, open } = network(failures);
      const lazy = await begin(lazyChart(load));
      const there = lazyChart(async () => box);
      await there.load();
      const plain = await begin(box as unknown as LazyChart<typeof box>);
      for (const step of walk) {
        await take(lazy, step, open);
        await take(plain, step);
      }
      open();
      await lazy.clock.advance(3 * chunkRetryWait.cap);
      expect(statesUnder(lazy.app)).toEqual(statesUnder(plain.app));

      const { startedAt } = lazy.journal;
      const entries: JournalEntry[] = JSON.parse(JSON.stringify(lazy.journal.entries));
      const logic = houseOf(there);
      const shadow = createShadow(logic, undefined, { startedAt });
      const replayed = prepareReplay({ logic, startedAt, entries, clock: lazy.clock });
      const seen = watch(replayed.actor, replayed.journal);
      replayed.actor.start();
      expect(replayed.run()).toBeNull();
      expect(seen).toEqual(lazy.seen);
      expect(statesUnder(replayed.actor)).toEqual(statesUnder(lazy.app));
      for (const [at, entry] of entries.entries()) {
        expect(shadow.violationOf(entry)).toBeNull();
        shadow.apply(entry);
        // From a base at any moment it goes on to the same end.
        const later = createShadow(logic, undefined, { base: JSON.parse(JSON.stringify(shadow.base(at + 1))) });
        for (const next of entries.slice(at + 1)) later.apply(next);
        expect(later.isBroken).toBe(false);
        expect(stateText(later.snapshotAt('/box'))).toBe(stateText(boxOf(lazy.app).getSnapshot()));
      }
    }),
    { numRuns: rounds(100, 400) },
  );
});

test('the actor is the chart once the code is there: before, what stands in for it says how far it has come', async () => {
  const { load, open } = network(1);
  const { app, clock } = await begin(lazyChart(load));
  expect(loadingOf(boxOf(app).getSnapshot())).toBe('failed');
  app.send(said('a'));
  await clock.advance(chunkRetryWait.first);
  expect(loadingOf(boxOf(app).getSnapshot())).toBe('failed');
  boxOf(app).send({ type: 'load.retry' } as never);
  expect(loadingOf(boxOf(app).getSnapshot())).toBe('loading');
  open();
  await settle();
  expect(loadingOf(boxOf(app).getSnapshot())).toBeNull();
  expect(boxOf(app).getSnapshot().matches('listening')).toBe(true);
  expect(boxOf(app).getSnapshot().can(said('b'))).toBe(true);
  expect(heardIn(app)).toEqual(['begin', 'greeted', 'welcome', 'a']);
});

test('[R9-8] code that does not come is asked for ever less often, up to once a minute; when the connection returns, at once', async () => {
  let tries = 0;
  const { app, clock } = await begin(
    lazyChart<typeof box>(async () => {
      tries += 1;
      throw new TypeError('no chunk');
    }),
  );
  const triesAfter = async (...seconds: readonly number[]) => {
    const counted: number[] = [];
    for (const one of seconds) {
      await clock.advance(1_000 * one);
      counted.push(tries);
    }
    return counted;
  };
  expect(await triesAfter(0, 5, 9, 1, 20, 40, 60, 59, 1)).toEqual([1, 2, 2, 3, 4, 5, 6, 6, 7]);
  app.send({ type: 'connection.returned' });
  expect(await triesAfter(0, 5)).toEqual([8, 9]);
  boxOf(app).send({ type: 'load.retry' } as never);
  expect(await triesAfter(0, 5)).toEqual([10, 11]);
});

test('[R9-8] code that has not come in time has failed, and is asked for again when the connection returns', async () => {
  const { load, open } = network();
  const { app, clock } = await begin(lazyChart(load));
  await clock.advance(chunkLoadTimeout - 1);
  expect(loadingOf(boxOf(app).getSnapshot())).toBe('loading');
  await clock.advance(1);
  expect(loadingOf(boxOf(app).getSnapshot())).toBe('failed');
  open();
  app.send({ type: 'connection.returned' });
  await settle();
  expect(heardIn(app)).toEqual(['begin', 'greeted', 'welcome', 'connection.returned']);
});

test('one that gives up ends with a failure of the network, which no crash of its chart is', async () => {
  const given = await begin(lazyChart(network(1).load, { onFailure: 'end' }));
  expect(given.app.getSnapshot().context.received).toEqual(['{"tag":"offline"}']);
  const broken = box.provide({
    actions: {
      hear: () => {
        throw new Error('a defect');
      },
    },
  });
  const crashing = await begin(lazyChart(async () => broken, { onFailure: 'end' }));
  expect(crashing.app.getSnapshot().context.received.at(-1)).toBe('{}');
});
