import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { factsOf } from '#machines/app/flow-facts.ts';
import { serveStudio } from '#machines/app/serve-studio.ts';
import { pathRunMachine } from '#machines/flows/path-run.machine.ts';
import type { ShownPaths } from '#machines/flows/shown-paths.ts';
import { bindEnv, envOf } from '#machines/shared/env.ts';
import { appEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'flows', 'sms-login.json');
const { paths }: ShownPaths = JSON.parse(readFileSync(file, 'utf8'));
const [path] = paths;
if (!path) throw new Error('the chart has paths');

const browser = openBrowser();
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).toReversed()) close();
});

/** A window of the app with the login by a code open; `entries` of its journal are there at least. */
const openApp = async (id: string, entries = 0) => {
  const { app, journal, at, visit } = browser.openTab();
  await visit('/');
  app.send({ type: 'login.wanted', byTap: false });
  await settle();
  at('login').send({ type: 'tab.choose', tab: 'sms' });
  await settle();
  while (journal.end() < entries) at('login/smsLogin').send({ type: 'dialCode.choose', dialCode: '86' });
  const heard: string[] = [];
  const served = serveStudio({
    id,
    app,
    journal,
    facts: () => ({ ...factsOf(app, browser.backend.clock, '1.0'), startedAt: journal.startedAt }),
    title: () => id,
    say: (message) => end.say(message),
    go: () => {},
    whenIdle: (run) => setImmediate(run),
  });
  const end = appEnd(new BroadcastChannel(linkName), (message) => {
    heard.push('app' in message && message.app !== id ? 'of another' : message.type);
    served.hear(message);
  });
  end.say({ type: 'app.asks' });
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    served.end();
    end.close();
    app.stop();
  };
  open.push(close);
  return { env: envOf(app.system), journal, at, heard, close };
};

const openRun = ({ env }: Awaited<ReturnType<typeof openApp>>) => {
  const run = createActor(pathRunMachine, { input: { machine: 'smsLogin', path } });
  bindEnv(run.system, env);
  run.start();
  open.push(() => run.stop());
  const until = (...tags: readonly Parameters<ReturnType<typeof run.getSnapshot>['hasTag']>[0][]) =>
    waitFor(run, (snapshot) => tags.some((tag) => snapshot.hasTag(tag)));
  const step = async () => {
    const before = run.getSnapshot().context.step;
    run.send({ type: 'step.do' });
    const { context } = await waitFor(run, (now) => now.context.step > before || now.hasTag('stopped'));
    return { step: context.step, trouble: context.trouble };
  };
  return { run, until, step };
};

test('the app reloaded in the middle of a path is joined from its own beginning, however much it has done already', async () => {
  const first = await openApp('first');
  const { run, until, step } = openRun(first);
  await until('resting');
  expect(await step()).toEqual({ step: 1, trouble: null });
  const had = first.journal.end();
  first.close();
  await until('lost');
  const second = await openApp('second', had + 40);
  const { context } = await until('resting', 'elsewhere', 'silent');
  expect({ app: context.app, step: context.step, actor: context.actor }).toEqual({
    app: 'second',
    step: 0,
    actor: '/login/smsLogin',
  });
  await expect.poll(() => second.heard).toContain('journal.had');
  expect(await step()).toEqual({ step: 1, trouble: null });
  run.stop();
});

test('the studio may be there before the app', async () => {
  const other = await openApp('closed at once');
  other.close();
  const { run, until, step } = openRun(other);
  expect(run.getSnapshot().hasTag('searching')).toBe(true);
  await openApp('late');
  const { context } = await until('resting');
  expect(context.app).toBe('late');
  expect(await step()).toEqual({ step: 1, trouble: null });
});

test('of two apps one is chosen; what the other does and that it closes changes nothing, and only the chosen one is sent steps', async () => {
  const [one, two] = [await openApp('one'), await openApp('two')];
  const { run, until, step } = openRun(one);
  await until('choosing');
  expect(
    run
      .getSnapshot()
      .context.apps.map(({ app }) => app)
      .toSorted(),
  ).toEqual(['one', 'two']);
  run.send({ type: 'app.choose', app: 'two' });
  await until('resting');
  one.at('login/smsLogin').send({ type: 'dialCode.choose', dialCode: '1' });
  expect(await step()).toEqual({ step: 1, trouble: null });
  expect(one.heard).not.toContain('event.send');
  await expect.poll(() => two.heard).toContain('event.send');
  one.close();
  await waitFor(run, ({ context }) => context.apps.length === 1);
  expect(run.getSnapshot().hasTag('resting')).toBe(true);
});

test('two studios play on one app: each is told of its own steps alone, and one that leaves is no longer served', async () => {
  const app = await openApp('shared');
  const [one, two] = [openRun(app), openRun(app)];
  await Promise.all([one.until('resting'), two.until('resting')]);
  expect(await one.step()).toEqual({ step: 1, trouble: null });
  expect(two.run.getSnapshot().context).toMatchObject({ step: 0, trouble: null });
  const gone = app.heard.filter((type) => type === 'studio.gone').length;
  two.run.stop();
  await expect.poll(() => app.heard.filter((type) => type === 'studio.gone').length).toBe(gone + 1);
  expect(await one.step()).toEqual({ step: 2, trouble: null });
});
