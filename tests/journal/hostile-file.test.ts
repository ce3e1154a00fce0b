import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, isMachineSnapshot } from 'xstate';
import { changesIn } from '#machines/flows/changes.ts';
import { type ChartFile, type EventWords, stemOf } from '#machines/flows/chart-file.ts';
import { comparisonOf } from '#machines/flows/compare.ts';
import { entryWords } from '#machines/flows/entry-words.ts';
import { explained, lastEvents } from '#machines/flows/explain.ts';
import { onScreen } from '#machines/flows/on-screen.ts';
import { plainText } from '#machines/flows/plain-text.ts';
import { createRecording } from '#machines/flows/recording.ts';
import { annotatedFile } from '#machines/flows/recording-file.ts';
import { decodeFlow, type FlowFile, isRefusal } from '#machines/journal/flow-file.ts';
import { root } from '../../scripts/lib/run.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { fileOf, foldedTo, recordWalk } from './app-recording.ts';
import { askForCode } from './app-walks.ts';

const { recordedRun } = await recordWalk(askForCode);
const whole = fileOf(recordedRun);
const half = Math.floor(recordedRun.entries.length / 2);
const rest = recordedRun.entries.slice(half);
const fromBase = fileOf({ ...recordedRun, base: foldedTo(recordedRun, half).base(half), entries: rest });

const docs = (path: string) => JSON.parse(readFileSync(join(root, 'docs', 'flows', path), 'utf8'));
const general: EventWords = docs('words/events.json');
const charts = new Map<string, ChartFile>();
const chartOf = (machine: string | null): ChartFile | null => {
  if (machine === null) return null;
  if (!charts.has(machine)) charts.set(machine, docs(`charts/${stemOf(machine)}.json`));
  return charts.get(machine) ?? null;
};

const textsOfContext = (snapshot: object | undefined): unknown =>
  snapshot && 'context' in snapshot ? changesIn(null, snapshot.context) : [];

/** Everything that the studio says of a recording, at its beginning, in its middle and at its end. */
const allTexts = ({ input, startedAt, base, entries, session, ...head }: FlowFile): readonly unknown[] => {
  const recording = createRecording({ logic: appMachine, input, startedAt, base, entries });
  while (recording.fold(1_000)) {}
  const about = { ...head, name: 'a.flow', recording: '1', startedAt, count: entries.length };
  const open = {
    ...about,
    first: recording.firstIndex(),
    violation: recording.violation(),
    persons: head.persons ?? null,
    annotations: session ?? null,
  };
  const moments = [0, Math.floor(entries.length / 2), entries.length].map((index) => recording.momentAt(index));
  const words = entries.map((entry, at) => [
    entryWords(chartOf(recording.machineAt(at)), entry.event, general),
    plainText(entry.event),
  ]);
  const then = moments.map(({ actors, snapshotAt, index }) => [
    onScreen(actors, chartOf),
    actors.map(({ path, machine }) => {
      const snapshot = snapshotAt(path);
      const chart = chartOf(machine);
      const last = lastEvents(entries, index, path);
      return [
        path,
        textsOfContext(snapshot),
        chart && isMachineSnapshot(snapshot)
          ? explained(chart, snapshot as AnyMachineSnapshot, (event) => last.get(event) ?? null)
          : [],
      ];
    }),
  ]);
  const compared = comparisonOf([entries, recordedRun.entries], [open, { ...open, route: '/other' }]);
  const file = annotatedFile(recording, open, session ?? { name: '', notes: [], from: null, to: null }, 'key');
  return [words, then, compared, file, recording.violation()];
};

const read = async (text: string): Promise<object> => {
  const file = await decodeFlow(new TextEncoder().encode(text));
  if (isRefusal(file)) return file;
  const { input, startedAt, base, entries } = file;
  try {
    createRecording({ logic: appMachine, input, startedAt, base, entries });
  } catch (reason) {
    // As the studio says it (tests/app/flow-session.test.ts).
    return { tag: 'broken', reason };
  }
  return allTexts(file);
};

/** What every object has, with whatever it is: a file that changed it would change the whole page. */
const common = () =>
  [Object, Array, Function, String, Map, Promise].flatMap(({ prototype }) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)),
  );
