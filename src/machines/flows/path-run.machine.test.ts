import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import type { Observed } from './judge.ts';
import {
  pathRunMachine,
  selectPace,
  selectRunApps,
  selectRunCovered,
  selectRunStates,
  selectRunStep,
  selectSkipped,
  selectStopReason,
} from './path-run.machine.ts';
import type { ShownPath, ShownStep } from './path-steps.ts';

const words = { zh: '按一下', en: 'Press' };
const step = (kind: ShownStep['kind'], type: string, to: string, isTaken = true): ShownStep => ({
  kind,
  event: { type },
  words,
  transitions: isTaken ? [`lamp/${type}/0`] : [],
  seen: { states: [to], says: [] },
});
const path = (...steps: readonly ShownStep[]): ShownPath => ({
  id: 'lamp-1',
  given: words,
  seen: { states: ['off'], says: [] },
  steps,
});
const did = (type: string, to: string): Observed => ({ event: type, transitions: [`lamp/${type}/0`], states: [to] });
const found = (app: string) => ({ type: 'app.found', found: { app, title: '食业', route: '/' } }) as const;
const stands = (...states: readonly string[]) => ({ type: 'actor.found', path: '/lamp', states }) as const;
const gone = { type: 'actor.found', path: null, states: [] } as const;

const open = (shown: ShownPath) => {
  const clock = new VirtualClock();
  const requests: AnyEventObject[] = [];
  const actor = createActor(
    pathRunMachine.provide({
      actors: { link: fromCallback(({ receive }) => receive((event) => requests.push(event))) as never },
    }),
    { input: { machine: 'lamp', path: shown }, clock },
  ).start();
  const moved = (observed: Observed) => actor.send({ type: 'actor.moved', observed });
  const sent = (...observed: readonly Observed[]) => {
    for (const one of observed) moved(one);
    actor.send({ type: 'step.sent', step: selectRunStep(actor.getSnapshot()) });
  };
  /** The next step is sent, and this comes of it. */
  const play = (...observed: readonly Observed[]) => {
    actor.send({ type: 'step.do' });
    sent(...observed);
  };
  return { actor, clock, requests, moved, sent, play, at: () => actor.getSnapshot() };
};

const ready = async (shown: ShownPath) => {
  const run = open(shown);
  run.actor.send(found('one'));
  await run.clock.advance(400);
  run.actor.send(stands('off'));
  return run;
};
const press = step('user', 'press', 'on');

test('the app is looked for until all windows have had their time; one is joined, of several one is chosen', async () => {
  const { actor, clock, requests, at } = open(path(press));
  await clock.advance(10_000);
  expect(at().hasTag('searching')).toBe(true);
  actor.send(found('one'));
  await clock.advance(399);
  actor.send(found('two'));
  await clock.advance(399);
  expect(at().hasTag('searching')).toBe(true);
  await clock.advance(1);
  expect([at().hasTag('choosing'), selectRunApps(at()).map(({ app }) => app)]).toEqual([true, ['one', 'two']]);
  actor.send({ type: 'app.left', app: 'one' });
  actor.send({ type: 'app.choose', app: 'two' });
  expect([selectRunApps(at()).length, requests]).toEqual([1, [{ type: 'app.watch', app: 'two' }]]);
  await clock.advance(7_999);
  expect(at().hasTag('joining')).toBe(true);
  await clock.advance(1);
  expect(at().hasTag('silent')).toBe(true);
  actor.send({ type: 'run.again' });
  expect([at().hasTag('joining'), requests.length]).toEqual([true, 2]);
});

test('where the chart does not run, or is elsewhere, it says so and waits until it is where the path begins', async () => {
  const { actor, moved, at, requests } = await ready(path(press));
  expect(at().hasTag('resting')).toBe(true);
  actor.send(gone);
  expect(at().hasTag('absent')).toBe(true);
  actor.send({ type: 'route.open', href: '/login' });
  expect(requests.at(-1)).toEqual({ type: 'route.go', href: '/login' });
  actor.send(stands('on'));
  expect([at().hasTag('elsewhere'), selectRunStates(at())]).toEqual([true, ['on']]);
  moved(did('press', 'off'));
  expect(at().hasTag('resting')).toBe(true);
  actor.send(stands('off', 'also'));
  expect(at().hasTag('elsewhere')).toBe(true);
});

