import { imageUpload } from '#services/contract/constants.ts';
import type { Driver } from './play-path.ts';

const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...new Array(17).fill(0));
  bytes.set(new TextEncoder().encode('IHDR'), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const picture = new Blob([png(40, 30)]);
const chosen: Readonly<Record<string, Blob>> = {
  'it is no picture': new Blob(['%PDF']),
  'it is too large': new Blob([png(40, 30), new Uint8Array(imageUpload.maxBytes)]),
  'it has too many pixels': new Blob([png(20_000, 20_000)]),
};

export const imageUploadDriver: Driver = {
  begin: (_, input, [story = '']) => {
    const file = URL.createObjectURL(chosen[story] ?? picture);
    if (story === 'the file is gone') URL.revokeObjectURL(file);
    return { ...input, file };
  },
  stories: {
    'the file is gone': ({ chart }) => URL.revokeObjectURL(chart.getSnapshot().context.file),
  },
};
