import { expect, test } from 'vitest';
import { type AnyActorRef, isMachineSnapshot, waitFor } from 'xstate';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { askedFor, explained } from '#machines/flows/explain.ts';
import { type FlowLiveActor, selectApps } from '#machines/flows/flow-live.machine.ts';
import { selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import { annotatedFile } from '#machines/flows/recording-file.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { historyContext } from '#machines/registration/entry-history.setup.ts';
import { workHistoryMachine } from '#machines/registration/work-history.machine.ts';
import { chartFile } from '#services/flows/flow-files.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { openServedApp } from './served-app.ts';

const isLive = (actor: AnyActorRef | undefined): actor is FlowLiveActor =>
  actor !== undefined && 'link' in actor.getSnapshot().children;

/** Its windows are apps, and studios that watch them. */
const browser = openBrowser();
const openStudio = async () => {
  const tab = browser.openTab();
  await tab.visit('/flows/live');
  const { pages } = tab.app.getSnapshot().context;
  const live: AnyActorRef | undefined = pages.at(-1)?.ref.getSnapshot().children.live;
  if (!isLive(live)) throw new Error('no live page');
  const { session } = live.getSnapshot().children;
  if (!session) throw new Error('no session');
  const recording = () => {
    const found = recordingStoreOf(live.system).get(selectSession(session.getSnapshot())?.recording ?? null);
    if (!found) throw new Error('nothing is in the store');
    return found;
  };
  const until = (tag: 'gathering' | 'watching' | 'lost' | 'choosing') =>
    tag === 'gathering'
      ? waitFor(live, (snapshot) => snapshot.matches({ app: 'gathering' }))
      : waitFor(live, (snapshot) => snapshot.hasTag(tag));
  const caughtUp = (end: () => number) => waitFor(session, (snapshot) => selectIndex(snapshot) === end());
  return { live, session, recording, until, caughtUp, close: () => tab.visit('/') };
};

/** An app, and a studio that watches it until `part` lets both go. */
const join = async (id: string, journalLimit?: number) => {
  const app = await openServedApp(browser, id, journalLimit === undefined ? {} : { journalLimit });
  const studio = await openStudio();
  await studio.until('gathering');
  await browser.advance(500);
  await studio.until('watching');
  const part = async (): Promise<void> => {
    app.close();
    await studio.until('lost');
    await studio.close();
  };
  return { app, studio, part };
};

test('the studio joins the app, follows what happens in it, and keeps all of it when the app is closed', async () => {
  const { app, studio } = await join('one');
  expect(studio.recording().entries.map(({ index }) => index)).toEqual(app.journal.entries.map(({ index }) => index));

  studio.live.send({ type: 'follow.toggle' });
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await studio.caughtUp(() => app.journal.entries.length);
  const now = selectIndex(studio.session.getSnapshot());
  expect(now).toBe(app.journal.entries.length);
  expect(
    studio
      .recording()
      .momentAt(now)
      .actors.some(({ machine, status }) => machine === 'login' && status === 'active'),
  ).toBe(true);
  expect(selectPath(studio.session.getSnapshot())).toMatch(/^\/login/);

  app.close();
  await studio.until('lost');
  expect(studio.recording().entries.length).toBe(app.journal.entries.length);

  const chart = recordingStoreOf(studio.live.system).charts.get('login');
  const login = studio.recording().momentAt(now).snapshotAt('/login');
  if (!chart || !isMachineSnapshot(login)) throw new Error('no login');
  expect(explained(chart, login, () => null).some(({ result }) => result === 'can')).toBe(true);
  await studio.close();
});

test('nothing of an entry is in an event or a context of the studio: its own journal holds no word of it', async () => {
  const { app, studio, part } = await join('two');
  const sentEvents: unknown[] = [];
  const watching = studio.live.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') sentEvents.push(inspected.event);
  });
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'password' });
  await browser.advance(0);
  app.at('login/passwordLogin').send({ type: 'field.change', field: 'password', text: 'Secret-12345' });
  await studio.caughtUp(() => app.journal.entries.length);
  watching.unsubscribe();
  expect(sentEvents.length).toBeGreaterThan(0);
  expect(JSON.stringify(sentEvents)).not.toContain('Secret-12345');
  expect(JSON.stringify(studio.live.getPersistedSnapshot())).not.toContain('Secret-12345');
  await part();
});

test('a long session is held no longer than the app holds its journal, and its moments stay as they were', async () => {
  const limit = 400;
  const { app, studio, part } = await join('long', limit);
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'password' });
  await browser.advance(0);
  const type = async (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      app.at('login/passwordLogin').send({ type: 'field.change', field: 'password', text: `Secret-${at}` });
      if (at % 25 === 0) await browser.advance(0);
    }
    await studio.caughtUp(() => app.journal.entries.length);
  };
  await type(0, 150);
  studio.session.send({ type: 'note.write', index: 2, text: '开头' });
  await type(150, 900);
  const { journal } = app;
  expect(journal.base()?.index).toBeGreaterThan(0);
  const recording = studio.recording();
  expect(recording.entries).toEqual(journal.entries);
  expect(recording.entries.length).toBeLessThanOrEqual(limit);
  const session = selectSession(studio.session.getSnapshot());
  expect(session).toMatchObject({ first: journal.base()?.index, count: journal.entries.length, violation: null });
  expect(studio.session.getSnapshot().context.annotations.notes).toEqual([{ index: 0, text: '开头' }]);

  const { base, startedAt, entries } = recording;
  const shadow = createShadow(appMachine, desktop, { startedAt, base });
  for (const [at, entry] of entries.entries()) {
    shadow.apply(entry);
    const path = '/login/passwordLogin';
    const held = [recording.momentAt(at + 1).snapshotAt(path), shadow.snapshotAt(path)];
    const [then, now] = held.map((one) =>
      JSON.stringify([Reflect.get(one ?? {}, 'value'), Reflect.get(one ?? {}, 'context')]),
    );
    if (at % 60 === 0) expect(then).toBe(now);
  }
  await part();
});

