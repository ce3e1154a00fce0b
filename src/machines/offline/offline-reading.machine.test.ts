import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { requestTimeout } from '#services/contract/constants.ts';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { offlineReadingMachine, selectIsReloading, selectSince } from './offline-reading.machine.ts';

const start = () => {
  const clock = new VirtualClock();
  const actor = createActor(offlineReadingMachine, { clock }).start();
  let reloads = 0;
  actor.on('reload.wanted', () => {
    reloads += 1;
  });
  const at = () => actor.getSnapshot();
  return { clock, actor, at, reloads: () => reloads };
};

test('a page says from when the oldest of it is, until another one is opened', () => {
  const { actor, at } = start();
  expect([selectSince(at()), at().hasTag('visible')]).toEqual([null, false]);
  for (const moment of [2_000, 1_000, 3_000]) actor.send({ type: 'cache.used', at: moment, reason: 'offline' });
  expect([selectSince(at()), at().hasTag('visible'), selectIsReloading(at())]).toEqual([1_000, true, false]);
  actor.send({ type: 'page.entered' });
  expect([selectSince(at()), at().hasTag('visible')]).toEqual([null, false]);
});

test.each(['reading.retry', 'network.answered', 'connection.returned'] as const)(
  'it is loaded anew once, by %s, and goes on saying so until the backend has answered',
  async (type) => {
    const { clock, actor, at, reloads } = start();
    actor.send({ type });
    expect(reloads()).toBe(0);
    actor.send({ type: 'cache.used', at: 1_000, reason: 'offline' });
    actor.send({ type });
    expect(reloads()).toBe(1);
    actor.send({ type: 'reading.retry' });
    expect([reloads(), selectIsReloading(at()), at().hasTag('visible'), selectSince(at())]).toEqual([
      1,
      true,
      true,
      1_000,
    ]);
    await clock.advance(requestTimeout - 1);
    expect(selectIsReloading(at())).toBe(true);
    actor.send({ type: 'network.answered' });
    expect([selectSince(at()), at().hasTag('visible')]).toEqual([null, false]);
  },
);

test('where nobody answers, or what was read comes again, it can be tried again', async () => {
  const { clock, actor, at, reloads } = start();
  actor.send({ type: 'cache.used', at: 1_000, reason: 'offline' });
  actor.send({ type: 'reading.retry' });
  await clock.advance(requestTimeout);
  expect([selectIsReloading(at()), selectSince(at())]).toEqual([false, 1_000]);
  actor.send({ type: 'reading.retry' });
  actor.send({ type: 'cache.used', at: 2_000, reason: 'offline' });
  expect([selectIsReloading(at()), selectSince(at()), reloads()]).toEqual([false, 1_000, 2]);
});
