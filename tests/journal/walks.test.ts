import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate';
import type { BaseSnapshot } from '#machines/journal/base-snapshot.ts';
import { journalCompactor } from '#machines/journal/journal-compactor.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { anonymisedBy, redactedBy } from '#machines/journal/redact.ts';
import type { RecordedRun } from '#machines/journal/replay.ts';
import { createShadow, type Shadow } from '#machines/journal/shadow.ts';
import { pathOf } from '#machines/kit/actor-path.ts';
import { chartsIn } from '#machines/kit/lazy-chart.ts';
import { isMachine } from '#machines/kit/xstate-internals.ts';
import { appUpdateMachine } from '#machines/offline/app-update.machine.ts';
import { offlineReadingMachine } from '#machines/offline/offline-reading.machine.ts';
import { chartFile, pathFile } from '#services/flows/flow-files.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { isAll, rounds } from '../harness/sampling.ts';
import { stateText } from '../harness/states.ts';
import { openApp, replayWalk, start } from './app-recording.ts';
import { type Actors, actorsUnder, perform, type Step, walks } from './app-walks.ts';
import { prove } from './proof.ts';

/** WALKS=1000 for a longer proof, SEED for another one. */
const runs = Number(process.env.WALKS ?? rounds(16, 80));
const seed = Number(process.env.SEED ?? 20_260_801);
/** So small that a walk is cut many times. */
const limit = 200;

/** Beside the app, with a system of their own (docs/decisions/015). */
const apart: readonly string[] = [appUpdateMachine.id, offlineReadingMachine.id];

