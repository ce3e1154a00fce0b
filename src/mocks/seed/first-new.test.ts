import { expect, test } from 'vitest';
import { firstNew } from './first-new.ts';

test('the first that tells nothing known is taken; where all is known, the one for whom it was is named', () => {
  const told = new Set(['old']);
  const attempt = (nth: number) => ({ nth, tells: [nth === 0 ? 'old' : 'new'] });
  expect(firstNew('news:1', 2, told, attempt).nth).toBe(1);
  expect(() => firstNew('news:2', 2, told, attempt)).toThrow('news:2');
});
