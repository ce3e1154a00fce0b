import { expect, test } from 'vitest';
import { gifBytes, jpegBytes, pngBytes, sizedGif, sizedJpeg, sizedPng } from '../../../tests/harness/pictures.ts';
import { maxPixels, pixelCount } from './pixel-count.ts';

test('how many pixels a picture has is read from its head, whatever stands before it', () => {
  expect([
    pixelCount(sizedPng(30_000, 30_000), 'image/png'),
    pixelCount(sizedGif(65_535, 65_535), 'image/gif'),
    pixelCount(sizedJpeg(65_535, 40_000), 'image/jpeg'),
    pixelCount(sizedJpeg(4_000, 3_000, 0xc2), 'image/jpeg'),
    pixelCount(sizedPng(7_000, 7_000).subarray(0), 'image/png'),
  ]).toEqual([900_000_000, 4_294_836_225, 2_621_400_000, 12_000_000, 49_000_000]);
  expect(7_000 * 7_000).toBeLessThan(maxPixels);
});

test('a head that does not say it, or that is cut off, counts for nothing and breaks nothing', () => {
  expect([
    pixelCount(pngBytes, 'image/png'),
    pixelCount(gifBytes.subarray(0, 6), 'image/gif'),
    pixelCount(jpegBytes, 'image/jpeg'),
    pixelCount(sizedJpeg(10, 10).subarray(0, 12), 'image/jpeg'),
    pixelCount(new Uint8Array(), 'image/jpeg'),
    pixelCount(Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 40 }, () => 0xff)]), 'image/jpeg'),
  ]).toEqual([0, 0, 0, 0, 0, 0]);
});
