import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startI18n } from '#i18n/i18n.ts';
import { addTexts, studioTexts } from '#i18n/tool-texts.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import type { Base } from '#machines/journal/base.ts';
import { decodeFlow, type FlowRefusal, isRefusal, makeFlow } from '#machines/journal/flow-file.ts';
import type { Lie } from '#machines/journal/lies.ts';
import { divergenceReasons, lieReasons, type Reason, refusalReasons } from '#machines/journal/reason.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import type { Recording } from '#machines/journal/replay.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { createTimeline } from '#machines/journal/timeline.ts';
import { desktop } from '../harness/browser.ts';
import { fileFacts, openApp, recordWalk, replayWalk } from './app-recording.ts';
import { askForCode } from './app-walks.ts';

const { recording } = await recordWalk(askForCode);
const at = recording.entries.findIndex(({ event }) => event.type === 'tab.choose');

const changed = (how: Partial<JournalEntry>): Recording => ({
  ...recording,
  entries: recording.entries.map((entry, index) => (index === at ? { ...entry, ...how } : entry)),
});
const baseAt = (index: number): Base => {
  const shadow = createShadow(appMachine, desktop, recording);
  for (const entry of recording.entries.slice(0, index)) shadow.apply(entry);
  return shadow.base(index);
};
const from = (index: number, base: Base | null): Recording => ({
  ...recording,
  base,
  entries: recording.entries.slice(index),
});
const login = { path: '/login', event: 'tab.choose' };
const { root } = baseAt(at);

const liars: readonly (readonly [string, Recording, Lie])[] = [
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
    from(at, { ...baseAt(at), root: { ...root, value: { auth: 'left' } } as Base['root'] }),
    { ...login, tag: 'badBase', index: at },
  ],
];

test.each(liars)('%s is named when it is folded', (_, { entries, ...beginning }, lie) => {
  const timeline = createTimeline(appMachine, desktop, entries, beginning);
  timeline.seek(entries.length);
  expect(timeline.lie()).toEqual(lie);
  timeline.seek(0);
  timeline.seek(entries.length);
  expect(timeline.lie()).toEqual(lie);
});

test.each(liars)('%s is named when it is replayed', (_, liar, { tag, index, path, event }) => {
  const { divergence } = replayWalk(liar, recording.startedAt);
  expect(divergence).toMatchObject({ lie: tag, index });
  expect(divergence?.recorded).toMatchObject({ path, event: { type: event } });
});

test.each(liars)('%s: the file is refused, or opens so far that the entry can be named', async (_, liar, lie) => {
  const facts = fileFacts(liar);
  const file = await decodeFlow(
    new TextEncoder().encode(
      JSON.stringify(makeFlow(facts, { base: liar.base ?? null, entries: liar.entries }, 'key')),
    ),
  );
  if (isRefusal(file)) expect(file).toEqual({ tag: 'lies', lie });
  else expect(file.entries).toHaveLength(liar.entries.length);
});

test('an entry whose result cannot be true is a divergence, not a crash', () => {
  const settled = recording.entries.findIndex(({ event }) => event.type === 'xstate.promise.resolve');
  const entries = recording.entries.map((entry, index) =>
    index === settled ? { ...entry, event: { type: 'xstate.promise.resolve', data: null } } : entry,
  );
  const { divergence } = replayWalk({ ...recording, entries }, recording.startedAt);
  expect(divergence).toMatchObject({ lie: null });
});

test('a file of version 1 is brought up; one of a version that never was is refused', async () => {
  const bytes = await readFile(new URL('fixtures/version-1.flow', import.meta.url));
  const old = JSON.parse(bytes.toString('utf8'));
  expect(await decodeFlow(bytes)).toEqual({ ...old, version: 4, recordedAs: 2, base: null });
  const unknown = new TextEncoder().encode(bytes.toString('utf8').replace('"version":1', '"version":0'));
  expect(await decodeFlow(unknown)).toEqual({ tag: 'unknownVersion', version: 0 });
});

const sentence = async ({ key, values }: Reason, language: 'zh' | 'en'): Promise<string> => {
  const i18n = await startI18n(language);
  addTexts(i18n, studioTexts);
  expect(i18n.exists(key)).toBe(true);
  return i18n.t(key as 'journal:divergence', values);
};

test('every refusal, lie and divergence has a sentence in both languages that names the entry', async () => {
  const lie = { tag: 'noActor', index: 7, path: '/login', event: 'tab.choose' } as const;
  const entry = { ...recording.entries[at], index: 7 } as JournalEntry;
  const said = [
    ...refusalReasons({ tag: 'tooNew', version: 9 }),
    ...refusalReasons({ tag: 'lies', lie }),
    ...divergenceReasons({ index: 7, recorded: entry, replayed: null, lie: null }),
  ];
  const [zh, en] = await Promise.all(
    (['zh', 'en'] as const).map((language) => Promise.all(said.map((reason) => sentence(reason, language)))),
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
    { tag: 'unknownVersion', version: 0 },
    { tag: 'broken', reason: '' },
  ];
  const lies = liars.map(([, , { tag }]) => lieReasons({ ...lie, tag }));
  for (const reason of [...refusals.map(refusalReasons), ...lies, lieReasons({ ...lie, tag: 'endedActor' })].flat()) {
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
  actorAt('preferences').send({ type: 'language.choose', lang: 'en' });
  await logIn('liran');
  await visit('/company/3');
  const { startedAt, entries } = journal;
  const failed = entries.filter(({ event }) => event.type === 'record.failed').map(({ path }) => path);
  expect(new Set(failed)).toEqual(new Set(['/visits', '/searchBox', '/preferences', '/session']));
  const timeline = createTimeline(appMachine, desktop, entries, { startedAt });
  timeline.seek(entries.length);
  expect(timeline.lie()).toBeNull();
  expect(replayWalk({ startedAt, entries }, browser.backend.clock.now()).divergence).toBeNull();
});
