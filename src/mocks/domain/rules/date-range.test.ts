import { expect, test } from 'vitest';
import { dateRanges } from '#services/contract/constants.ts';
import { isWithin } from './date-range.ts';

const day = 24 * 60 * 60 * 1_000;

test('[R9-20] each range holds what is no older than it says, the last one what is older than a year', () => {
  const ages = [0, 1, 7, 30, 183, 365, 366];
  const held = dateRanges.map((range) => ages.filter((age) => isWithin(range, 0, age * day)));
  expect(held).toEqual([[0, 1], [0, 1, 7], [0, 1, 7, 30], [0, 1, 7, 30, 183], [0, 1, 7, 30, 183, 365], [366]]);
  expect(isWithin(undefined, 0, 999 * day)).toBe(true);
});
