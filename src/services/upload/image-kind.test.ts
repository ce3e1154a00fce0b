import { expect, test } from 'vitest';
import { gifBytes, jpegBytes, pngBytes } from '../../../tests/harness/pictures.ts';
import { imageKind } from './image-kind.ts';

test('[R5.7-6] a picture is known by its content: jpeg, png and gif, and nothing else', () => {
  const webp = Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]);
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect([jpegBytes, pngBytes, gifBytes, webp, svg, new Uint8Array()].map(imageKind)).toEqual([
    'image/jpeg',
    'image/png',
    'image/gif',
    null,
    null,
    null,
  ]);
});
