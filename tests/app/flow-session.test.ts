import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { leaveJournal } from '#machines/app/leave-journal.ts';
import { changesIn } from '#machines/flows/changes.ts';
import { stemOf } from '#machines/flows/chart-file.ts';
import { marksAt } from '#machines/flows/chart-marks.ts';
import { actorDifferences, comparisonOf, contextDifferences } from '#machines/flows/compare.ts';
import { entryWords } from '#machines/flows/entry-words.ts';
import type { FlowCompareActor } from '#machines/flows/flow-compare.machine.ts';
import {
  type FlowSessionActor,
  selectIndex,
  selectPercent,
  selectRefusal,
  selectSession,
} from '#machines/flows/flow-session.machine.ts';
import type { GalleryActor } from '#machines/flows/gallery.machine.ts';
import { annotatedFile } from '#machines/flows/recording-file.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';
import { flowMaxBytes, flowVersion, makeFlow } from '#machines/journal/flow-file.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { FakeWorker } from '../harness/fake-worker.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { fileFacts, recordWalk } from '../journal/app-recording.ts';
import { askForCode, register } from '../journal/app-walks.ts';

const { recordedRun } = await recordWalk(askForCode);
const facts = fileFacts(recordedRun);
const flow = (entries: readonly JournalEntry[]) => JSON.stringify(makeFlow(facts, { base: null, entries }, 'key'));
const whole = flow(recordedRun.entries);
const isSession = (actor: AnyActorRef): actor is FlowSessionActor => 'recordingLoader' in actor.getSnapshot().children;

const isComparing = (actor: AnyActorRef): actor is FlowCompareActor => 'left' in actor.getSnapshot().children;

const isGallery = (actor: AnyActorRef): actor is GalleryActor => 'counts' in actor.getSnapshot().context;

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

const opening = (text: string, name: string) => {
  const blob = new Blob([text]);
  return { type: 'flow.open', file: URL.createObjectURL(blob), name, size: blob.size } as const;
};

const openStudio = async (url = '/flows/time') => {
  const tab = openBrowser().openTab();
  await tab.visit(url);
  const { pages } = tab.app.getSnapshot().context;
  const actor: AnyActorRef | undefined = pages.at(-1)?.ref.getSnapshot().children.session;
  if (!actor || !isSession(actor)) throw new Error('no session in the page');
  const read = async (text: string, name = 'bug.flow') => {
    actor.send(opening(text, name));
    await waitFor(actor, (snapshot) => !snapshot.hasTag('reading'));
  };
  const recording = () => {
    const found = recordingStoreOf(actor.system).get(selectSession(actor.getSnapshot())?.recording ?? null);
    if (!found) throw new Error('no recording in the store');
    return found;
  };
  return { tab, actor, read, recording };
};

const { tab, actor, read, recording } = await openStudio();

test('a file is opened at its end, and every actor is at every moment as it was, forwards and backwards', async () => {
  await read(whole);
  expect(selectSession(actor.getSnapshot())).toMatchObject({ name: 'bug.flow', route: '/', first: 0, violation: null });
  expect(selectIndex(actor.getSnapshot())).toBe(recordedRun.entries.length);

  const shadow = createShadow(appMachine, desktop, recordedRun);
  const expected = [0, ...recordedRun.entries.keys()].map((_, index) => {
    const entry = recordedRun.entries[index - 1];
    if (entry) shadow.apply(entry);
    return shadow.paths().map((path) => [path, Reflect.get(shadow.snapshotAt(path) ?? {}, 'value')]);
  });
  const order = [...expected.keys()].toSorted((a, b) => ((a * 7_919) % 101) - ((b * 7_919) % 101));
  for (const index of order) {
    const { actors } = recording().momentAt(index);
    expect(actors.map(({ path, machine, value }) => [path, machine === null ? undefined : value])).toEqual(
      expected[index],
    );
  }
});

