import { afterEach, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { pathRunMachine, selectDifference, selectRunStep } from '#machines/flows/path-run.machine.ts';
import type { ShownPath, ShownStep } from '#machines/flows/path-steps.ts';
import { bindEnv, envOf } from '#machines/kit/env.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { openServedApp } from './served-app.ts';

const words = { zh: '一步', en: 'A step' };
const seen = (...states: readonly string[]) => ({ states, says: [], see: [], requirements: [] });
const step = (
  event: ShownStep['event'],
  to: readonly string[],
  transitions: readonly string[],
  cause: ShownStep['cause'] = { by: 'event' },
): ShownStep => ({ kind: 'user', event, words, transitions, seen: seen(...to), cause });

const smsTab = [
  { machine: 'app', event: { type: 'login.wanted', byTap: false } },
  { machine: 'login', event: { type: 'tab.choose', tab: 'sms' } },
] as const;
const calls = ['session.sendCode'];
const account = { dialCode: '+86', mobile: '+8613912345678' };
const asking = step(
  { type: 'code.request', account },
  ['requesting'],
  ['smsCode.ready/code.request/0', 'smsCode.gettingToken/xstate.done.actor.checkSilently/0'],
);
const answered = (fault?: { readonly kind: 'offline' }) => ({ by: 'calls' as const, calls, ...(fault && { fault }) });
const lost = step(
  { type: 'xstate.error.actor.sendCode' },
  ['ready'],
  ['smsCode.requesting/xstate.error.actor.sendCode/1'],
  answered({ kind: 'offline' }),
);
const sent = step(
  { type: 'xstate.done.actor.sendCode' },
  ['cooling.ticking'],
  ['smsCode.requesting/xstate.done.actor.sendCode/2'],
  answered(),
);
const second = step({ type: 'tick' }, ['cooling.ticking'], [], { by: 'time', ms: 1_000 });

const pathOf = (steps: readonly ShownStep[], at: ShownPath['at'] = { href: '/', open: smsTab }): ShownPath => ({
  id: 'smsCode-1',
  given: words,
  start: 0,
  ...(at && { at }),
  cause: { by: 'event' },
  seen: seen('ready'),
  steps,
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** A studio that plays the path; a window opens with what its address says. */
const playing = async (path: ShownPath) => {
  const browser = openBrowser();
  const windows: (ReturnType<typeof openServedApp> extends Promise<infer W> ? W : never)[] = [];
  vi.stubGlobal('open', (link: string, name: string) => {
    windows.at(-1)?.close();
    void openServedApp(browser, `app-${windows.length}`, { name, link }).then((window) => {
      ends.push(window.close);
      windows.push(window);
    });
    return {};
  });
  const run = createActor(pathRunMachine, {
    input: { machine: 'smsCode', path, calls },
    clock: browser.backend.clock,
  });
  bindEnv(run.system, envOf(browser.openTab().app.system));
  run.start();
  ends.push(() => run.stop());
  type Snapshot = SnapshotFrom<typeof pathRunMachine>;
  const until = (...tags: readonly Parameters<Snapshot['hasTag']>[0][]) =>
    waitFor(run, (snapshot) => tags.some((tag) => snapshot.hasTag(tag)));
  const now = (): readonly [string, number] => [
    ['resting', 'stopped', 'passed', 'doing'].find((tag) => run.getSnapshot().hasTag(tag as never)) ?? '',
    selectRunStep(run.getSnapshot()),
  ];
  const take = async () => {
    run.send({ type: 'step.do' });
    await until('resting', 'stopped', 'passed');
    return now();
  };
  await until('resting', 'stopped', 'blocked');
  return { ...browser, run, windows, until, now, take, difference: () => selectDifference(run.getSnapshot()) };
};

test('a path opens the app where it begins, decides how calls end and when time passes, and passes', async () => {
  const { take, windows } = await playing(pathOf([asking, lost, asking, sent, second]));
  for (const step of [1, 2, 3, 4]) expect(await take()).toEqual(['resting', step]);
  expect(await take()).toEqual(['passed', 5]);
  expect(windows).toHaveLength(1);
});

test('where the app goes another way the path stops, and says where the app is', async () => {
  const { run, backend, difference, now, until } = await playing(pathOf([asking, { ...sent, cause: lost.cause }]));
  run.send({ type: 'step.do' });
  await until('resting');
  run.send({ type: 'step.do' });
  await waitFor(run, ({ context }) => context.covered.includes('smsCode.requesting/xstate.error.actor.sendCode/1'));
  backend.clock.advance(5_000);
  await until('stopped');
  expect([now(), difference()]).toMatchObject([
    ['stopped', 1],
    { tag: 'differs', actual: { event: 'xstate.error.actor.sendCode', states: ['ready'] } },
  ]);
});

test('a step that nothing brings about stops the path with the reason; so does a chart without a place', async () => {
  const never = step({ type: 'slider.fail' }, ['ready'], [], { by: 'never', reason: 'a defect of ours' });
  const { take, difference } = await playing(pathOf([never]));
  expect([await take(), difference()]).toEqual([['stopped', 0], { tag: 'unstaged', reason: 'a defect of ours' }]);
  const homeless = await playing({ ...pathOf([]), at: undefined } as unknown as ShownPath);
  expect([homeless.now(), homeless.windows.length]).toEqual([['stopped', 0], 0]);
});

test('a path begun again opens its window anew; one whose window is closed is lost', async () => {
  const { run, take, until, windows } = await playing(pathOf([asking, sent]));
  expect(await take()).toEqual(['resting', 1]);
  run.send({ type: 'run.again' });
  await until('resting');
  expect([windows.length, selectRunStep(run.getSnapshot())]).toEqual([2, 0]);
  expect(await take()).toEqual(['resting', 1]);
  windows.at(-1)?.close();
  await until('lost');
});

test('a window that the browser does not open is said to be blocked', async () => {
  vi.stubGlobal('open', () => null);
  const browser = openBrowser();
  const run = createActor(pathRunMachine, { input: { machine: 'smsCode', path: pathOf([]), calls } });
  bindEnv(run.system, envOf(browser.openTab().app.system));
  ends.push(() => run.stop());
  run.start();
  await waitFor(run, (snapshot) => snapshot.hasTag('blocked'));
});
