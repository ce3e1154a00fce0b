import type { ImageKind } from './image-kind.ts';

/**
 * The same picture without what the camera wrote beside it: where it was taken, with what, when. Nothing of the picture
 * itself is lost; of a JPEG's EXIF only which side is up stays. What cannot be read stays as it is.
 */
export const withoutMetadata = (bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Uint8Array<ArrayBuffer> => {
  const parts = kind === 'image/jpeg' ? jpegParts(bytes) : kind === 'image/png' ? pngParts(bytes) : null;
  return parts === null ? bytes : joined(parts);
};

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

const startOfScan = 0xda;
const exif = 0xe1;
/** EXIF and XMP, Photoshop's notes, comments. Colour profiles (0xe2) and Adobe's own (0xee) belong to the picture. */
const dropped = new Set([exif, 0xed, 0xfe]);

/** A JPEG is a row of segments up to the picture itself. */
const jpegParts = (bytes: Uint8Array): readonly Uint8Array[] | null => {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) {
      const side = orientation === 1 ? [] : [orientationSegment(orientation)];
      return [...kept.slice(0, 1), ...side, ...kept.slice(1), bytes.subarray(at)];
    }
    const end = at + 2 + view.getUint16(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker === exif) orientation = orientationIn(segment) ?? orientation;
    if (!dropped.has(marker)) kept.push(segment);
    at = end;
  }
  return null;
};

const tiffStart = 10;
const orientationTag = 0x0112;

const orientationIn = (segment: Uint8Array): number | null => {
  if (segment.length < tiffStart + 14 || String.fromCharCode(...segment.subarray(4, 8)) !== 'Exif') return null;
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

/** An EXIF of one entry: which side is up. */
const orientationSegment = (side: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, side, 0, 0],
    ...[0, 0, 0, 0],
  ]);

const pngSignature = 8;
const written = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** A PNG is a row of chunks: length, name, data, checksum. */
const pngParts = (bytes: Uint8Array): readonly Uint8Array[] | null => {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, pngSignature)];
  let at = pngSignature;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!written.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return kept;
};
