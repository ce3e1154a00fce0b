import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { replayClock } from './replay-clock.ts';

const running = () => {
  const real = new VirtualClock(90_000);
  let naming = '';
  const clock = replayClock(real, 1_000, () => naming);
  const came: string[] = [];
  const set = (name: string, ms: number) => {
    naming = name;
    return clock.setTimeout(() => came.push(name), ms);
  };
  const fire = (...names: readonly string[]): boolean => clock.fireNext((name) => names.includes(name));
  return { real, clock, came, set, fire };
};

test('while it is replayed it stands at the time of the journal, and never goes back', () => {
  const { clock } = running();
  const at = (time: number): number => {
    clock.setNow(time);
    return clock.now();
  };
  expect([clock.now(), at(5_000), at(4_000), at(6_000)]).toEqual([1_000, 5_000, 5_000, 6_000]);
});

test('timers come as they are due, those that come together in the order of their setting, and each once', async () => {
  const { real, clock, came, set, fire } = running();
  set('later', 300);
  set('first', 100);
  set('second', 100);
  clock.clearTimeout(set('taken back', 10));
  await real.advance(1_000);
  expect(came).toEqual([]);
  expect([fire(), fire(), fire(), fire()]).toEqual([true, true, true, false]);
  expect(came).toEqual(['first', 'second', 'later']);
});

test('the one that is looked for comes before one that is due earlier; of several that fit the earliest', () => {
  const { came, set, fire } = running();
  set('first', 100);
  set('later', 300);
  set('late', 200);
  expect([fire('later', 'late'), fire('later'), fire('later'), fire('later')]).toEqual([true, true, true, false]);
  expect(came).toEqual(['late', 'later', 'first']);
});

test('gone live, what is pending keeps the time it has left, and can be taken back', async () => {
  const { real, clock, came, set } = running();
  const [kept, dropped] = [set('kept', 500), set('dropped', 500)];
  clock.setNow(1_200);
  clock.goLive();
  expect(clock.now()).toBe(90_000);
  clock.clearTimeout(dropped);
  await real.advance(299);
  expect([clock.now(), came]).toEqual([90_299, []]);
  await real.advance(1);
  expect(came).toEqual(['kept']);
  clock.clearTimeout(kept);
});

test('gone live, timers are the real clock’s own', async () => {
  const { real, clock, came, set } = running();
  clock.goLive();
  const dropped = set('dropped', 100);
  set('kept', 100);
  clock.clearTimeout(dropped);
  await real.advance(100);
  expect(came).toEqual(['kept']);
});

test('a timer of the journal is not taken for one of the real clock', async () => {
  const { clock, real, came, set } = running();
  for (const name of ['one', 'two']) clock.clearTimeout(set(name, 100));
  set('of the journal', 100);
  clock.goLive();
  for (const name of ['one', 'two', 'three']) clock.clearTimeout(set(name, 100));
  await real.advance(100);
  expect(came).toEqual(['of the journal']);
});
