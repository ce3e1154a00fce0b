import { expect, test } from 'vitest';
import { firstUnique } from './first-unique.ts';

test('the first that tells nothing known is taken; where all is known, the one for whom it was is named', () => {
  const usedKeys = new Set(['old']);
  const attempt = (nth: number) => ({ nth, uniqueKeys: [nth === 0 ? 'old' : 'new'] });
  expect(firstUnique('news:1', 2, usedKeys, attempt).nth).toBe(1);
  expect(() => firstUnique('news:2', 2, usedKeys, attempt)).toThrow('news:2');
});
