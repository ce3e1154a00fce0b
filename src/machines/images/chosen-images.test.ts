import { expect, test } from 'vitest';
import { withinLimit } from './chosen-images.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file: `blob:${at}`, name: `${at}.png` }));

test('[R5.7-8] nine pictures at once, those that are there counted', () => {
  const among = (count: number) => pictures(count).map((picture) => ({ ...picture, isAmong: true }));
  expect(withinLimit(pictures(9))).toEqual({ taken: among(9), tooMany: [] });
  expect(withinLimit(pictures(10))).toEqual({ taken: among(9), tooMany: pictures(10).slice(9) });
  expect(withinLimit(pictures(3), 8)).toEqual({ taken: among(1), tooMany: pictures(3).slice(1) });
  expect(withinLimit(pictures(1)).taken).toEqual([{ ...pictures(1)[0], isAmong: false }]);
});
