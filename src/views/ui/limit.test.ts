import { expect, test } from 'vitest';
import { isCut } from './limit.ts';

const field = (value: string, selectionStart: number, selectionEnd = selectionStart, maxLength = 16) => ({
  value,
  selectionStart,
  selectionEnd,
  maxLength,
});

test.each([
  ['17 characters pasted into an empty field', field('', 0), 'Shiye202612345678', true],
  ['16 of them', field('', 0), 'Shiye20261234567', false],
  ['one more in a full field', field('Shiye20261234567', 16), '8', true],
  ['one in the place of another', field('Shiye20261234567', 3, 4), '8', false],
  ['something taken away', field('Shiye20261234567', 16), null, false],
  ['anything where there is no limit', field('Shiye', 5, 5, -1), '8'.repeat(100), false],
])('[R5.2-10] a field with a limit knows what it cuts: %s', (_, of, text, cut) => {
  expect(isCut(of, text)).toBe(cut);
});