test('what an entry has led to is lit in the chart of each actor, by the ids of the chart', async () => {
  await read(whole);
  const at = recordedRun.entries.findIndex(({ event }) => event.type === 'tab.choose');
  const moment = recording().momentAt(at + 1);
  const login = moment.actors.find(({ path }) => path === '/login');
  const chart = recordingStoreOf(actor.system).charts.get('login');
  if (!login || !chart) throw new Error('no login at this moment');
  const marks = marksAt(chart, login, moment.taken);
  const ids = new Set([...chart.states, ...chart.arrows].map(({ id }) => id));
  expect([...marks.activeStates, ...marks.taken].filter((id) => !ids.has(id))).toEqual([]);
  expect(marks.activeStates.has('login.open')).toBe(true);
  expect([...marks.taken].map((id) => chart.arrows.find((arrow) => arrow.id === id)?.event)).toContain('tab.choose');
  expect(recording().machineAt(at)).toBe('login');
});

test('every entry of a session is told in product words, and every state in which a chart can be', async () => {
  const { recordedRun: story } = await recordWalk(register);
  await read(flow(story.entries));
  const { charts } = recordingStoreOf(actor.system);
  const replayed = recording();
  const plain = replayed.entries.flatMap(({ event }, at) => {
    const { zh, en } = entryWords(charts.get(replayed.machineAt(at)), event, charts.events());
    return zh === en ? [`${replayed.machineAt(at)} ${event.type}`] : [];
  });
  expect([...new Set(plain)]).toEqual([]);
  const nameless = [...replayed.machines()].flatMap((machine) =>
    (charts.get(machine)?.states ?? []).filter(({ title }) => !title).map(({ id }) => id),
  );
  expect(nameless).toEqual([]);
});

test('what the session covers is marked on whichever of its charts is looked at, and said in the gallery', async () => {
  await read(whole);
  const view = () => {
    const { chart } = actor.getSnapshot().children;
    if (!chart) throw new Error('no chart');
    return chart;
  };
  const marked = async (machine: string) => {
    const stem = stemOf(machine);
    actor.send({ type: 'actor.choose', path: '/login', stem });
    const snapshot = await waitFor(view(), (one) => one.hasTag('covered') && one.context.chart?.machine === machine);
    return snapshot.context.covered;
  };
  actor.send({ type: 'coverage.show', by: 'session' });
  for (const machine of ['login', 'smsLogin']) {
    expect(new Set(await marked(machine))).toEqual(new Set(recording().covered(machine)));
    expect(recording().covered(machine)).toContain(machine);
  }
  expect(await marked('postEditor')).toEqual([]);
  actor.send({ type: 'coverage.show', by: null });
  expect(view().getSnapshot().hasTag('covered')).toBe(false);

  await tab.visit('/flows', 'gallery');
  const gallery: AnyActorRef | undefined = tab.app.getSnapshot().context.pages.at(-1)?.ref.getSnapshot()
    .children.gallery;
  if (!gallery || !isGallery(gallery)) throw new Error('no gallery');
  await waitFor(gallery, (snapshot) => snapshot.hasTag('shown'));
  gallery.send({ type: 'coverage.show', by: 'session' });
  const counts = () => gallery.getSnapshot().context.counts;
  const size = (machine: string) => (counts()[machine]?.[0] ?? 0) + (counts()[machine]?.[1] ?? 0);
  expect(size('login')).toBe(recording().covered('login').size);
  expect(size('postEditor')).toBe(0);
  const key = selectSession(actor.getSnapshot())?.recording ?? null;
  const store = recordingStoreOf(actor.system);
  expect(store.covered('login', key)).toEqual(recording().covered('login'));
  const { recordedRun: more } = await recordWalk([...askForCode, { do: 'visit', url: '/people' }]);
  const before = size('people');
  await read(flow(more.entries));
  expect([before, size('people') > 0]).toEqual([0, true]);
});

