/** Magic numbers of the formats allowed (R5.7-6). */
const beginnings = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/gif': [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
} as const;

export type ImageKind = keyof typeof beginnings;

export const extensionOf: Readonly<Record<ImageKind, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};

const kinds = Object.keys(beginnings) as readonly ImageKind[];

/** Format by content, not by file name; null for anything else. */
export const imageKind = (bytes: Uint8Array): ImageKind | null =>
  kinds.find((kind) => beginnings[kind].some((start) => start.every((byte, at) => bytes[at] === byte))) ?? null;
