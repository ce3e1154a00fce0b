import { expect, test } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import type { Paths } from './flow-loads.ts';
import { pathPlayerMachine, selectPath, selectPathFailure, selectStep, shownAt } from './path-player.machine.ts';
import type { ShownPath } from './path-steps.ts';

const words = { zh: '按一下', en: 'Press' };
const seen = (state: string) => ({ states: [state], says: [], see: [], requirements: [] });
const step = (state: string): ShownPath['steps'][number] => ({
  kind: 'user',
  event: { type: 'press' },
  words,
  transitions: [`lamp.${state}/press/0`],
  seen: seen(state),
  cause: { by: 'event' },
});
const path = (id: string, ...states: readonly string[]): ShownPath => ({
  id,
  given: words,
  start: 0,
  cause: { by: 'event' },
  seen: seen('off'),
  steps: states.map(step),
});
const paths = {
  file: { calls: [], paths: [path('lamp-1', 'dim', 'bright'), path('lamp-2', 'dim')] },
  files: {},
} as unknown as Paths;

const open = async (load: () => Promise<Paths | null> = async () => paths) => {
  const clock = new VirtualClock();
  const actor = createActor(
    pathPlayerMachine.provide({
      actors: { loadPaths: fromPromise(load), run: createMachine({}) as never },
    }),
    { input: { stem: 'lamp', machine: 'lamp' }, clock },
  ).start();
  await settle();
  return { clock, actor, at: () => actor.getSnapshot(), step: () => selectStep(actor.getSnapshot()) };
};

test('paths that were never written are missing; those that did not come can be asked for again', async () => {
  expect((await open(async () => null)).at().hasTag('missing')).toBe(true);
  let isBroken = true;
  const { actor, at } = await open(async () => {
    if (isBroken) throw { tag: 'offline' };
    return paths;
  });
  expect([at().hasTag('failed'), selectPathFailure(at())]).toEqual([true, { tag: 'offline' }]);
  isBroken = false;
  actor.send({ type: 'paths.retry' });
  await settle();
  expect(at().hasTag('listed')).toBe(true);
});

test('a path is followed step by step, no farther than it goes, and closed', async () => {
  const { actor, at, step } = await open();
  actor.send({ type: 'path.choose', index: 2 });
  expect([at().hasTag('listed'), selectPath(at())]).toEqual([true, null]);
  actor.send({ type: 'path.choose', index: 0 });
  expect([selectPath(at())?.id, step()]).toEqual(['lamp-1', 0]);
  expect([at().can({ type: 'step.back' }), at().can({ type: 'step.next' })]).toEqual([false, true]);
  actor.send({ type: 'step.back' });
  for (const to of [1, 2, 2]) {
    actor.send({ type: 'step.next' });
    expect(step()).toBe(to);
  }
  expect([at().can({ type: 'step.back' }), at().can({ type: 'step.next' })]).toEqual([true, false]);
  actor.send({ type: 'step.back' });
  expect(step()).toBe(1);
  actor.send({ type: 'step.go', step: 9 });
  expect(step()).toBe(2);
  actor.send({ type: 'step.go', step: -1 });
  expect(step()).toBe(0);
  actor.send({ type: 'step.go', step: 2 });
  actor.send({ type: 'path.close' });
  expect([at().hasTag('listed'), selectPath(at())]).toEqual([true, null]);
  actor.send({ type: 'path.choose', index: 1 });
  expect([selectPath(at())?.id, step()]).toEqual(['lamp-2', 0]);
});

test('played, one step after another is lit until the end; from there it begins anew; a step by hand stops it', async () => {
  const { clock, actor, at, step } = await open();
  actor.send({ type: 'path.choose', index: 0 });
  actor.send({ type: 'step.next' });
  actor.send({ type: 'play.start' });
  expect([at().hasTag('playing'), step()]).toEqual([true, 1]);
  await clock.advance(1_400);
  expect([at().hasTag('playing'), step()]).toEqual([true, 2]);
  await clock.advance(1_400);
  expect([at().hasTag('playing'), step()]).toEqual([false, 2]);
  actor.send({ type: 'play.start' });
  expect([at().hasTag('playing'), step()]).toEqual([true, 0]);
  actor.send({ type: 'play.stop' });
  await clock.advance(5_000);
  expect([at().hasTag('playing'), step()]).toEqual([false, 0]);
  for (const event of [{ type: 'step.next' }, { type: 'step.back' }, { type: 'step.go', step: 1 }] as const) {
    actor.send({ type: 'play.start' });
    actor.send(event);
    expect(at().hasTag('playing')).toBe(false);
  }
});

test('before its first step a path shows where it begins, then where each step leads, and how', () => {
  const shown = path('lamp-1', 'dim', 'bright');
  expect([0, 1, 2].map((at) => shownAt(shown, at))).toEqual([
    { states: ['off'], transitions: [] },
    { states: ['dim'], transitions: ['lamp.dim/press/0'] },
    { states: ['bright'], transitions: ['lamp.bright/press/0'] },
  ]);
});
