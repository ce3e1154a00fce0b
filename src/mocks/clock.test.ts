import { expect, test } from 'vitest';
import { VirtualClock } from '../../tests/harness/virtual-clock.ts';
import { createClock, stoppedTime } from './clock.ts';

test('advancing runs due timers in order, each at its own time', () => {
  const clock = createClock(stoppedTime(1_000));
  const seen: [string, number][] = [];
  clock.setTimeout(() => seen.push(['second', clock.now()]), 200);
  clock.setTimeout(() => seen.push(['first', clock.now()]), 100);
  clock.setTimeout(() => seen.push(['later', clock.now()]), 900);
  clock.advance(500);
  expect(seen).toEqual([
    ['first', 1_100],
    ['second', 1_200],
  ]);
  expect(clock.now()).toBe(1_500);
});

test('a timer that sets the next one keeps its rhythm while time is put forward', () => {
  const clock = createClock(stoppedTime(0));
  const beats: number[] = [];
  const beat = () => {
    beats.push(clock.now());
    clock.setTimeout(beat, 60);
  };
  clock.setTimeout(beat, 60);
  clock.advance(200);
  expect(beats).toEqual([60, 120, 180]);
});

test('a cleared timer does not run, whether cleared before or on the way', () => {
  const clock = createClock(stoppedTime(0));
  const seen: string[] = [];
  const gone = clock.setTimeout(() => seen.push('gone'), 10);
  const late = clock.setTimeout(() => seen.push('late'), 30);
  clock.setTimeout(() => clock.clearTimeout(late), 20);
  clock.clearTimeout(gone);
  clock.advance(100);
  expect(seen).toEqual([]);
});

test('another tab’s offset is followed, never backwards, and not announced again', () => {
  const clock = createClock(stoppedTime(0), 500);
  const notified: number[] = [];
  clock.onAdvance((offset) => notified.push(offset));
  clock.follow(200);
  expect(clock.now()).toBe(500);
  clock.follow(900);
  expect(clock.now()).toBe(900);
  clock.advance(100);
  expect(notified).toEqual([1_000]);
});

test('with running time a timer fires by itself and is armed anew after an advance', async () => {
  const source = stoppedTime(0);
  const armed: [() => void, number][] = [];
  let now = 0;
  const clock = createClock({
    ...source,
    now: () => now,
    setTimeout: (run, ms) => armed.push([run, ms]),
  });
  const seen: number[] = [];
  clock.setTimeout(() => seen.push(clock.now()), 1_000);
  clock.advance(400);
  expect(armed.map(([, ms]) => ms)).toEqual([1_000, 600]);
  now = 600;
  armed[1]?.[0]();
  armed[0]?.[0]();
  expect(seen).toEqual([1_000]);
});

test('a device whose clock is set back keeps nobody waiting: timers come when their time has passed', async () => {
  const device = new VirtualClock(86_400_000);
  let back = 0;
  const clock = createClock({ ...device, now: () => device.now() - back, setTimeout: device.setTimeout });
  const came: string[] = [];
  clock.setTimeout(() => came.push('second'), 1_000);
  clock.setTimeout(() => came.push('month'), 30 * 86_400_000);
  back = 80_000_000;
  await device.advance(999);
  expect(came).toEqual([]);
  await device.advance(1);
  expect(came).toEqual(['second']);
  await device.advance(26 * 86_400_000);
  expect(came).toEqual(['second']);
  await device.advance(5 * 86_400_000);
  expect(came).toEqual(['second', 'month']);
});

test.each(['advance', 'follow'] as const)(
  '[R4.4-2] a clock that is set back and then put forward (%s) keeps nobody waiting',
  async (how) => {
    const device = new VirtualClock(86_400_000);
    let back = 0;
    const clock = createClock({ ...device, now: () => device.now() - back, setTimeout: device.setTimeout });
    const came: string[] = [];
    clock.setTimeout(() => came.push('first'), 1_000);
    clock.setTimeout(() => came.push('second'), 2_000);
    back = 3_600_000;
    clock[how](1);
    await device.advance(999);
    expect(came).toEqual(['first']);
    clock[how](1_001);
    expect(came).toEqual(['first', 'second']);
  },
);
