/** Bytes of tiny pictures, as a browser would hold them. */
const bytes = (...numbers: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(numbers);

export const pngBytes = bytes(
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  0,
  0x49,
  0x45,
  0x4e,
  0x44,
  1,
  2,
  3,
  4,
);
export const jpegBytes = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9);
export const gifBytes = bytes(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0);

const two = (number: number): readonly number[] => [number >> 8, number & 0xff];
const four = (number: number): readonly number[] => [...two(number >>> 16), ...two(number & 0xffff)];

/** Heads of pictures that say they are so many pixels wide and high; of the picture itself there is nothing. */
export const sizedPng = (width: number, height: number) =>
  bytes(
    ...pngBytes.subarray(0, 8),
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...four(width),
    ...four(height),
    8,
    6,
    0,
    0,
    0,
  );
export const sizedGif = (width: number, height: number) =>
  bytes(...gifBytes.subarray(0, 6), ...two(width).toReversed(), ...two(height).toReversed(), 0, 0, 0);
/** `frame` says how it is pressed: 0xc0 at once, 0xc2 step by step. Tables stand before it, as cameras write them. */
export const sizedJpeg = (width: number, height: number, frame = 0xc0) =>
  bytes(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 5, 0, 0, 0],
    ...[0xff, frame, 0, 11, 8, ...two(height), ...two(width), 1, 1, 0x11, 0],
    ...[0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9],
  );

/** A file that the page holds: its `blob:` address. */
export const chosen = (content: Uint8Array<ArrayBuffer> = pngBytes, name = '燕麦.png') => ({
  file: URL.createObjectURL(new Blob([content])),
  name,
});
