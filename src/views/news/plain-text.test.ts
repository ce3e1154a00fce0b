import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the words stay, the markup goes', () => {
  expect(plainText('<p>甲&amp;乙  <b>上市</b></p>\n<p>1 &lt; 2 &unknown;</p>')).toBe('甲&乙 上市 1 < 2 &unknown;');
  expect([plainText(''), plainText('<'.repeat(20_000)).length]).toEqual(['', 20_000]);
});
