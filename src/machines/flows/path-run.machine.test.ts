import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { pathRunMachine, selectDifference, selectPace, selectRunCovered, selectRunStep } from './path-run.machine.ts';
import type { ShownStep } from './path-steps.ts';

const words = { zh: '按一下', en: 'Press' };
const step = (cause: ShownStep['cause'] = { by: 'event' }): ShownStep => ({
  kind: 'user',
  event: { type: 'press' },
  words,
  transitions: [],
  seen: { states: ['on'], says: [], see: [], requirements: [] },
  cause,
});

const open = (...steps: readonly ShownStep[]) => {
  const clock = new VirtualClock();
  const requests: AnyEventObject[] = [];
  const { seen, cause } = step();
  const actor = createActor(
    pathRunMachine.provide({
      actors: { link: fromCallback(({ receive }) => receive((event) => requests.push(event))) as never },
    }),
    {
      input: { machine: 'lamp', path: { id: 'lamp-1', given: words, start: 0, cause, seen, steps }, calls: [] },
      clock,
    },
  ).start();
  const played = (at: number, difference: typeof differs | null = null) =>
    actor.send({ type: 'path.played', step: at, difference });
  return {
    actor,
    clock,
    played,
    asked: () => requests.splice(0).map(({ type }) => type),
    at: () => actor.getSnapshot(),
  };
};
const differs = { tag: 'differs', actual: null } as const;

const begun = (...steps: readonly ShownStep[]) => {
  const run = open(...steps);
  run.played(0);
  run.asked();
  return run;
};

test('the app opens where the path begins, and steps are taken one by one until the path has passed', () => {
  const { actor, played, asked, at } = open(step(), step());
  expect([at().hasTag('opening'), asked()]).toEqual([true, ['path.begin']]);
  played(0);
  for (const index of [1, 2]) {
    expect([at().hasTag('resting'), selectRunStep(at())]).toEqual([true, index - 1]);
    actor.send({ type: 'step.do' });
    expect([at().hasTag('doing'), asked()]).toEqual([true, ['step.do']]);
    played(index);
  }
  expect([at().hasTag('passed'), selectRunStep(at())]).toEqual([true, 2]);
  actor.send({ type: 'run.again' });
  expect([at().hasTag('opening'), asked(), selectRunStep(at())]).toEqual([true, ['path.begin'], 0]);
});

test('a window that the browser blocks is said to be, and can be opened again', () => {
  const { actor, asked, at } = open(step());
  actor.send({ type: 'window.blocked' });
  expect(at().hasTag('blocked')).toBe(true);
  asked();
  actor.send({ type: 'run.again' });
  expect([at().hasTag('opening'), asked()]).toEqual([true, ['path.begin']]);
});

test('an app that does not come is given up after 30 seconds, a step after 5; where it went another way, the path stops', async () => {
  const { actor, clock, played, asked, at } = open(step());
  await clock.advance(29_999);
  expect(asked()).toEqual(['path.begin']);
  await clock.advance(1);
  expect(asked()).toEqual(['step.giveUp']);
  played(-1, differs);
  expect([at().hasTag('stopped'), selectRunStep(at()), selectDifference(at())]).toEqual([true, -1, differs]);

  actor.send({ type: 'run.again' });
  expect(selectDifference(at())).toBeNull();
  played(0);
  actor.send({ type: 'step.do' });
  asked();
  await clock.advance(5_000);
  expect(asked()).toEqual(['step.giveUp']);
  played(0, differs);
  expect([at().hasTag('stopped'), selectRunStep(at())]).toEqual([true, 0]);
});

test('what only a person can do is asked for, and waited for as long as it takes', async () => {
  const { actor, clock, played, asked, at } = begun(step({ by: 'story', story: 'the phone scans' }));
  actor.send({ type: 'step.do' });
  expect(asked()).toEqual(['step.do']);
  await clock.advance(600_000);
  expect([at().hasTag('asking'), asked()]).toEqual([true, []]);
  played(1);
  expect(at().hasTag('passed')).toBe(true);
});

test.each([
  ['slow', 2_000],
  ['calm', 1_000],
  ['brisk', 250],
] as const)('at a %s pace the next step is taken after %i ms, and no longer once that is stopped', async (pace, ms) => {
  const { actor, clock, played, at } = begun(step(), step());
  await clock.advance(60_000);
  expect(at().hasTag('resting')).toBe(true);
  actor.send({ type: 'pace.set', pace });
  await clock.advance(ms - 1);
  expect(at().hasTag('resting')).toBe(true);
  await clock.advance(1);
  expect(at().hasTag('doing')).toBe(true);
  played(1);
  actor.send({ type: 'pace.set', pace: null });
  await clock.advance(60_000);
  expect([at().hasTag('resting'), selectRunStep(at()), selectPace(at())]).toEqual([true, 1, null]);
});

test('at a pace, too, a person is asked', async () => {
  const { actor, clock, at } = begun(step({ by: 'calls', calls: ['a.b'], before: 'another member acts' }));
  actor.send({ type: 'pace.set', pace: 'brisk' });
  await clock.advance(250);
  expect(at().hasTag('asking')).toBe(true);
});

test('a window that was closed is lost until the path begins again; one that cannot be reached fails', () => {
  const { actor, at } = begun(step());
  actor.send({ type: 'coverage.grew', covered: ['lamp.on'] });
  expect(selectRunCovered(at())).toEqual(['lamp.on']);
  actor.send({ type: 'window.left' });
  expect(at().hasTag('lost')).toBe(true);
  actor.send({ type: 'run.again' });
  expect(at().hasTag('opening')).toBe(true);
  actor.send({ type: 'link.failed', failure: { tag: 'offline' } });
  expect([at().hasTag('failed'), at().context.failure]).toEqual([true, { tag: 'offline' }]);
});
