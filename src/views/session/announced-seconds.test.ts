import { expect, test } from 'vitest';
import { announcedSeconds } from './announced-seconds.ts';

test('[R4.4-3] a countdown of 60 s is said twice, not sixty times', () => {
  const said = Array.from({ length: 61 }, (_, passed) => announcedSeconds(60 - passed));
  expect(said.filter((step, at) => step !== said[at - 1])).toEqual([null, 30, 10, null]);
  expect([
    announcedSeconds(31),
    announcedSeconds(30),
    announcedSeconds(11),
    announcedSeconds(10),
    announcedSeconds(1),
    announcedSeconds(0),
  ]).toEqual([null, 30, 30, 10, 10, null]);
});
