import { expect, test } from 'vitest';
import { asSent, isBlank, whole } from './text.ts';

test('half a character goes, the emoji beside it stays', () => {
  expect(whole('好\ud83d🍵')).toBe('好🍵');
  expect(whole('🍵\udf75好\ud83d')).toBe('🍵好');
  expect(whole('𠮷野家 👩🏿‍🔬')).toBe('𠮷野家 👩🏿‍🔬');
  expect(asSent(' \ud83d 好 ')).toBe('好');
});

test('halves of characters alone are nothing', () => {
  expect([isBlank('\ud83d'), isBlank(' \udf75'), isBlank('🍵')]).toEqual([true, true, false]);
});
