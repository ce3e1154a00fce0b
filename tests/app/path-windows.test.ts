import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { pathRunMachine } from '#machines/flows/path-run.machine.ts';
import type { ShownPaths } from '#machines/flows/path-steps.ts';
import { recordingStoreOf } from '#machines/flows/recording-store.ts';
import { bindEnv, envOf } from '#machines/kit/env.ts';
import { appEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { desktop } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';
import { openServedApp } from './served-app.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'flows', 'sms-login.json');
const { paths }: ShownPaths = JSON.parse(readFileSync(file, 'utf8'));
const [path] = paths;
if (!path) throw new Error('the chart has paths');

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A browser with windows of the app and of the studio; each test has its own. */
const windows = () => {
  const browser = openBrowser();

  const openApp = async (id: string) => {
    const { kept, ...window } = await openServedApp(browser, id);
    open.push(window.close);
    return {
      ...window,
      /** What comes before is let go, as when a member leaves. */
      forget: () => {
        kept.follow(Number.POSITIVE_INFINITY);
        kept.forget();
      },
      /** The dialog opens where the path begins. */
      begin: async () => {
        window.app.send({ type: 'login.wanted', byTap: false });
        await settle();
      },
      end: async () => {
        window.at('login').send({ type: 'login.close' });
        await settle();
      },
    };
  };

  const openStudio = () => {
    const run = createActor(pathRunMachine, {
      input: { machine: 'smsLogin', path },
      clock: browser.backend.clock,
    });
    bindEnv(run.system, envOf(browser.openTab().app.system));
    run.start();
    open.push(() => run.stop());
    type Snapshot = SnapshotFrom<typeof pathRunMachine>;
    const when = (is: (snapshot: Snapshot) => boolean) => waitFor(run, is);
    const until = (...tags: readonly Parameters<Snapshot['hasTag']>[0][]) =>
      when((snapshot) => tags.some((tag) => snapshot.hasTag(tag)));
    /** So many windows have said that they are there, and had their time. */
    const gathered = async (count: number) => {
      await when(({ context }) => context.apps.length === count);
      await browser.advance(400);
    };
    const play = async () => {
      run.send({ type: 'step.do' });
      const { context } = await until('resting', 'stopped', 'passed');
      return { step: context.step, stopReason: context.stopReason };
    };
    return { run, when, until, gathered, play, now: () => run.getSnapshot() };
  };
  return { ...browser, openApp, openStudio };
};

test('a studio that was opened first finds the app that begins later, and plays on it', async () => {
  const { openApp, openStudio, advance } = windows();
  const studio = openStudio();
  await advance(60_000);
  expect(studio.now().hasTag('searching')).toBe(true);
  const app = await openApp('later');
  await studio.gathered(1);
  await studio.until('absent');
  await app.begin();
  await studio.until('resting');
  expect(studio.now().context.actor).toBe('/login/smsLogin');
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });
});

test('an app that was away and is back is joined again where it is now, and the path plays from its start', async () => {
  const { openApp, openStudio } = windows();
  const app = await openApp('kept');
  await app.begin();
  const studio = openStudio();
  await studio.gathered(1);
  await studio.until('resting');
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });

  app.leave();
  await studio.until('lost');
  app.come();
  await studio.gathered(1);
  await studio.until('resting');
  expect(studio.now().context).toMatchObject({ actor: '/login/smsLogin', step: 0 });
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });

  app.leave();
  await studio.until('lost');
  await app.end();
  app.come();
  await studio.gathered(1);
  await studio.until('absent');
  await app.begin();
  await studio.until('resting');
  for (let step = 1; step <= 5; step += 1) expect(await studio.play()).toEqual({ step, stopReason: null });
});

test('an app that was reloaded in the middle of a path is another one, joined from its beginning, however much it did', async () => {
  const { openApp, openStudio } = windows();
  const before = await openApp('before');
  const studio = openStudio();
  await studio.gathered(1);
  await studio.until('absent');
  await before.begin();
  await studio.until('resting');
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });
  before.close();
  await studio.until('lost');

  const after = await openApp('after');
  for (const url of ['/flash', '/', '/flash', '/', '/flash', '/']) await after.visit(url);
  await after.begin();
  expect(after.journal.end()).toBeGreaterThan(before.journal.end());
  await studio.gathered(1);
  await studio.until('resting');
  expect(studio.now().context).toMatchObject({ app: 'after', step: 0, stopReason: null });
  // Where the actor began, before it was told anything.
  const { covered } = studio.now().context;
  expect(covered).toEqual(expect.arrayContaining(['smsLogin', ...path.seen.states]));
  for (let step = 1; step <= 5; step += 1) expect(await studio.play()).toEqual({ step, stopReason: null });
  const grown = studio.now().context.covered;
  expect(grown.length).toBeGreaterThan(covered.length);
  studio.run.stop();
  // What was played counts on, also where it is played no longer.
  expect(recordingStoreOf(studio.run.system).covered('smsLogin')).toEqual(new Set(grown));
});

