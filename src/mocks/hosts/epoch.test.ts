import { expect, test } from 'vitest';
import { epochAt } from './epoch.ts';

test('a stored domain keeps its time for a day, and is moved along after it, or back from far ahead', () => {
  const day = 24 * 60 * 60 * 1_000;
  const begun = Date.UTC(2026, 7, 3);
  expect([0, day, day + 1].map((later) => epochAt(begun, begun + later))).toEqual([begun, begun, begun + day + 1]);
  expect(epochAt(8.64e15, begun)).toBe(begun);
});