test('a journal of other charts opens as far as it folds, and names the entry from which it does not', async () => {
  const at = recordedRun.entries.findIndex(({ event }) => event.type === 'tab.choose');
  const older = recordedRun.entries.map((entry, index) =>
    index === at ? { ...entry, event: { type: 'tab.chosenLongAgo' } } : entry,
  );
  await read(flow(older));
  expect(selectSession(actor.getSnapshot())?.violation).toEqual({
    tag: 'unknownEvent',
    index: at,
    path: '/login',
    event: 'tab.chosenLongAgo',
  });
});

test.each([
  [2, 'tab.choose', { path: '', incarnation: 1, event: { type: 'notice.raised' } }],
  [5, 'field.change', { path: '/login/smsLogin', event: { type: 'mobile.change', value: '13700001234' } }],
] as const)(
  'a file of format %d opens, and says from where it is only shown, also once it is saved anew',
  async (version, type, older) => {
    const at = recordedRun.entries.findIndex(({ event }) => event.type === type);
    const relayed = recordedRun.entries.map((entry, index) => (index === at ? { ...entry, ...older } : entry));
    await read(flow(relayed).replace(`"version":${flowVersion}`, `"version":${version}`));
    expect(selectSession(actor.getSnapshot())?.violation).toEqual({
      tag: 'olderCharts',
      index: at,
      path: older.path,
      event: older.event.type,
    });
    expect(recording().entries).toHaveLength(relayed.length);
    const session = selectSession(actor.getSnapshot());
    if (!session) throw new Error('no session');
    await read(JSON.stringify(annotatedFile(recording(), session, actor.getSnapshot().context.annotations, 'key')));
    expect(selectSession(actor.getSnapshot())?.violation?.tag).toBe('olderCharts');
  },
);

test('a journal that a page of the app has left is opened in the studio, once; after that it says why not', async () => {
  const address = await leaveJournal(tab.app, JSON.parse(whole));
  expect(address).toMatch(/^\/flows\/time\?take=[\w-]{20,}$/);
  const first = await openStudio(address);
  await waitFor(first.actor, (snapshot) => !snapshot.hasTag('reading'));
  expect(first.recording().entries).toEqual(JSON.parse(whole).entries);
  const second = await openStudio(address);
  await waitFor(second.actor, (snapshot) => !snapshot.hasTag('reading'));
  expect(second.actor.getSnapshot().context.refusal).toEqual({ tag: 'gone' });
  expect(selectSession(second.actor.getSnapshot())).toBe(null);
});

test('an open session is compared with a file: both go to the first entry that differs, and to who stands otherwise', async () => {
  await read(whole);
  const key = selectSession(actor.getSnapshot())?.recording;
  await tab.visit(`/flows/compare?with=${key}`);
  const compare: AnyActorRef | undefined = tab.app.getSnapshot().context.pages.at(-1)?.ref.getSnapshot()
    .children.compare;
  if (!compare || !isComparing(compare)) throw new Error('no two sessions');
  const { left, right } = compare.getSnapshot().children;
  if (!left || !right) throw new Error('a side is missing');
  const at = recordedRun.entries.findIndex(({ event }) => event.type === 'field.change');
  const other = recordedRun.entries.map((entry, index) =>
    index === at ? { ...entry, event: { ...entry.event, text: '13700009999' } } : entry,
  );
  const text = flow(other);
  right.send(opening(text, 'other.flow'));
  const [one, two] = await Promise.all(
    [left, right].map(async (side) => {
      await waitFor(side, (snapshot) => snapshot.hasTag('open') && !snapshot.hasTag('reading'));
      const session = selectSession(side.getSnapshot());
      const found = recordingStoreOf(side.system).get(session?.recording ?? null);
      if (!session || !found) throw new Error('not in the store');
      return { session, found };
    }),
  );
  if (!one || !two) throw new Error('a side is missing');
  const { common, isEqual } = comparisonOf([one.found.entries, two.found.entries], [one.session, two.session]);
  expect({ common, isEqual }).toEqual({ common: at, isEqual: false });
  compare.send({ type: 'moment.go', index: at + 1 });
  expect([left, right].map((side) => selectIndex(side.getSnapshot()))).toEqual([at + 1, at + 1]);
  expect(actorDifferences(one.found.momentAt(at), two.found.momentAt(at))).toEqual([]);
  const contexts = [one, two].map(({ found }) =>
    Reflect.get(found.momentAt(at + 1).snapshotAt('/login/smsLogin') ?? {}, 'context'),
  );
  expect(contextDifferences(changesIn(contexts[0], contexts[1])).length).toBeGreaterThan(0);
  left.send({ type: 'recording.copy', recording: 'recording-999' });
  await waitFor(left, (snapshot) => !snapshot.hasTag('reading'));
  expect(left.getSnapshot().context.refusal).toEqual({ tag: 'gone' });
});

