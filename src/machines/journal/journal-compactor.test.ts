import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { journalCompactor } from './journal-compactor.ts';
import { recorder } from './recorder.ts';
import { prepareReplay } from './replay.ts';
import { createShadow } from './shadow.ts';

const counter = setup({
  types: { context: {} as { n: number } },
  delays: { silence: 1_000 },
}).createMachine({
  context: { n: 0 },
  on: { wait: {} },
  initial: 'counting',
  states: {
    counting: {
      on: { add: { target: 'counting', reenter: true, actions: assign({ n: ({ context }) => context.n + 1 }) } },
      after: { silence: { target: 'silent', actions: assign({ n: 0 }) } },
    },
    silent: { on: { add: 'counting' } },
  },
});

const running = (limit: number, sizes: { maxBytes?: number; sizeOf?: () => number } = {}) => {
  const clock = new VirtualClock(1_000);
  const journal = recorder(clock, { limit });
  const app = createActor(counter, { clock: journal.clock, inspect: journal.inspect }).start();
  const compactor = journalCompactor({ journal, logic: counter, input: undefined, sizeOf: () => 1, ...sizes });
  const add = async (count: number) => {
    for (let left = count; left > 0; left--) {
      app.send({ type: 'add' });
      await settle();
    }
  };
  /** More than there is room for, after which all is followed. */
  const fill = async () => {
    for (let left = 30; left > 0; left--) app.send({ type: 'wait' });
    await settle();
    while (compactor.follow(8)) {}
  };
  return { clock, journal, app, compactor, add, fill };
};

const folded = ({ journal }: ReturnType<typeof running>) => {
  const shadow = createShadow(counter, undefined, { base: journal.base() });
  for (const entry of journal.entries) shadow.apply(entry);
  return shadow;
};

test('a full journal is cut at a moment of rest: half stays, and folds from the base to where the app is', async () => {
  const run = running(32);
  const { journal, app, compactor, add } = run;
  await add(40);
  expect(journal.entries.length).toBeLessThanOrEqual(32);
  expect(journal.entries.length).toBeGreaterThanOrEqual(16);
  expect(journal.base()?.index).toBe(journal.entries[0]?.index);
  expect(compactor.bytes()).toBeLessThanOrEqual(32);
  expect(folded(run).snapshotAt('')).toMatchObject({
    value: app.getSnapshot().value,
    context: app.getSnapshot().context,
  });
});

test('what is too large is cut in an idle moment, by size', async () => {
  const { journal, compactor, add } = running(1_600, { maxBytes: 5_000, sizeOf: () => 10 });
  await add(600);
  while (compactor.follow(64)) {}
  expect(compactor.bytes()).toBeLessThanOrEqual(5_000);
  expect(compactor.bytes()).toBeGreaterThanOrEqual(2_500);
  expect(journal.base()?.index).toBe(journal.entries[0]?.index);
});

test('gone live from a base, a timer keeps the time it had left', async () => {
  const { clock, journal, add } = running(32);
  await add(40);
  await clock.advance(400);
  const later = new VirtualClock(clock.now());
  const { actor, run, goLive } = prepareReplay({
    logic: counter,
    startedAt: journal.startedAt,
    base: journal.base(),
    entries: [...journal.entries],
    clock: later,
  });
  actor.start();
  expect(run()).toBeNull();
  goLive();
  await later.advance(999);
  expect(actor.getSnapshot().value).toBe('counting');
  await later.advance(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'silent', context: { n: 0 } });
});

test('replayed from a base, a timer that was set before it comes in time, and what differs has its index', async () => {
  const { clock, journal, add, fill } = running(32);
  await add(20);
  await clock.advance(300);
  await fill();
  await clock.advance(700);
  const [base, entries] = [journal.base(), [...journal.entries]];
  expect(entries.at(-1)).toMatchObject({ input: 'timer' });
  const replay = (given: typeof entries) => {
    const options = { logic: counter, startedAt: 0, base, entries: given, clock: new VirtualClock() };
    const prepared = prepareReplay(options);
    prepared.actor.start();
    return { ...prepared, divergence: prepared.run() };
  };
  const { actor, divergence } = replay(entries);
  expect([divergence, actor.getSnapshot().value]).toEqual([null, 'silent']);
  const last = entries.at(-1)?.index ?? 0;
  const derived = entries.map((entry) => (entry.index === last ? { ...entry, input: null } : entry));
  expect(replay(derived).divergence).toMatchObject({ index: last, recorded: { index: last }, replayed: null });
});

test('a timer that was set before the base comes after it', async () => {
  const run = running(32);
  const { clock, journal, add, fill } = run;
  await add(20);
  const set = clock.now();
  await clock.advance(300);
  await fill();
  expect(journal.base()?.index).toBeGreaterThan(20 - 16);
  expect(folded(run).timers()).toMatchObject([{ source: '', target: '', due: set + 1_000 }]);
});
