import { expect, test } from 'vitest';
import { withRoom } from './chosen-images.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file: `blob:${at}`, name: `${at}.png` }));

test('[R5.7-8] nine pictures at once, those that are there counted', () => {
  expect(withRoom(pictures(9))).toEqual({ taken: pictures(9), tooMany: [] });
  expect(withRoom(pictures(10))).toEqual({ taken: pictures(9), tooMany: pictures(10).slice(9) });
  expect(withRoom(pictures(3), 8)).toEqual({ taken: pictures(1), tooMany: pictures(3).slice(1) });
});
