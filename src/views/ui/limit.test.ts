import { expect, test } from 'vitest';
import { limited } from './limit.ts';

const field = (value: string, selectionEnd: number | null = value.length) => ({ value, selectionEnd });

test.each([
  ['17 characters pasted into an empty field', field('Shiye202612345678'), 'Shiye20261234567', 16, true],
  ['16 of them', field('Shiye20261234567'), 'Shiye20261234567', 16, false],
  ['one typed into the middle of a full field', field('Shiye820261234567', 6), 'Shiye20261234567', 5, true],
  ['one typed into the middle of another', field('Shi8ye', 4), 'Shi8ye', 4, false],
  ['too much, set by a script, with the caret before it', field('8'.repeat(20), 0), '8'.repeat(16), 0, true],
  ['too much where the caret is unknown', field('8'.repeat(20), null), '8'.repeat(16), 16, true],
])('[R5.2-10] a field with a limit knows what it cuts: %s', (_, of, text, caret, isCut) => {
  expect(limited(of, { max: 16 })).toEqual({ text, caret, isCut });
});

const clean = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '');

test.each([
  ['12 34 56', 8, '123456', 6, false],
  ['１２３-456\n', 8, '123456', 6, false],
  ['12 3456', 3, '123456', 2, false],
  ['12 34 567', 9, '123456', 6, true],
])(
  '[R5.1-4] a code that comes at once arrives whole, without what does not count: %j',
  (value, at, text, caret, isCut) => {
    expect(limited(field(value, at), { max: 6, clean })).toEqual({ text, caret, isCut });
  },
);
