import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { addTexts, studioTexts } from '#i18n/tool-texts.ts';
import { createRecording } from '#machines/flows/recording.ts';
import type { BaseSnapshot } from '#machines/journal/base-snapshot.ts';
import { decodeFlow, type FlowRefusal, flowVersion, isRefusal } from '#machines/journal/flow-file.ts';
import type { Violation } from '#machines/journal/journal-validation.ts';
import {
  divergenceReasons,
  type ReasonText,
  refusalReasons,
  violationReasons,
} from '#machines/journal/reason-texts.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import type { RecordedRun } from '#machines/journal/replay.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { foldedTo, openApp, recordWalk, replayWalk } from './app-recording.ts';
import { askForCode } from './app-walks.ts';

const { recordedRun } = await recordWalk(askForCode);
const at = recordedRun.entries.findIndex(({ event }) => event.type === 'tab.choose');

const changed = (how: Partial<JournalEntry>): RecordedRun => ({
  ...recordedRun,
  entries: recordedRun.entries.map((entry, index) => (index === at ? { ...entry, ...how } : entry)),
});
const from = (index: number, start: BaseSnapshot | null): RecordedRun => ({
  ...recordedRun,
  base: start,
  entries: recordedRun.entries.slice(index),
});
const login = { path: '/login', event: 'tab.choose' };
const base = foldedTo(recordedRun, at).base(at);

const invalidRuns: readonly (readonly [string, RecordedRun, Violation])[] = [
  ['an entry out of order', changed({ index: at + 7 }), { ...login, tag: 'wrongOrder', index: at + 7 }],
  ['a time that runs backwards', changed({ time: 0 }), { ...login, tag: 'backInTime', index: at }],
  [
    'an actor that is not there',
    changed({ path: '/login/nobody' }),
    { tag: 'noActor', index: at, path: '/login/nobody', event: 'tab.choose' },
  ],
  [
    'an actor that comes later',
    changed({ path: '/supplement' }),
    { tag: 'noActor', index: at, path: '/supplement', event: 'tab.choose' },
  ],
  ['an incarnation that there was not', changed({ incarnation: 2 }), { ...login, tag: 'wrongIncarnation', index: at }],
  [
    'an event that the chart does not know',
    changed({ event: { type: 'tea.poured' } }),
    { tag: 'unknownEvent', index: at, path: '/login', event: 'tea.poured' },
  ],
  [
    'a step of XState’s own',
    changed({ event: { type: 'xstate.stop' } }),
    { tag: 'unknownEvent', index: at, path: '/login', event: 'xstate.stop' },
  ],
  ['a missing beginning', from(at, null), { ...login, tag: 'noStart', index: at }],
  [
    'a base of other charts',
    from(at, { ...base, root: { ...base.root, value: { auth: 'left' } } as BaseSnapshot['root'] }),
    { ...login, tag: 'badBase', index: at },
  ],
];

test.each(invalidRuns)('%s is named when it is folded', (_, { entries, ...beginning }, violation) => {
  const timeline = createTimeline(appMachine, desktop, entries, beginning);
  timeline.seek(entries.length);
  expect(timeline.violation()).toEqual(violation);
  timeline.seek(0);
  timeline.seek(entries.length);
  expect(timeline.violation()).toEqual(violation);
});

test.each(invalidRuns)('%s is named when it is replayed', (_, invalidRun, { tag, index, path, event }) => {
  const { divergence } = replayWalk(invalidRun, recordedRun.startedAt);
  expect(divergence).toMatchObject({ violation: tag, index });
  expect(divergence?.recorded).toMatchObject({ path, event: { type: event } });
});

test('an entry whose result cannot be true is a divergence, not a crash', () => {
  const settled = recordedRun.entries.findIndex(({ event }) => event.type === 'xstate.promise.resolve');
  const entries = recordedRun.entries.map((entry, index) =>
    index === settled ? { ...entry, event: { type: 'xstate.promise.resolve', data: null } } : entry,
  );
  const { divergence } = replayWalk({ ...recordedRun, entries }, recordedRun.startedAt);
  expect(divergence).toMatchObject({ violation: null });
});

test('a file of version 1 is brought up; one of a version that never was is refused', async () => {
  const bytes = await readFile(new URL('fixtures/version-1.flow', import.meta.url));
  const old = JSON.parse(bytes.toString('utf8'));
  expect(await decodeFlow(bytes)).toEqual({ ...old, version: flowVersion, recordedAs: 2, base: null });
  const unknown = new TextEncoder().encode(bytes.toString('utf8').replace('"version":1', '"version":0'));
  expect(await decodeFlow(unknown)).toEqual({ tag: 'unknownVersion', version: 0 });
});

