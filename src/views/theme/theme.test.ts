import { expect, test } from 'vitest';
import { darkValues, lightValues } from './values.ts';

test('both themes give the same names', () => {
  expect(Object.keys(darkValues.colour)).toEqual(Object.keys(lightValues.colour));
  expect([lightValues.scheme, darkValues.scheme]).toEqual(['light', 'dark']);
});
