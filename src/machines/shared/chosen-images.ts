import { imageUpload } from '#services/contract/constants.ts';
import { maxPixels } from '#services/upload/pixel-count.ts';
import type { Unfit } from '#services/upload/upload-image.ts';
import type { ChosenImage, ImageRefused } from './image-upload.machine.ts';

/** Of what was chosen, what there is room for beside `already` others (R5.7-8), each known as one of several, and what is too many. */
export const withRoom = (
  chosen: readonly ChosenImage[],
  already = 0,
): { readonly taken: readonly ChosenImage[]; readonly tooMany: readonly ChosenImage[] } => {
  const room = Math.max(0, imageUpload.maxImages - already);
  const isAmong = chosen.length > 1;
  return { taken: chosen.slice(0, room).map((image) => ({ ...image, isAmong })), tooMany: chosen.slice(room) };
};

/** What each text says: megabytes, megapixels, pictures. */
const limits: Readonly<Record<Unfit | 'many', number>> = {
  type: 0,
  size: imageUpload.maxBytes / 1024 / 1024,
  pixels: maxPixels / 1_000_000,
  broken: 0,
  many: imageUpload.maxImages,
};

const notice = <Key extends string>(key: Key, params: Readonly<Record<string, string | number>>) =>
  ({ type: 'notice.show', tone: 'warn', key: `upload:${key}`, params }) as const;

/** The words of R5.7 for pictures that are not taken, as a notice. */
export const imageNotice = (reason: Unfit | 'many') => notice(reason, { n: limits[reason] });

/** The same for one picture, which is named where it was chosen among others. */
export const refusalNotice = ({ reason, name }: Pick<ImageRefused, 'reason' | 'name'>) =>
  name === undefined ? imageNotice(reason) : notice(`named.${reason}`, { n: limits[reason], name });
