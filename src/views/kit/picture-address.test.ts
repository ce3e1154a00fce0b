import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('a picture is told to others by its whole address, and not at all without one', () => {
  const origin = 'https://shiye.test';
  expect(pictureAddress('/pictures/1.webp', origin)).toBe('https://shiye.test/pictures/1.webp');
  expect(pictureAddress('https://img.shiye.test/1.webp', origin)).toBe('https://img.shiye.test/1.webp');
  expect([pictureAddress('', origin), pictureAddress(undefined, origin)]).toEqual([null, null]);
  expect(pictureAddress('data:image/svg+xml,%3Csvg%2F%3E', origin)).toBeNull();
});
