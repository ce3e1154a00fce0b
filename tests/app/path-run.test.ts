import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { factsOf } from '#machines/app/flow-facts.ts';
import { serveStudio } from '#machines/app/serve-studio.ts';
import { pathRunMachine } from '#machines/flows/path-run.machine.ts';
import { shelfOf } from '#machines/flows/shelf.ts';
import type { ShownPath, ShownPaths } from '#machines/flows/shown-paths.ts';
import { bindEnv, envOf } from '#machines/shared/env.ts';
import { type AppPost, appEnd, type LinkEnd } from '#services/flows/link.ts';
import { linkName } from '#services/flows/link-name.ts';
import { openBrowser } from '../harness/app.ts';
import { settle } from '../harness/virtual-clock.ts';

const file = join(import.meta.dirname, '..', '..', 'docs', 'flows', 'sms-login.json');
const { paths }: ShownPaths = JSON.parse(readFileSync(file, 'utf8'));
const [path] = paths;
if (!path) throw new Error('the chart has paths');
const [begin] = path.seen.states;

const browser = openBrowser();
const tab = browser.openTab();
const end: { link?: LinkEnd<AppPost> } = {};
const studio = serveStudio({
  id: 'page',
  app: tab.app,
  journal: tab.journal,
  facts: () => ({ ...factsOf(tab.app, browser.backend.clock, '1.0'), startedAt: tab.journal.startedAt }),
  title: () => '食业',
  say: (message) => end.link?.say(message),
  go: () => {},
  whenIdle: (run) => setImmediate(run),
});
end.link = appEnd(new BroadcastChannel(linkName), studio.hear);
afterAll(() => end.link?.close());

const play = (played: ShownPath) => {
  const run = createActor(pathRunMachine, { input: { machine: 'smsLogin', path: played } });
  bindEnv(run.system, envOf(tab.app.system));
  run.start();
  const until = (...tags: readonly Parameters<ReturnType<typeof run.getSnapshot>['hasTag']>[0][]) =>
    waitFor(run, (snapshot) => tags.some((tag) => snapshot.hasTag(tag)));
  return { run, until };
};

test('a path is played on the app in another window: events are sent, what comes is compared, coverage grows', async () => {
  await tab.visit('/');
  const { run, until } = play(path);
  await until('absent');

  tab.app.send({ type: 'login.wanted', byTap: false });
  await settle();
  tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await settle();
  await until('resting');
  // Where the actor began, before it was told anything.
  expect(run.getSnapshot().context.covered).toEqual(expect.arrayContaining(['smsLogin', `smsLogin.${begin}`]));
  const before = run.getSnapshot().context.covered.length;
  for (let step = 0; step < 5; step += 1) {
    run.send({ type: 'step.do' });
    const { context } = await until('resting', 'stopped');
    expect({ step: context.step, trouble: context.trouble }).toEqual({ step: step + 1, trouble: null });
  }
  expect(run.getSnapshot().context.covered.length).toBeGreaterThan(before);
  const { covered } = run.getSnapshot().context;
  run.stop();
  // What was played counts on, also where it is played no longer.
  expect(shelfOf(run.system).covered('smsLogin')).toEqual(new Set(covered));
});

test('it stops where the app does something else, and says what was to come and what came', async () => {
  const [first] = path.steps;
  if (!first) throw new Error('the path has steps');
  const wrong = { ...first, transitions: ['smsLogin/code.request/7'] };
  const { run, until } = play({ ...path, steps: [wrong] });
  const begun = await until('resting', 'elsewhere');
  expect(begun.hasTag('resting')).toBe(true);
  run.send({ type: 'step.do' });
  const { context } = await until('stopped', 'passed');
  expect(context.trouble).toMatchObject({ tag: 'differs', came: { event: first.event.type } });
  run.stop();
});
