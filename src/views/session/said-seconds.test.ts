import { expect, test } from 'vitest';
import { saidSeconds } from './said-seconds.ts';

test('[R4.4-3] a countdown of 60 s is said twice, not sixty times', () => {
  const said = Array.from({ length: 61 }, (_, passed) => saidSeconds(60 - passed));
  expect(said.filter((step, at) => step !== said[at - 1])).toEqual([null, 30, 10, null]);
  expect([saidSeconds(31), saidSeconds(30), saidSeconds(11), saidSeconds(10), saidSeconds(1), saidSeconds(0)]).toEqual([
    null,
    30,
    30,
    10,
    10,
    null,
  ]);
});