const isSame = (one: ReturnType<typeof common>, other: ReturnType<typeof common>): boolean =>
  one.length === other.length &&
  one.every(([name, { value, get, set }], at) => {
    const [there, now] = other[at] ?? [];
    return name === there && value === now?.value && get === now?.get && set === now?.set;
  });

const mark = '§';
const evil = { isAdmin: true, [mark]: { isAdmin: true, get: 'x' }, prototype: { isAdmin: true } };
const step = { type: 'tab.choose', tab: 'sms' };
const at = recordedRun.entries.findIndex(({ event }) => event.type === 'tab.choose');
const changed = (how: object): object => ({
  ...whole,
  entries: whole.entries.map((entry, index) => (index === at ? { ...entry, ...how } : entry)),
});
const { base } = fromBase;
const onBase = (how: object): object => ({ ...fromBase, base: { ...base, ...how } });

const hostileFields: Readonly<Record<string, object>> = {
  'a field of the file': { ...whole, [mark]: evil },
  'a field of an event': changed({ event: { ...step, [mark]: evil } }),
  'the kind of an event': changed({ event: { ...step, type: mark } }),
  'the kind of an event of nobody': changed({ event: { ...step, type: mark }, path: '/nobody' }),
  'the path of an actor': changed({ path: `/${mark}` }),
  'the path of an actor within another': changed({ path: `/login/${mark}` }),
  'who has sent it': changed({ source: mark }),
  'a choice that does not exist': changed({ event: { ...step, tab: mark } }),
  'an actor of the base': onBase({
    root: { ...base?.root, children: { ...base?.root.children, [mark]: { snapshot: base?.root } } },
  }),
  'a field of the base': onBase({ root: { ...base?.root, [mark]: evil } }),
  'what the root holds': onBase({ root: { ...base?.root, context: { ...evil } } }),
  'the state of the root': onBase({ root: { ...base?.root, value: { [mark]: mark } } }),
  'the counts of the base': onBase({ incarnations: { ...base?.incarnations, [mark]: 1 } }),
  'a timer of the base': onBase({ timers: [{ source: mark, target: mark, event: { type: mark }, id: mark, due: 1 }] }),
  'what is written to it': {
    ...whole,
    session: { name: mark, notes: [{ index: 1, text: mark }], from: null, to: null, [mark]: evil },
  },
  'the input of the root': { ...whole, input: { ...desktop, [mark]: evil } },
};
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'xstate.init',
  '',
];

test.each(Object.entries(hostileFields))(
  'a hostile name in %s changes nothing of the page, and whatever is said of it is text',
  async (_, file) => {
    const before = common();
    for (const name of names) await read(JSON.stringify(file).replaceAll(mark, name));
    expect(isSame(common(), before)).toBe(true);
  },
);

test('an object that is changed for all is found', () => {
  const before = common();
  Reflect.set(Object.prototype, 'isAdmin', true);
  const isFound = !isSame(common(), before);
  Reflect.deleteProperty(Object.prototype, 'isAdmin');
  expect([isFound, isSame(common(), before)]).toEqual([true, true]);
});

type Way = readonly string[];
const pathsIn = (value: unknown, path: Way = []): readonly Way[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
    : [path];
const replaced = (value: unknown, [name, ...rest]: Way, by: unknown): unknown => {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === name ? replaced(part, rest, by) : part));
  return { ...Object(value), [name]: replaced(Reflect.get(Object(value), name), rest, by) };
};

test('whatever stands in a file in the place of something else, it is refused or can be read to its end', async () => {
  const files = [whole, fromBase];
  const hostileFields = files.flatMap((file) => pathsIn(file).map((path) => [file, path] as const));
  let opened = 0;
  // XState tells of states that it does not find.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...hostileFields), fc.jsonValue({ maxDepth: 3 }), async ([file, path], value) => {
      if ('tag' in (await read(JSON.stringify(replaced(file, path, value))))) return;
      opened += 1;
    }),
    { numRuns: 150 },
  );
  expect(opened).toBeGreaterThan(20);
});