test('of two apps only the chosen one is followed, sent to and led; when it is closed the other one can be played on', async () => {
  const { openApp, openStudio, advance } = windows();
  const [one, other] = [await openApp('one'), await openApp('other')];
  const studio = openStudio();
  studio.run.send({ type: 'route.open', href: '/flash' });
  await studio.gathered(2);
  await studio.until('choosing');
  studio.run.send({ type: 'app.choose', app: 'one' });
  await studio.until('absent');
  await other.begin();
  await one.begin();
  await studio.until('resting');
  studio.run.send({ type: 'route.open', href: '/people' });
  const [stood, stands] = [other.journal.end(), one.journal.end()];
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });
  expect(other.journal.end()).toBe(stood);
  expect(one.journal.end()).toBeGreaterThan(stands);
  expect([one.went, other.went]).toEqual([['/people'], []]);

  for (const url of ['/flash', '/', '/flash', '/', '/flash', '/']) await other.visit(url);
  expect(other.journal.end()).toBeGreaterThan(one.journal.end());
  one.close();
  await studio.until('lost');
  studio.run.send({ type: 'run.again' });
  await advance(400);
  await studio.until('resting', 'absent', 'elsewhere');
  expect(studio.now().context).toMatchObject({ app: 'other', step: 0 });
});

test('two studios play on one app: each has its own answers, sees what the other did, and outlives it', async () => {
  const { openApp, openStudio } = windows();
  const app = await openApp('shared');
  await app.begin();
  const [one, two] = [openStudio(), openStudio()];
  for (const studio of [one, two]) {
    await studio.when(({ context }) => context.apps.length === 1);
  }
  await one.gathered(1);
  await one.until('resting');
  await two.until('resting');
  const [first] = path.steps;
  expect(await one.play()).toEqual({ step: 1, stopReason: null });
  await two.when(({ context }) => context.observed.length > 0);
  expect(two.now().context).toMatchObject({ step: 0, observed: [{ event: first?.event.type }] });
  one.run.stop();
  await app.end();
  await two.until('absent');
  await app.begin();
  await two.until('resting');
  expect(await two.play()).toEqual({ step: 1, stopReason: null });
});

test('where another account logs in, and the app lets go of what came before, the path plays on', async () => {
  const { openApp, openStudio } = windows();
  const app = await openApp('accounts');
  await app.logIn('liran');
  const studio = openStudio();
  await studio.gathered(1);
  await studio.until('absent');
  const before = app.journal.end();
  app.at('session').send({ type: 'session.close' });
  await settle();
  app.forget();
  expect(app.journal.base()?.index).toBeGreaterThan(before);
  await app.begin();
  await studio.until('resting');
  expect(await studio.play()).toEqual({ step: 1, stopReason: null });
  const late = openStudio();
  await late.when(({ context }) => context.apps.length === 1);
  await late.gathered(1);
  await late.until('resting');
  expect(late.now().context.actor).toBe('/login/smsLogin');
});

test('an app of another version, with actors nobody here knows, is joined: nothing in it runs this chart', async () => {
  const { openStudio } = windows();
  const entry = (index: number, name: string) => ({
    index,
    time: 1_700_000_000_000,
    path: `/${name}`,
    incarnation: 1,
    source: null,
    event: { type: 'unheard.of', index },
    input: 'external',
  });
  const app = 'old';
  const end = appEnd(new BroadcastChannel(linkName), (message) => {
    if (message.type === 'studio.here')
      end.post({ type: 'app.here', app, title: app, route: '/', startedAt: 1, version: '0.1' });
    if (message.type !== 'app.watch') return;
    const { studio } = message;
    const input = { ...desktop, nothing: 'known' };
    const facts = { language: 'zh', route: '/', appVersion: '0.1', startedAt: 1, savedAt: 1, input };
    const head = JSON.stringify({ facts, base: null });
    end.post({ type: 'journal.begun', app, studio, from: 0, total: 2, head });
    const entries = JSON.stringify([entry(0, 'dialog'), entry(1, 'nobody')]);
    end.post({ type: 'journal.grew', app, studio, from: 0, entries });
  });
  open.push(end.close);
  const studio = openStudio();
  await studio.gathered(1);
  await studio.until('absent', 'failed');
  expect(studio.now().context).toMatchObject({ app: 'old', actor: null, failure: null });
});
