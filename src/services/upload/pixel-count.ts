import type { ImageKind } from './image-kind.ts';

/** Larger images are refused: a file of a few hundred bytes may decode to a gigabyte (ASVS 5.2.6). */
export const maxPixels = 50_000_000;

/** Width times height from the header, without decoding; 0 where the header does not say. */
export const pixelCount = (bytes: Uint8Array, kind: ImageKind): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'image/png') return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
  if (kind === 'image/gif') return bytes.length < 10 ? 0 : view.getUint16(6, true) * view.getUint16(8, true);
  return jpegPixels(view);
};

/** SOF markers are 0xc0 to 0xcf, except tables (0xc4, 0xcc) and a reserved one (0xc8). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const startOfScan = 0xda;
const frameHead = 9;

const jpegPixels = (view: DataView): number => {
  let at = 2;
  while (at + frameHead <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    if (marker === startOfScan) return 0;
    at += 2 + view.getUint16(at + 2);
  }
  return 0;
};