test.each([4, 6])('a file of version %i opens whole, and says from where it is only shown', async (version) => {
  const bytes = await readFile(new URL(`fixtures/version-${version}.flow`, import.meta.url));
  const old = JSON.parse(gunzipSync(bytes).toString('utf8'));
  const file = await decodeFlow(new TextEncoder().encode(JSON.stringify(old)));
  expect(file).toEqual({ ...old, version: flowVersion, recordedAs: version });
  if (isRefusal(file)) throw new Error(file.tag);
  const recording = createRecording({ ...file, logic: appMachine });
  while (recording.fold(1_000)) {}
  expect(recording.entries).toHaveLength(old.entries.length);
  for (const index of old.entries.keys()) expect(recording.momentAt(index + 1).entry).toEqual(old.entries[index]);
  const violation = recording.violation();
  if (violation?.tag !== 'olderCharts') throw new Error(`the file is ${violation?.tag ?? 'replayed'}`);
  expect(await Promise.all(violationReasons(violation).map((reason) => sentence(reason, 'zh')))).toEqual([
    `文件由旧版本的应用录制：从第 ${violation.index} 条记录起不能重放，只按记录显示。`,
  ]);
});

const sentence = async ({ key, values }: ReasonText, language: 'zh' | 'en'): Promise<string> => {
  const i18n = await startI18n(language);
  addTexts(i18n, studioTexts);
  expect(i18n.exists(key)).toBe(true);
  return i18n.t(key as 'journal:divergence', values);
};

test('every refusal, violation and divergence has a sentence in both languages that names the entry', async () => {
  const violation = { tag: 'noActor', index: 7, path: '/login', event: 'tab.choose' } as const;
  const entry = { ...recordedRun.entries[at], index: 7 } as JournalEntry;
  const texts = [
    ...refusalReasons({ tag: 'tooNew', version: 9 }),
    ...refusalReasons({ tag: 'invalid', violation }),
    ...divergenceReasons({ index: 7, recorded: entry, replayed: null, violation: null }),
  ];
  const [zh, en] = await Promise.all(
    (['zh', 'en'] as const).map((language) => Promise.all(texts.map((reason) => sentence(reason, language)))),
  );
  expect(zh).toEqual([
    '文件来自更新的版本（格式 9），请先更新应用。',
    '第 7 条记录有误：/login 收到 tab.choose。',
    '此时还没有这个流程。',
    '从第 7 条记录起与录制时不同：/login 收到 tab.choose。',
  ]);
  expect(en).toEqual([
    'The file comes from a newer version (format 9). Update the app first.',
    'Entry 7 can’t be true: /login receives tab.choose.',
    'This flow doesn’t exist at that moment.',
    'From entry 7 on it differs from the recording: /login receives tab.choose.',
  ]);
  const refusals: readonly FlowRefusal[] = [
    { tag: 'tooLarge', bytes: 1 },
    { tag: 'notFlow' },
    { tag: 'truncated' },
    { tag: 'cannotUnpack' },
    { tag: 'unknownVersion', version: 0 },
    { tag: 'broken', reason: '' },
  ];
  const violations = invalidRuns.map(([, , { tag }]) => violationReasons({ ...violation, tag }));
  for (const reason of [
    ...refusals.map(refusalReasons),
    ...violations,
    violationReasons({ ...violation, tag: 'endedActor' }),
  ].flat()) {
    for (const language of ['zh', 'en'] as const) expect(await sentence(reason, language)).not.toContain('{{');
  }
});

test('what happens in a browser whose storage is full is no lie: it folds and replays', async () => {
  const { browser } = openApp();
  const own = browser.storage.tab();
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = { ...own, storage: () => ({ ...own.storage(), setItem: full }) };
  const { visit, at: actorAt, logIn, journal } = browser.openTab({}, { store });
  for (const url of ['/company/501', '/company/502', '/community/circle/post/1']) await visit(url);
  actorAt('searchBox').send({ type: 'search.submit', text: '燕麦' });
  actorAt('preferences').send({ type: 'preference.choose', chosen: { lang: 'en' } });
  await logIn('liran');
  await visit('/company/3');
  const { startedAt, entries } = journal;
  const failed = entries.filter(({ event }) => event.type === 'record.failed').map(({ path }) => path);
  expect(new Set(failed)).toEqual(new Set(['/visits', '/searchBox', '/preferences', '/session']));
  const timeline = createTimeline(appMachine, desktop, entries, { startedAt });
  timeline.seek(entries.length);
  expect(timeline.violation()).toBeNull();
  expect(replayWalk({ startedAt, entries }, browser.backend.clock.now()).divergence).toBeNull();
});
