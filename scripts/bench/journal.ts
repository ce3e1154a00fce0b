import { assign, createActor, getNextSnapshot, sendTo, setup } from 'xstate';
import { journalCompactor } from '#machines/journal/journal-compactor.ts';
import { recorder } from '#machines/journal/recorder.ts';
import { redacted } from '#machines/journal/redact.ts';
import { prepareReplay } from '#machines/journal/replay.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { median, type Row, timed } from './measure.ts';

const child = setup({ types: { context: {} as { n: number }, events: {} as { type: 'add' } } }).createMachine({
  context: { n: 0 },
  initial: 'even',
  on: { add: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
  states: { even: { on: { add: 'odd' } }, odd: { on: { add: 'even' } } },
});

const house = setup({
  types: { context: {} as { sent: number }, events: {} as { type: 'work'; to: number } },
  actors: { child },
}).createMachine({
  context: { sent: 0 },
  invoke: Array.from({ length: 8 }, (_, at) => ({ id: `child${at}`, src: 'child' as const })),
  on: {
    work: {
      actions: [
        assign({ sent: ({ context }) => context.sent + 1 }),
        sendTo(({ event }) => `child${event.to}`, { type: 'add' }),
      ],
    },
  },
});

const clock = { now: () => Date.now(), setTimeout: () => 0, clearTimeout: () => {} };
const steps = 10_000;
const eventAt = (step: number) => ({ type: 'work' as const, to: step % 8 });

const live = (recordedRun: boolean, count = steps) => {
  const journal = recorder(clock, { limit: count * 3 });
  const app = createActor(house, recordedRun ? { inspect: journal.inspect, clock: journal.clock } : {}).start();
  const ms = timed(() => {
    for (let step = 0; step < count; step++) app.send(eventAt(step));
  });
  return { ms, journal };
};

/** Goals: recording slows the live system by less than 30 %; the fold is at least 5 times faster than pure `transition()`. */
export const journalRows = async (): Promise<readonly Row[]> => {
  live(true);
  live(false);
  const rounds = Array.from({ length: 7 }, () => ({ bare: live(false).ms, recorded: live(true).ms }));
  const { journal } = live(true);
  const { entries, startedAt } = journal;
  const bare = median(rounds.map((round) => round.bare));
  const recorded = median(rounds.map((round) => round.recorded));

  const fold = timed(() => {
    const shadow = createShadow(house);
    for (const entry of entries) shadow.apply(entry);
  });
  const long = live(true, 50_000).journal.entries;
  const foldLong = timed(() => {
    const shadow = createShadow(house);
    for (const entry of long) shadow.apply(entry);
  });
  const pure = timed(() => {
    const snapshots = new Map<string, never>();
    for (const { path, event } of entries) {
      const logic = path === '' ? house : child;
      const before = snapshots.get(path) ?? createActor(logic).getSnapshot();
      snapshots.set(path, getNextSnapshot(logic, before as never, event as never) as never);
    }
  });

  const timeline = createTimeline(house, undefined, entries);
  timeline.seek(entries.length);
  const seeks = Array.from({ length: 200 }, (_, at) => timed(() => timeline.seek((at * 7_919) % entries.length)));

  const replay = timed(() => {
    const prepared = prepareReplay({ logic: house, entries, startedAt, clock });
    prepared.actor.start();
    const divergence = prepared.run();
    if (divergence) throw new Error(`the replay diverged at ${divergence.index}`);
  });
  const taking = createShadow(house);
  for (const entry of entries) taking.apply(entry);
  const bases = Array.from({ length: 200 }, () => timed(() => taking.base(entries.length)));
  const restoring = Array.from({ length: 50 }, () =>
    timed(() => createShadow(house, undefined, { base: taking.base(entries.length) })),
  );
  const storing = timed(() => {
    for (const entry of entries) JSON.stringify({ ...entry, event: redacted(entry.event) });
  });
  const bounded = recorder(clock, { limit: 2_000 });
  const boundedApp = createActor(house, { inspect: bounded.inspect, clock: bounded.clock });
  journalCompactor({ journal: bounded, logic: house, input: undefined, sizeOf: () => 1 });
  boundedApp.start();
  const starved: number[] = [];
  for (let step = 0; step < steps / 20; step++) {
    starved.push(
      timed(() => {
        for (let at = 0; at < 20; at++) boundedApp.send(eventAt(at));
      }),
    );
    await null;
  }
  const perEvent = ((recorded - bare) / entries.length) * 1_000;
  return [
    {
      what: 'recording, cost per event',
      value: `${perEvent.toFixed(2)} µs`,
      ratio: `${((recorded / bare - 1) * 100).toFixed(0)} % slower than without inspect`,
      goal: '≤ 5 µs, < 30 %',
    },
    {
      what: 'fold (shadow)',
      value: `${Math.round(entries.length / fold)}k events/s`,
      ratio: `${(pure / fold).toFixed(1)} × as fast as pure transition() of the same actors`,
      goal: '≥ 5 ×',
    },
    {
      what: `fold of ${long.length.toLocaleString('en')} entries`,
      value: `${Math.round(foldLong)} ms`,
      goal: '< 2,000 ms',
    },
    {
      what: `seek in ${entries.length} entries, median / worst`,
      value: `${median(seeks).toFixed(2)} / ${Math.max(...seeks).toFixed(2)} ms`,
      goal: '< 5 ms',
    },
    {
      what: 'replay to live',
      value: `${Math.round(entries.length / replay)}k events/s`,
      ratio: `${(replay / bare).toFixed(1)} × the live run`,
    },
    {
      what: 'taking a base / restoring a shadow from it, median',
      value: `${median(bases).toFixed(3)} / ${median(restoring).toFixed(3)} ms`,
      ratio: 'once per half of the limit',
    },
    {
      what: 'recording into a journal that is cut with no idle moment',
      value: `${((starved.reduce((sum, ms) => sum + ms, 0) / starved.length / 20) * 1_000).toFixed(1)} µs per step`,
      ratio: `worst 20 steps ${Math.max(...starved).toFixed(1)} ms`,
    },
    {
      what: 'redacted text for what is stored, in idle moments',
      value: `${((storing / entries.length) * 1_000).toFixed(1)} µs an entry`,
    },
  ];
};
