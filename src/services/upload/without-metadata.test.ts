import { expect, test } from 'vitest';
import { gifBytes, pngBytes } from '../../../tests/harness/pictures.ts';
import { withoutMetadata } from './without-metadata.ts';

const words = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];
const jfif = segment(0xe0, words('JFIF\0'));
const profile = segment(0xe2, words('ICC_PROFILE\0'));
const scan = [0xff, 0xda, 0, 2, 9, 9, 0xff, 0xd9];
const jpeg = (...segments: readonly (readonly number[])[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...scan]);

/** An EXIF with an orientation and a place, in either byte order. */
const exif = (isLittle: boolean, orientation: number) => {
  const two = (number: number) => (isLittle ? [number, number >> 8] : [number >> 8, number & 0xff]);
  const four = (number: number) => (isLittle ? [number, 0, 0, 0] : [0, 0, 0, number]);
  return segment(0xe1, [
    ...words('Exif\0\0'),
    ...words(isLittle ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(1),
    ...(isLittle ? [0x12, 0x01] : [0x01, 0x12]),
    ...two(3),
    ...four(1),
    ...two(orientation),
    ...[0, 0],
    ...words('GPS 30.27 120.15'),
  ]);
};
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

test('where and with what a photo was taken is not sent; its colours and its picture are', () => {
  const cleaned = withoutMetadata(
    jpeg(jfif, exif(true, 1), segment(0xed, words('Photoshop')), segment(0xfe, words('by me')), profile),
    'image/jpeg',
  );
  expect(cleaned).toEqual(jpeg(jfif, profile));
});

test.each([true, false])('which side is up stays, and nothing else of the EXIF (little endian: %s)', (isLittle) => {
  const cleaned = withoutMetadata(jpeg(exif(isLittle, 6), profile), 'image/jpeg');
  expect(textOf(cleaned)).not.toContain('GPS');
  expect(withoutMetadata(cleaned, 'image/jpeg')).toEqual(cleaned);
  expect(cleaned.slice(2, 38)).toEqual(
    Uint8Array.from(
      segment(0xe1, [
        ...words('Exif\0\0MM'),
        0,
        42,
        0,
        0,
        0,
        8,
        0,
        1,
        1,
        0x12,
        0,
        3,
        0,
        0,
        0,
        1,
        0,
        6,
        0,
        0,
        0,
        0,
        0,
        0,
      ]),
    ),
  );
  expect(cleaned.slice(38)).toEqual(jpeg(profile).slice(2));
});

test('a png loses its written notes, a gif and what cannot be read stay as they are', () => {
  const chunk = (name: string) => [0, 0, 0, 1, ...words(name), 5, 1, 2, 3, 4];
  const png = (...chunks: readonly (readonly number[])[]) =>
    Uint8Array.from([...pngBytes.slice(0, 8), ...chunks.flat()]);
  expect(
    withoutMetadata(png(chunk('IHDR'), chunk('eXIf'), chunk('tEXt'), chunk('IDAT'), chunk('tIME')), 'image/png'),
  ).toEqual(png(chunk('IHDR'), chunk('IDAT')));
  expect(withoutMetadata(gifBytes, 'image/gif')).toEqual(gifBytes);
  const broken = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff]);
  expect(withoutMetadata(broken, 'image/jpeg')).toEqual(broken);
});
