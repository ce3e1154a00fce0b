import { expect, test } from 'vitest';
import { table } from './personas.ts';

test('columns stand under each other, Chinese characters being two wide', () => {
  expect(
    table([
      ['李然', 'a'],
      ['newcomer', 'b', 'c'],
    ]),
  ).toBe('  李然      a\n  newcomer  b  c');
});
