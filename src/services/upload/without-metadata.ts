import type { ImageKind } from './image-kind.ts';

/**
 * Removes metadata (place, device, time), keeps what affects rendering and the EXIF orientation. Returns the file
 * unchanged where its header cannot be parsed.
 */
export const withoutMetadata = (bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Uint8Array<ArrayBuffer> => {
  const parts = partsOf[kind](bytes);
  return parts === null ? bytes : joined(parts);
};

type Parts = readonly Uint8Array[] | null;

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const asciiIn = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exif = 0xe1;
const comment = 0xfe;

/** Markers without a body: RST and TEM. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** APP segments that affect rendering; MPF, an index of further images, is an APP2 too. */
const drawing = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const isKeptSegment = (marker: number, segment: Uint8Array): boolean => {
  if (marker < 0xe0 || (marker > 0xef && marker !== comment)) return true;
  const name = drawing.get(marker);
  return name !== undefined && asciiIn(segment, 4, 4 + name.length) === name;
};

const markerFrom = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0xff && bytes[at + 1] !== 0)) at += 1;
  return at;
};

const scanEnd = (bytes: Uint8Array, head: number): number => {
  let at = markerFrom(bytes, head);
  while (isBare(bytes[at + 1] ?? 0)) at = markerFrom(bytes, at + 2);
  return at;
};

/** A JPEG is a sequence of segments and scans. Whatever follows its end (a film, more images) is dropped. */
const jpegParts = (bytes: Uint8Array): Parts => {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let isDrawn = false;
  let at = markerFrom(bytes, 2);
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage || marker === startOfImage) break;
    if (isBare(marker)) {
      at = markerFrom(bytes, at + 2);
      continue;
    }
    const head = at + 2 + view.getUint16(at + 2);
    const end = marker === startOfScan ? scanEnd(bytes, head) : head;
    const segment = bytes.subarray(at, end);
    if (marker === exif) orientation = orientationIn(segment) ?? orientation;
    if (isKeptSegment(marker, segment)) kept.push(segment);
    isDrawn ||= marker === startOfScan;
    at = markerFrom(bytes, end);
  }
  if (!isDrawn) return null;
  const side = orientation === 1 ? [] : [orientationSegment(orientation)];
  const close = bytes[at + 1] === endOfImage ? [bytes.subarray(at, at + 2)] : [];
  return [bytes.subarray(0, 2), ...side, ...kept, ...close];
};

const tiffStart = 10;
const orientationTag = 0x0112;

const orientationIn = (segment: Uint8Array): number | null => {
  if (segment.length < tiffStart + 14 || asciiIn(segment, 4, 8) !== 'Exif') return null;
  const tiff = viewOf(segment.subarray(tiffStart));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return null;
  for (let entry = first + 2; entry + 12 <= tiff.byteLength; entry += 12) {
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue;
    const side = tiff.getUint16(entry + 8, isLittle);
    return side >= 1 && side <= 8 ? side : null;
  }
  return null;
};

const orientationSegment = (side: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, side, 0, 0],
    ...[0, 0, 0, 0],
  ]);

const pngSignature = 8;
const pngEnd = 'IEND';
/** Ancillary chunks that affect rendering: colours, transparency, pixel size, animation. */
const drawingChunks = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST sPLT pHYs acTL fcTL fdAT'.split(' '),
);

const pngParts = (bytes: Uint8Array): Parts => {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, pngSignature)];
  let at = pngSignature;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const name = asciiIn(bytes, at + 4, at + 8);
    if (/^[A-Z]/.test(name) || drawingChunks.has(name)) kept.push(bytes.subarray(at, end));
    if (name === pngEnd) break;
    at = end;
  }
  return kept;
};

const gifHead = 13;
const gifPicture = 0x2c;
const gifExtension = 0x21;
const gifTrailer = 0x3b;
const gifControl = 0xf9;
const gifApplication = 0xff;
const drawingApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

const coloursAfter = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

const blocksEnd = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
};

const isKeptExtension = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === gifControl ||
  (bytes[at + 1] === gifApplication && drawingApplications.has(asciiIn(bytes, at + 3, at + 14)));

const gifParts = (bytes: Uint8Array): Parts => {
  if (bytes.length < gifHead) return null;
  let at = gifHead + coloursAfter(bytes[10]);
  const kept: Uint8Array[] = [bytes.subarray(0, at)];
  while (bytes[at] === gifPicture || bytes[at] === gifExtension) {
    const isPicture = bytes[at] === gifPicture;
    const end = blocksEnd(bytes, isPicture ? at + 11 + coloursAfter(bytes[at + 9]) : at + 2);
    if (isPicture || isKeptExtension(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return [...kept, Uint8Array.of(gifTrailer)];
};

const partsOf: Readonly<Record<ImageKind, (bytes: Uint8Array) => Parts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
};