test('steps are sent one by one, what comes is compared, and the path passes', async () => {
  const { actor, sent, moved, requests, at } = await ready(path(press, step('part', 'fade', 'dim')));
  actor.send({ type: 'step.do' });
  expect([at().hasTag('sending'), requests.at(-1)]).toEqual([
    true,
    { type: 'step.send', step: 0, event: { type: 'press' } },
  ]);
  sent(did('press', 'on'));
  expect([at().hasTag('resting'), selectRunStep(at()), selectRunStates(at())]).toEqual([true, 1, ['on']]);
  actor.send({ type: 'step.do' });
  actor.send(gone);
  sent(did('fade', 'dim'));
  expect([at().hasTag('passed'), selectRunStep(at())]).toEqual([true, 2]);
  actor.send({ type: 'coverage.grew', covered: ['lamp.on'] });
  expect(selectRunCovered(at())).toEqual(['lamp.on']);
  actor.send(stands('off'));
  expect([at().hasTag('passed'), selectRunStates(at())]).toEqual([true, ['off']]);
  moved(did('press', 'on'));
  actor.send(stands('off'));
  actor.send({ type: 'run.again' });
  expect([at().hasTag('resting'), selectRunStep(at())]).toEqual([true, 0]);
});

test.each([
  ['another transition', [{ ...did('press', 'on'), transitions: ['lamp/press/1'] }]],
  ['another state', [did('press', 'broken')]],
  ['nothing', []],
])('where %s comes of it the path stops there and says what came', async (_, actual) => {
  const { actor, play, at } = await ready(path(press));
  actor.send({ type: 'pace.set', pace: 'calm' });
  play(...actual);
  expect([at().hasTag('stopped'), selectStopReason(at()), selectPace(at())]).toEqual([
    true,
    { tag: 'differs', actual: actual[0] ?? null },
    null,
  ]);
  actor.send(stands('off'));
  expect(at().hasTag('stopped')).toBe(true);
  actor.send({ type: 'run.again' });
  expect([at().hasTag('resting'), selectStopReason(at())]).toEqual([true, null]);
});

test('an event that is refused stops the path, unless nothing was to come of it', async () => {
  const refused = { type: 'step.refused', step: 0, reason: 'notTaken' } as const;
  const first = await ready(path(press));
  first.actor.send({ type: 'step.do' });
  first.actor.send(refused);
  expect([first.at().hasTag('stopped'), selectStopReason(first.at())]).toEqual([
    true,
    { tag: 'refused', reason: 'notTaken' },
  ]);
  const second = await ready(path(step('user', 'press', 'off', false), press));
  second.actor.send({ type: 'step.do' });
  second.actor.send(refused);
  expect([second.at().hasTag('resting'), selectRunStep(second.at())]).toEqual([true, 1]);
});

test('what somebody else does is waited for, also where it came before; a timer that leads elsewhere stops the path', async () => {
  const { actor, moved, at } = await ready(path(step('backend', 'answer', 'on'), step('time', 'fade', 'dim'), press));
  actor.send({ type: 'step.do' });
  expect(at().hasTag('waiting')).toBe(true);
  moved(did('answer', 'on'));
  expect([at().hasTag('resting'), selectRunStep(at())]).toEqual([true, 1]);
  moved(did('fade', 'dim'));
  actor.send({ type: 'step.do' });
  expect([at().hasTag('resting'), selectRunStep(at()), selectRunStates(at())]).toEqual([true, 2, ['dim']]);
  const other = await ready(path(step('time', 'fade', 'dim')));
  other.actor.send({ type: 'step.do' });
  other.moved(did('fade', 'broken'));
  expect([other.at().hasTag('stopped'), selectStopReason(other.at())]).toMatchObject([true, { tag: 'differs' }]);
});

test('an outcome that nothing stages is no failure: it is told, and the path goes on where the app comes to it again', async () => {
  const { actor, moved, play, at } = await ready(
    path(step('backend', 'offline', 'broken'), step('user', 'again', 'off'), step('backend', 'answer', 'on'), press),
  );
  actor.send({ type: 'step.do' });
  moved(did('answer', 'on'));
  expect([at().hasTag('resting'), selectRunStep(at()), selectStopReason(at())]).toEqual([true, 3, null]);
  expect(selectSkipped(at())).toEqual([
    { step: 0, why: 'unstaged' },
    { step: 1, why: 'behind' },
    { step: 2, why: 'behind' },
  ]);
  play(did('press', 'on'));
  expect([at().hasTag('partial'), at().hasTag('passed'), at().hasTag('stopped')]).toEqual([true, false, false]);
});

test('where the app does not come to the path again, what is left is told as not played', async () => {
  const skipped = [
    { step: 0, why: 'unstaged' },
    { step: 1, why: 'behind' },
  ];
  const { actor, moved, at } = await ready(path(step('backend', 'offline', 'broken'), step('user', 'again', 'off')));
  actor.send({ type: 'step.do' });
  moved(did('answer', 'on'));
  expect([at().hasTag('partial'), selectSkipped(at())]).toEqual([true, skipped]);
  actor.send({ type: 'run.again' });
  expect(selectSkipped(at())).toEqual([]);
});

