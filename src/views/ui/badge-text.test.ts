import { expect, test } from 'vitest';
import { badgeText } from './badge-text.ts';

test.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [5000, '99+'],
])('[R2.4-10] %d unread show as %s', (count, text) => {
  expect(badgeText(count, 99)).toBe(text);
});
