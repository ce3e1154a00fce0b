import { expect, test } from 'vitest';
import { desktopFrom, media } from './breakpoints.ts';
import { darkValues, lightValues } from './values.ts';

test('[R9-27] mobile ends just below 768 px and desktop begins there', () => {
  expect(desktopFrom).toBe(768);
  expect(media.mobile).toBe('(max-width: 767.98px)');
  expect(media.desktop).toBe('(min-width: 768px)');
});

test('both themes give the same names', () => {
  expect(Object.keys(darkValues.colour)).toEqual(Object.keys(lightValues.colour));
  expect([lightValues.scheme, darkValues.scheme]).toEqual(['light', 'dark']);
});