test('a step that would log the user out is passed over, and what the app then refuses or does otherwise is no failure', async () => {
  const leave = step('user', 'leave', 'off');
  const { actor, play, at } = await ready(path(leave, press, press, press));
  const refused = (reason: 'logsOut' | 'notTaken') =>
    actor.send({ type: 'step.refused', step: selectRunStep(at()), reason });
  actor.send({ type: 'step.do' });
  refused('logsOut');
  expect([at().hasTag('resting'), selectRunStep(at()), selectSkipped(at())]).toEqual([
    true,
    1,
    [{ step: 0, why: 'logsOut' }],
  ]);
  play(did('press', 'on'));
  actor.send({ type: 'step.do' });
  refused('notTaken');
  expect([at().hasTag('resting'), selectRunStep(at())]).toEqual([true, 3]);
  play(did('press', 'broken'));
  expect([at().hasTag('partial'), selectStopReason(at())]).toEqual([true, null]);
});

test('a step that is waited for can be skipped; the path goes on from where the chart is', async () => {
  const { actor, moved, at } = await ready(path(step('backend', 'answer', 'on'), press));
  actor.send({ type: 'step.do' });
  moved({ event: 'tick', transitions: [], states: ['off'] });
  actor.send({ type: 'step.skip' });
  const skipped = [{ step: 0, why: 'wanted' }];
  expect([at().hasTag('resting'), selectRunStep(at()), selectSkipped(at())]).toEqual([true, 1, skipped]);
  expect([at().context.observed, selectRunStates(at())]).toEqual([[], ['off']]);
  actor.send({ type: 'run.again' });
  expect(selectSkipped(at())).toEqual([]);
});

test('an actor that ends while a step is waited for ends the run, and is no failure', async () => {
  const { actor, at } = await ready(path(step('backend', 'answer', 'on')));
  actor.send({ type: 'step.do' });
  actor.send(gone);
  expect([at().hasTag('partial'), selectSkipped(at())]).toEqual([true, [{ step: 0, why: 'unstaged' }]]);
});

test.each([
  ['slow', 2_000],
  ['calm', 1_000],
  ['brisk', 250],
] as const)('at a %s pace the next step is taken after %i ms, and no longer once that is stopped', async (pace, ms) => {
  const { actor, clock, sent, at } = await ready(path(press, press));
  await clock.advance(60_000);
  expect(at().hasTag('resting')).toBe(true);
  actor.send({ type: 'pace.set', pace });
  await clock.advance(ms - 1);
  expect(at().hasTag('resting')).toBe(true);
  await clock.advance(1);
  expect(at().hasTag('sending')).toBe(true);
  sent(did('press', 'on'));
  actor.send({ type: 'pace.set', pace: null });
  await clock.advance(60_000);
  expect([at().hasTag('resting'), selectRunStep(at())]).toEqual([true, 1]);
});

test('a window that was closed is lost until one is found again; one that cannot be reached fails', async () => {
  const { actor, clock, play, at } = await ready(path(press, press));
  play(did('press', 'on'));
  actor.send({ type: 'app.left', app: 'two' });
  expect(at().hasTag('resting')).toBe(true);
  actor.send({ type: 'app.left', app: 'one' });
  expect([at().hasTag('lost'), selectRunApps(at())]).toEqual([true, []]);
  actor.send(found('three'));
  expect([at().hasTag('searching'), selectRunStep(at()), selectRunApps(at()).length]).toEqual([true, 0, 1]);
  await clock.advance(400);
  actor.send(stands('off'));
  play(did('press', 'on'));
  expect(selectRunStep(at())).toBe(1);
  actor.send({ type: 'app.left', app: 'three' });
  actor.send({ type: 'run.again' });
  expect([at().hasTag('searching'), selectRunStep(at())]).toEqual([true, 0]);
  actor.send({ type: 'link.failed', failure: { tag: 'offline' } });
  expect([at().hasTag('failed'), at().context.failure]).toEqual([true, { tag: 'offline' }]);
});

test('what came together with a step is there for the next one', async () => {
  const { actor, play, at } = await ready(path(press, step('time', 'fade', 'dim')));
  play(did('press', 'on'), did('fade', 'dim'));
  expect(selectRunStep(at())).toBe(1);
  actor.send({ type: 'step.do' });
  expect([at().hasTag('passed'), selectRunStep(at())]).toEqual([true, 2]);
});

test('whatever ends a run ends its pace, and another actor begins it anew', async () => {
  const { actor, play, at } = await ready(path(press, press));
  actor.send({ type: 'pace.set', pace: 'slow' });
  play(did('press', 'on'));
  actor.send(stands('off'));
  expect([at().hasTag('resting'), selectRunStep(at()), selectPace(at())]).toEqual([true, 0, null]);
  actor.send({ type: 'pace.set', pace: 'slow' });
  actor.send({ type: 'step.do' });
  actor.send({ type: 'step.refused', step: 0, reason: 'noActor' });
  expect([at().hasTag('stopped'), selectPace(at())]).toEqual([true, null]);
});
