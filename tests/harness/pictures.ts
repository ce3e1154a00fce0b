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

/** A file that the page holds: its `blob:` address. */
export const chosen = (content: Uint8Array<ArrayBuffer> = pngBytes, name = '燕麦.png') => ({
  file: URL.createObjectURL(new Blob([content])),
  name,
});
