import { beforeEach, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type JournalEntry, recorder } from './recorder.ts';
import { createShadow } from './shadow.ts';
import { createTimeline } from './timeline.ts';

let folded = 0;
beforeEach(() => {
  folded = 0;
});

const counter = setup({ types: { context: {} as { n: number } } }).createMachine({
  context: { n: 0 },
  on: {
    count: {
      actions: assign(({ context }) => {
        folded += 1;
        return { n: context.n + 1 };
      }),
    },
  },
});

const record = (counts: number): readonly JournalEntry[] => {
  const journal = recorder(new VirtualClock());
  const actor = createActor(counter, { clock: journal.clock, inspect: journal.inspect }).start();
  for (let n = 0; n < counts; n += 1) actor.send({ type: 'count' });
  return [...journal.entries];
};

const entries = record(650);
const start = entries.length - 650;
const at = (index: number): JournalEntry => entries[index] ?? expect.fail(`no entry ${index}`);
const changed = (index: number, change: Partial<JournalEntry>): readonly JournalEntry[] =>
  entries.with(index, { ...at(index), ...change });

const open = (all: readonly JournalEntry[] = entries) => {
  const timeline = createTimeline(counter, undefined, all);
  const go = (to: number) => {
    const before = folded;
    timeline.seek(to);
    const snapshot = timeline.snapshotAt(at(start).path);
    return { n: Reflect.get(snapshot ?? {}, 'context')?.n, folds: folded - before };
  };
  return { timeline, go };
};

test('any moment is gone to from the nearest place before it that is known: to and fro, near and far', () => {
  const { timeline, go } = open();
  expect(go(start + 640)).toEqual({ n: 640, folds: 640 });
  expect(go(start + 641)).toEqual({ n: 641, folds: 1 });
  expect(go(start + 410)).toEqual({ n: 410, folds: 10 + start });
  expect(go(start + 430)).toEqual({ n: 430, folds: 20 });
  expect(go(start + 210)).toEqual({ n: 210, folds: 10 + start });
  expect(go(start + 399)).toEqual({ n: 399, folds: 189 });
  expect(go(start + 640)).toEqual({ n: 640, folds: 40 + start });
  expect(go(start + 5)).toEqual({ n: 5, folds: 5 });
  expect(timeline.position()).toBe(start + 5);
  expect(timeline.violation()).toBeNull();
});

test('folded again from a known place, the places known are the same ones', () => {
  const { go } = open();
  go(start + 450);
  go(start + 150);
  go(start + 250);
  go(start + 5);
  expect(go(start + 620)).toEqual({ n: 620, folds: 220 + start });
  expect(go(start + 205)).toEqual({ n: 205, folds: 5 + start });
  expect(go(start + 601)).toEqual({ n: 601, folds: 1 + start });
});

test('beyond either end it stands at that end; a part of a step is none', () => {
  const { timeline, go } = open();
  expect(go(Number.POSITIVE_INFINITY).n).toBe(650);
  expect(timeline.position()).toBe(entries.length);
  go(-3);
  expect(timeline.position()).toBe(0);
  go(start + 2.9);
  expect(timeline.position()).toBe(start + 2);
});

test('what an entry led to is told after it was folded in, and not after a jump to a known place', () => {
  const { timeline, go } = open();
  go(start + 401);
  expect(timeline.taken()).toHaveLength(1);
  go(400);
  expect(timeline.position()).toBe(400);
  expect(timeline.taken()).toEqual([]);
});

test('an entry that lies is passed over and leads to nothing; the first one is remembered', () => {
  const { timeline, go } = open(
    changed(start + 300, { event: { type: 'dance' } }).with(start + 500, { ...at(start + 500), path: 'nobody' }),
  );
  go(start + 300);
  expect(timeline.violation()).toBeNull();
  expect(go(start + 301).n).toBe(300);
  expect(timeline.taken()).toEqual([]);
  const violation = { tag: 'unknownEvent', index: at(start + 300).index, path: at(start).path, event: 'dance' };
  expect(timeline.violation()).toEqual(violation);
  expect(go(start + 501).n).toBe(499);
  go(start + 100);
  go(start + 650);
  expect(timeline.violation()).toEqual(violation);
});

test('entries out of their order, in index or in time, lie; two of one moment do not', () => {
  const whole = (all: readonly JournalEntry[]) => {
    const { timeline, go } = open(all);
    return { n: go(all.length).n, violation: timeline.violation() };
  };
  const { index, time } = at(start + 3);
  expect(whole(entries)).toEqual({ n: 650, violation: null });
  // The next one does not follow it, either.
  expect(whole(changed(start + 3, { index: index + 7 }))).toMatchObject({ n: 648, violation: { tag: 'wrongOrder' } });
  expect(whole(changed(start + 3, { time: time - 1 }))).toMatchObject({
    n: 649,
    violation: { tag: 'backInTime', index },
  });
});

test('a journal begins at its beginning or at its base; of none there is nothing to doubt', () => {
  const violationOf = (...[all, beginning]: [readonly JournalEntry[], Parameters<typeof createTimeline>[3]?]) =>
    createTimeline(counter, undefined, all, beginning).violation();
  expect(violationOf([])).toBeNull();
  expect(violationOf(entries.slice(7))).toMatchObject({ tag: 'noStart', index: at(7).index });

  const shadow = createShadow(counter);
  for (const entry of entries.slice(0, 7)) shadow.apply(entry);
  const base = shadow.base(7);
  expect(violationOf(entries.slice(7), { base })).toBeNull();
  expect(violationOf(entries, { base })).toMatchObject({ tag: 'noStart', index: at(0).index });
  const ofOther = { ...base, root: { ...base.root, value: { nowhere: {} } } };
  expect(violationOf(entries.slice(7), { base: ofOther })).toMatchObject({ tag: 'badBase', index: at(7).index });
});
