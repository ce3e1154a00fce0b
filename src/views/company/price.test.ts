import { expect, test } from 'vitest';
import { priceText } from './price.ts';

test('a price has cents only where there are some', () => {
  expect([12, 9.9, 15.899_999, 0].map(priceText)).toEqual(['12', '9.90', '15.90', '0']);
});