test('the journal of the studio itself holds where it was, and nothing of the session', async () => {
  const from = tab.journal.entries.length;
  await read(whole);
  for (let index = 0; index < 10; index++) actor.send({ type: 'moment.go', index });
  const text = JSON.stringify(tab.journal.entries.slice(from));
  expect(text).toContain('moment.go');
  expect(text).not.toContain('tab.choose');
  expect(text.length).toBeLessThan(4_000);
});

test('a file is read in a worker, with its progress, and can be stopped; what was open stays', async () => {
  await read(whole, 'first.flow');
  const { recording: open } = selectSession(actor.getSnapshot()) ?? {};
  const percents: number[] = [];
  const watching = actor.subscribe((snapshot) => {
    const percent = selectPercent(snapshot);
    if (snapshot.hasTag('reading') && percents.at(-1) !== percent) percents.push(percent);
  });
  const workers = FakeWorker.started.length;
  actor.send(opening(flow(recordedRun.entries), 'second.flow'));
  await waitFor(actor, (snapshot) => selectPercent(snapshot) > 0);
  actor.send({ type: 'flow.stop' });
  expect(actor.getSnapshot().hasTag('reading')).toBe(false);
  const [worker] = FakeWorker.started.slice(workers);
  await vi.waitFor(() => expect(worker?.isEnded).toBe(true));
  expect(selectSession(actor.getSnapshot())).toMatchObject({ name: 'first.flow', recording: open });

  percents.length = 0;
  await read(whole, 'third.flow');
  watching.unsubscribe();
  expect(selectSession(actor.getSnapshot())?.name).toBe('third.flow');
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect([percents[0], percents.length > 1]).toEqual([0, true]);
});

test('a file that is too large is refused by its size, before anything of it is read', async () => {
  const workers = FakeWorker.started.length;
  const fetched = vi.spyOn(globalThis, 'fetch');
  actor.send({ ...opening(whole, 'large.flow'), size: flowMaxBytes + 1 });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('reading'));
  expect(selectRefusal(actor.getSnapshot())).toEqual({ tag: 'tooLarge', bytes: flowMaxBytes + 1 });
  expect([FakeWorker.started.length - workers, fetched.mock.calls.length]).toEqual([0, 0]);
});

test('folding a long recording leaves the page time to answer', async () => {
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(selectPercent(actor.getSnapshot())), 0);
  const last = recordedRun.entries.at(-1);
  if (!last) throw new Error('no entries');
  const more = Array.from({ length: 20_000 }, (_, at) => ({
    ...last,
    index: last.index + 1 + at,
    path: '/preferences',
    incarnation: 1,
    source: null,
    event: { type: 'preference.choose', chosen: { theme: at % 2 === 0 ? 'dark' : 'light' } },
    input: 'external' as const,
  }));
  await read(flow([...recordedRun.entries, ...more]));
  clearInterval(timer);
  expect(selectSession(actor.getSnapshot())?.count).toBe(recordedRun.entries.length + more.length);
  expect(turns.filter((percent) => percent > 30 && percent < 100).length).toBeGreaterThan(3);
});