/** Every chart that the app can come to, from the root down: a new one is covered without a line here. */
const chartsUnder = (machine: AnyStateMachine): readonly string[] => [
  machine.id,
  ...chartsIn(Object.values(machine.implementations.actors)).flatMap(chartsUnder),
];
const listed = Object.values(import.meta.glob<object>('../../src/machines/**/*.machine.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter((value: unknown): value is AnyStateMachine => value instanceof StateMachine)
  .map(({ id }) => id);

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const timersOf = (app: AnyActorRef): readonly string[] =>
  Object.values(app.system.getSnapshot()._scheduledEvents)
    .map(({ source, event }) => `${pathOf(source)} ${event.type}`)
    .toSorted();

const seen = new Set<string>();
const total = { steps: 0, bases: 0 };

/** Two states have the same number exactly if they come out the same as JSON; what is known is not looked at again. */
const numbering = () => {
  const byText = new Map<string, number>();
  const byObject = new WeakMap<object, number>();
  const numberOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? JSON.stringify(value) : value;
    const known = byObject.get(value);
    if (known !== undefined) return `#${known}`;
    const plain = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
    const text = Array.isArray(plain)
      ? `[${plain.map((part) => numberOf(part) ?? null)}]`
      : `{${Object.entries(plain)
          .filter(([, part]) => part !== undefined && typeof part !== 'function')
          .map(([name, part]) => `${name}:${numberOf(part)}`)}}`;
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    byObject.set(value, number);
    return `#${number}`;
  };
  const bySnapshot = new WeakMap<object, string>();
  return (snapshot: object): string => {
    const known = bySnapshot.get(snapshot);
    if (known !== undefined) return known;
    const { value, context, status, output, error } = snapshot as Record<string, unknown>;
    const text = [value, context, status, output, error].map(numberOf).join();
    bySnapshot.set(snapshot, text);
    return text;
  };
};

const comparing = () => {
  const numberOf = numbering();
  return (shadow: Shadow, actors: Actors, timers: readonly string[]): void => {
    for (const [path, ref] of actors) {
      const [folded, live] = [shadow.snapshotAt(path), ref.getSnapshot()];
      if (!folded || numberOf(folded) !== numberOf(live)) {
        expect({ path, state: stateText(folded) }).toEqual({ path, state: stateText(live) });
      }
    }
    const folded = shadow.timers().map(({ source, event }) => `${source} ${event.type}`);
    if (folded.toSorted().join() !== timers.join()) expect(folded.toSorted()).toEqual(timers);
  };
};

/** Folds an app's journal as it grows, from what JSON made of it. */
const following = (base: BaseSnapshot | null = null) => {
  const shadow = createShadow(appMachine, desktop, { startedAt: start, base });
  expect(shadow.isBroken).toBe(false);
  return {
    shadow,
    fold: (entry: JournalEntry) => {
      const violation = shadow.violationOf(entry);
      if (violation) expect({ violation, entry }).toEqual({ violation: null, entry });
      shadow.apply(entry);
    },
  };
};

/** What is folded of a redacted recording is what is told, redacted, of what was folded of the whole; and it replays. */
const retold = (
  { startedAt, base = null, entries }: RecordedRun,
  whole: Shadow,
  redacted: ReturnType<typeof redactedBy>,
): void => {
  const recordedRun = {
    startedAt,
    base: redacted(base) as BaseSnapshot | null,
    entries: entries.map((entry) => ({ ...entry, event: redacted(entry.event) as JournalEntry['event'] })),
  };
  const { shadow, fold } = following(recordedRun.base);
  for (const entry of recordedRun.entries) fold(entry);
  expect(shadow.paths()).toEqual(whole.paths());
  for (const path of whole.paths()) {
    const [folded, live] = [stateText(shadow.snapshotAt(path)), stateText(whole.snapshotAt(path))];
    const state = JSON.stringify(redacted(JSON.parse(live)));
    if (folded !== state) expect({ path, state: folded }).toEqual({ path, state });
  }
  const { app, divergence } = replayWalk(recordedRun, entries.at(-1)?.time ?? startedAt);
  expect(divergence).toBeNull();
  app.stop();
};

const holds = async (walk: readonly Step[]): Promise<void> => {
  const { browser, tab } = openApp(limit);
  const { app, journal } = tab;
  app.system.inspect(({ type, actorRef }) => {
    if (type !== '@xstate.snapshot') return;
    const snapshot = (actorRef as AnyActorRef).getSnapshot();
    if (isMachine(actorRef)) seen.add((snapshot as AnyMachineSnapshot).machine.id);
  });
  const all: JournalEntry[] = journal.entries.map(json);
  journal.subscribe((entry) => all.push(json(entry)));
  const compactor = journalCompactor({ journal, logic: appMachine, input: desktop, sizeOf: () => 100 });
  const whole = following();
  const compare = comparing();
  let folded = 0;
  let cut = { of: journal.base(), base: journal.base(), ...whole, folded: 0 };
  for (const [at, step] of walk.entries()) {
    await perform(browser, tab, step);
    // Now and then a page has no idle moment at all.
    if (at % 7 < 4) compactor.follow(50);
    for (; folded < all.length; folded++) whole.fold(all[folded] as JournalEntry);
    const [actors, timers] = [actorsUnder(app), timersOf(app)];
    compare(whole.shadow, actors, timers);
    const of = journal.base();
    if (of && of !== cut.of) {
      const base = json(of);
      cut = { of, base, ...following(base), folded: base.index };
      total.bases++;
    }
    if (cut.base) {
      for (; cut.folded < all.length; cut.folded++) cut.fold(all[cut.folded] as JournalEntry);
      compare(cut.shadow, actors, timers);
    }
    total.steps++;
    for (const [, ref] of actorsUnder(app))
      if (isMachine(ref)) seen.add((ref.getSnapshot() as AnyMachineSnapshot).machine.id);
  }
  expect(journal.entries.length).toBeLessThanOrEqual(limit);

  const recordings = [
    { startedAt: journal.startedAt, entries: all },
    { startedAt: journal.startedAt, base: cut.base, entries: all.slice(-journal.entries.length) },
  ];
  const ends = recordings.map((recordedRun) => {
    const { divergence, calls, storage, ...replayed } = replayWalk(recordedRun, browser.backend.clock.now());
    expect(divergence).toBeNull();
    expect([calls, ...storage.values]).toEqual([[]]);
    compare(whole.shadow, actorsUnder(replayed.app), timersOf(replayed.app));
    return { ...replayed, calls };
  });
  for (const { app } of ends) app.stop();
  for (const [at, recordedRun] of recordings.entries()) {
    const key = `key ${total.steps}`;
    retold(recordedRun, at === 0 ? whole.shadow : cut.shadow, at === 0 ? anonymisedBy(key) : redactedBy(key));
  }
  tab.app.stop();
  browser.backend.stop();
};

test('random walks over the whole app: shadows from the start and from every base equal every live actor and timer after every step, both replays end there, with no call and nothing stored, and what was redacted comes to the same, redacted', async () => {
  // What is fetched from disk once is there at once from then on, as every page's program is.
  await Promise.all([chartFile('toggle'), pathFile('toggle'), chartFile('index')]);
  await prove({ name: 'random walks over the whole app', seed, runs, walks: walks(110), holds });
  expect(total.steps).toBeGreaterThan(100 * runs);
  expect(total.bases).toBeGreaterThan(2 * runs);
  // Sixteen walks do not come to every chart.
  if (!isAll) return;
  const charts = new Set([...chartsUnder(appMachine), ...listed]);
  expect([...charts].filter((id) => !seen.has(id))).toEqual(apart);
});
