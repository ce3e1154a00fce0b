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

const chunk = (name: string) => [0, 0, 0, 1, ...words(name), 5, 1, 2, 3, 4];
const png = (...chunks: readonly (readonly number[])[]) => Uint8Array.from([...pngBytes.slice(0, 8), ...chunks.flat()]);

test('a png keeps what draws it, and loses notes, times and what programs of the camera add', () => {
  const drawn = ['IHDR', 'iCCP', 'pHYs', 'acTL', 'PLTE', 'tRNS', 'fcTL', 'IDAT', 'fdAT', 'IEND'];
  const notes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'iDOT'];
  const [first = '', ...others] = drawn;
  expect(withoutMetadata(png(...[first, ...notes, ...others].map(chunk)), 'image/png')).toEqual(
    png(...drawn.map(chunk)),
  );
});

const block = (text: string) => [text.length, ...words(text)];
const gif = (...parts: readonly (readonly number[])[]) =>
  Uint8Array.from([...words('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6, ...parts.flat()]);
const loop = [0x21, 0xff, ...block('NETSCAPE2.0'), 3, 1, 0, 0, 0];
const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, ...block('pixels;'), ...block('more'), 0];
const end = [0x3b];

test('a gif keeps its frames and how they are played, and loses comments, texts and notes of programs', () => {
  const notes = [0xfe, 0x01].flatMap((label) => [0x21, label, ...block('by me'), 0]);
  const xmp = [0x21, 0xff, ...block('XMP DataXMP'), ...block('GPS 30.27'), 0];
  expect(withoutMetadata(gif(loop, notes, control, frame, xmp, control, frame, end), 'image/gif')).toEqual(
    gif(loop, control, frame, control, frame, end),
  );
});

test.each([
  ['image/jpeg', jpeg(jfif)],
  ['image/png', png(chunk('IHDR'), chunk('IDAT'), chunk('IEND'))],
  ['image/gif', gif(frame, end)],
] as const)(
  'what follows the end of a picture (a film, another picture with its own notes) is not sent: %s',
  (kind, picture) => {
    for (const trailer of [words('MotionPhoto_Data ftypmp42 GPS'), [...jpeg(exif(true, 6))]])
      expect(withoutMetadata(Uint8Array.from([...picture, ...trailer]), kind)).toEqual(picture);
  },
);

test('notes between the scans of a photo, and the list of the pictures behind it, are not sent', () => {
  const restart = [0xff, 0xda, 0, 4, 1, 1, 7, 0xff, 0, 0xff, 0xd0, 8, 0xff, 0xff];
  const table = segment(0xc4, [1, 2, 3]);
  const close = [0xff, 0xd9];
  const whole = (...between: readonly (readonly number[])[]) =>
    Uint8Array.from([
      0xff,
      0xd8,
      ...profile,
      ...restart.slice(0, -2),
      ...between.flat(),
      ...table,
      ...restart,
      ...close,
    ]);
  const indexed = segment(0xe2, words('MPF\0GPS'));
  expect(withoutMetadata(whole(indexed, exif(true, 1), segment(0xeb, words('JUMBF'))), 'image/jpeg')).toEqual(whole());
});

test('a picture that breaks off loses its notes too; a head that cannot be read stays as it is', () => {
  const open = jpeg(exif(false, 1), jfif).slice(0, -3);
  expect(withoutMetadata(open, 'image/jpeg')).toEqual(jpeg(jfif).slice(0, -3));
  expect(withoutMetadata(png(chunk('IHDR'), chunk('tEXt').slice(0, 9)), 'image/png')).toEqual(png(chunk('IHDR')));
  expect(withoutMetadata(gifBytes, 'image/gif')).toEqual(gifBytes);
  const broken = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff]);
  expect(withoutMetadata(broken, 'image/jpeg')).toEqual(broken);
});
