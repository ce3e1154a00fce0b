import { imageUpload } from '#services/contract/constants.ts';
import { maxPixels } from '#services/upload/pixel-count.ts';
import type { Unfit } from '#services/upload/upload-image.ts';
import type { ChosenImage } from './image-upload.machine.ts';

/** Of what was chosen, what there is room for beside `already` others (R5.7-8), and what is too many. */
export const withRoom = (
  chosen: readonly ChosenImage[],
  already = 0,
): { readonly taken: readonly ChosenImage[]; readonly tooMany: readonly ChosenImage[] } => {
  const room = Math.max(0, imageUpload.maxImages - already);
  return { taken: chosen.slice(0, room), tooMany: chosen.slice(room) };
};

/** What each text says: megabytes, megapixels, pictures. */
const limits: Readonly<Record<Unfit | 'many', number>> = {
  type: 0,
  size: imageUpload.maxBytes / 1024 / 1024,
  pixels: maxPixels / 1_000_000,
  broken: 0,
  many: imageUpload.maxImages,
};

/** The words of R5.7 for a picture that is not taken, as a notice. */
export const imageNotice = (reason: Unfit | 'many') =>
  ({ type: 'notice.raised', tone: 'warn', key: `upload:${reason}`, params: { n: limits[reason] } }) as const;
