import { expect, test } from 'vitest';
import { type AnyActorRef, isMachineSnapshot, waitFor } from 'xstate';
import { factsOf } from '#machines/app/flow-facts.ts';
import { serveStudio } from '#machines/app/serve-studio.ts';
import type { ChartFile } from '#machines/flows/chart-file.ts';
import { askedFor, explained } from '#machines/flows/explain.ts';
import type { FlowLiveActor } from '#machines/flows/flow-live.machine.ts';
import { selectIndex, selectPath, selectSession } from '#machines/flows/flow-session.machine.ts';
import { shelfOf } from '#machines/flows/shelf.ts';
import { historyContext } from '#machines/registration/entry-history.setup.ts';
import { workHistoryMachine } from '#machines/registration/work-history.machine.ts';
import { chartFile } from '#services/flows/flow-files.ts';
import { appEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { openBrowser } from '../harness/app.ts';

const isLive = (actor: AnyActorRef | undefined): actor is FlowLiveActor =>
  actor !== undefined && 'link' in actor.getSnapshot().children;

/** Two windows of one browser: the app, served as it is in a page, and the studio that watches it. */
const browser = openBrowser();
const openApp = async (id: string, url = '/') => {
  const tab = browser.openTab();
  await tab.visit(url);
  const { app, journal } = tab;
  const served = serveStudio({
    id,
    app,
    journal,
    facts: () => ({ ...factsOf(app, browser.backend.clock, '1.0'), startedAt: journal.startedAt }),
    title: () => id,
    say: (message) => end.say(message),
    go: () => {},
    whenIdle: (run) => queueMicrotask(run),
  });
  const end = appEnd(new BroadcastChannel(linkName), served.hear);
  end.say({ type: 'app.asks' });
  const close = (): void => {
    served.end();
    end.close();
  };
  return { ...tab, close };
};
const openStudio = async (url = '/flows/live') => {
  const tab = browser.openTab();
  await tab.visit(url);
  const { rooms } = tab.app.getSnapshot().context;
  const live: AnyActorRef | undefined = rooms.at(-1)?.ref.getSnapshot().children.live;
  if (!isLive(live)) throw new Error('no live page');
  const { session } = live.getSnapshot().children;
  if (!session) throw new Error('no session');
  const reel = () => {
    const found = shelfOf(live.system).get(selectSession(session.getSnapshot())?.reel ?? null);
    if (!found) throw new Error('nothing is on the shelf');
    return found;
  };
  const until = (tag: 'gathering' | 'watching' | 'lost' | 'choosing') =>
    tag === 'gathering'
      ? waitFor(live, (snapshot) => snapshot.matches({ app: 'gathering' }))
      : waitFor(live, (snapshot) => snapshot.hasTag(tag));
  const caughtUp = (end: () => number) => waitFor(session, (snapshot) => selectIndex(snapshot) === end());
  return { live, session, reel, until, caughtUp, close: () => tab.visit('/') };
};

test('the studio joins the app, follows what happens in it, and keeps all of it when the app is closed', async () => {
  const app = await openApp('one');
  const studio = await openStudio();
  await studio.until('gathering');
  await browser.advance(500);
  await studio.until('watching');
  expect(studio.reel().entries.map(({ index }) => index)).toEqual(app.journal.entries.map(({ index }) => index));

  studio.live.send({ type: 'follow.toggle' });
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await studio.caughtUp(() => app.journal.entries.length);
  const now = selectIndex(studio.session.getSnapshot());
  expect(now).toBe(app.journal.entries.length);
  expect(
    studio
      .reel()
      .momentAt(now)
      .actors.some(({ machine, status }) => machine === 'login' && status === 'active'),
  ).toBe(true);
  expect(selectPath(studio.session.getSnapshot())).toMatch(/^\/login/);

  app.close();
  await studio.until('lost');
  expect(studio.reel().entries.length).toBe(app.journal.entries.length);

  const chart = shelfOf(studio.live.system).charts.get('login');
  const login = studio.reel().momentAt(now).snapshotAt('/login');
  if (!chart || !isMachineSnapshot(login)) throw new Error('no login');
  expect(explained(chart, login, () => null).some(({ says }) => says === 'can')).toBe(true);
  await studio.close();
});

test('nothing of an entry is in an event or a context of the studio: its own journal holds no word of it', async () => {
  const app = await openApp('two');
  const studio = await openStudio();
  await studio.until('gathering');
  await browser.advance(500);
  await studio.until('watching');
  const told: unknown[] = [];
  const watching = studio.live.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(inspected.event);
  });
  app.app.send({ type: 'login.wanted', byTap: false });
  await browser.advance(0);
  app.at('login').send({ type: 'tab.choose', tab: 'password' });
  await browser.advance(0);
  app.at('login/passwordLogin').send({ type: 'password.change', value: 'Secret-12345' });
  await studio.caughtUp(() => app.journal.entries.length);
  watching.unsubscribe();
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain('Secret-12345');
  expect(JSON.stringify(studio.live.getPersistedSnapshot())).not.toContain('Secret-12345');
  app.close();
  await studio.until('lost');
  await studio.close();
});

test('Skip is missing on the work history because no entry was added yet: the state and the condition are told', async () => {
  const chart = await chartFile<ChartFile>('work-history');
  if (!chart) throw new Error('no chart');
  const snapshot = workHistoryMachine.resolveState({
    value: { open: { form: 'editing', throttle: 'rested', clock: 'read' } },
    context: historyContext('work', null),
  });
  const [skip, ...others] = askedFor(
    explained(chart, snapshot, () => null),
    '跳过',
  ).filter(({ by }) => by === 'user');
  expect(others).toEqual([]);
  expect(skip).toMatchObject({ event: 'step.skip', says: 'refused' });
  expect(skip?.reasons.flatMap(({ words }) => words.map(({ zh }) => zh))).toContain('已添加过一段，或在填教育经历');
  expect(skip?.states.map(({ key }) => key)).toContain('editing');
});