test('a span that is recorded live is saved with its name and notes, and the file opens on it', async () => {
  const { app, studio, part } = await join('recorded');
  const { recording } = studio.live.getSnapshot().children;
  if (!recording) throw new Error('nothing records');
  const from = app.journal.entries.length;
  recording.send({ type: 'recording.start' });
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await studio.caughtUp(() => app.journal.entries.length);
  const to = app.journal.entries.length;
  recording.send({ type: 'recording.stop' });
  expect(recording.getSnapshot().hasTag('recorded')).toBe(true);
  app.at('login').send({ type: 'tab.choose', tab: 'password' });
  await studio.caughtUp(() => app.journal.entries.length);
  studio.session.send({ type: 'session.rename', name: '换到短信登录' });
  studio.session.send({ type: 'note.write', index: from + 1, text: '打开登录' });

  const { context } = studio.session.getSnapshot();
  if (!context.session) throw new Error('no session');
  const file = annotatedFile(studio.recording(), context.session, context.annotations, 'key');
  expect(file.session).toEqual({ name: '换到短信登录', notes: [{ index: from + 1, text: '打开登录' }], from, to });
  expect(file.entries.map(({ index }) => index)).toEqual([...Array(to).keys()]);

  recording.send({ type: 'recording.dismiss' });
  expect(studio.session.getSnapshot().context.annotations).toMatchObject({ from: null, to: null });
  recording.send({ type: 'recording.start' });
  studio.live.send({ type: 'live.joined', session: context.session, chosen: null, moment: null });
  expect(recording.getSnapshot().hasTag('interrupted')).toBe(true);
  await part();
});

test('coverage of the session grows on the chart while the app goes on, and stays when it is closed', async () => {
  const { app, studio } = await join('covered');
  studio.session.send({ type: 'coverage.show', by: 'session' });
  studio.session.send({ type: 'actor.choose', path: '/login', stem: 'login' });
  const { chart } = studio.session.getSnapshot().children;
  if (!chart) throw new Error('no chart');
  await waitFor(chart, (snapshot) => snapshot.hasTag('covered'));
  expect(chart.getSnapshot().context.covered).toEqual([]);
  app.app.send({ type: 'login.wanted', byTap: false });
  await waitFor(chart, (snapshot) => snapshot.context.covered.includes('login'));
  const before = chart.getSnapshot().context.covered.length;
  app.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await waitFor(chart, (snapshot) => snapshot.context.covered.length > before);
  app.close();
  await studio.until('lost');
  expect(chart.getSnapshot().hasTag('covered')).toBe(true);
  await studio.close();
});

test('with two apps one is chosen; that the other closes changes nothing, and one can change over to it', async () => {
  const [one, other] = [await openServedApp(browser, 'first'), await openServedApp(browser, 'second')];
  const studio = await openStudio();
  await studio.until('gathering');
  await browser.advance(500);
  await studio.until('choosing');
  expect(
    selectApps(studio.live.getSnapshot())
      .map(({ app }) => app)
      .toSorted(),
  ).toEqual(['first', 'second']);
  studio.live.send({ type: 'app.choose', app: 'second' });
  await studio.until('watching');
  expect(studio.recording().entries.length).toBe(other.journal.entries.length);
  one.close();
  await waitFor(studio.live, (snapshot) => selectApps(snapshot).length === 1);
  expect(studio.live.getSnapshot().hasTag('watching')).toBe(true);
  const third = await openServedApp(browser, 'third');
  await waitFor(studio.live, (snapshot) => selectApps(snapshot).length === 2);
  other.close();
  await studio.until('lost');
  expect(studio.recording().entries.length).toBe(other.journal.entries.length);
  studio.live.send({ type: 'app.choose', app: 'third' });
  await studio.until('watching');
  expect(studio.recording().entries.length).toBe(third.journal.entries.length);
  third.close();
  await studio.until('lost');
  await studio.close();
});

test('Skip is missing on the work history because no entry was added yet: the state and the condition are told', async () => {
  const chart = await chartFile<ChartFile>('work-history');
  if (!chart) throw new Error('no chart');
  const snapshot = workHistoryMachine.resolveState({
    value: { open: { form: 'editing', clock: 'read' } },
    context: historyContext('work', { draft: null }),
  });
  const [skip, ...others] = askedFor(
    explained(chart, snapshot, () => null),
    '跳过',
  ).filter(({ by }) => by === 'user');
  expect(others).toEqual([]);
  expect(skip).toMatchObject({ event: 'step.skip', result: 'refused' });
  expect(skip?.reasons.flatMap(({ words }) => words.map(({ zh }) => zh))).toContain('已添加过一段，或在填教育经历');
  expect(skip?.states.map(({ key }) => key)).toContain('editing');
});
