import { imageUpload } from '#services/contract/constants.ts';
import { maxPixels } from '#services/upload/pixel-count.ts';
import type { Unfit } from '#services/upload/upload-image.ts';
import type { ChosenImage, ImageRefused } from './image-upload.machine.ts';

/** Splits the chosen images at the limit, counting `already` existing ones (R5.7-8). */
export const withinLimit = (
  chosen: readonly ChosenImage[],
  already = 0,
): { readonly taken: readonly ChosenImage[]; readonly tooMany: readonly ChosenImage[] } => {
  const free = Math.max(0, imageUpload.maxImages - already);
  const isAmong = chosen.length > 1;
  return { taken: chosen.slice(0, free).map((image) => ({ ...image, isAmong })), tooMany: chosen.slice(free) };
};

const limits: Readonly<Record<Unfit | 'many', number>> = {
  type: 0,
  size: imageUpload.maxBytes / 1024 / 1024,
  pixels: maxPixels / 1_000_000,
  broken: 0,
  many: imageUpload.maxImages,
};

const notice = <Key extends string>(key: Key, params: Readonly<Record<string, string | number>>) =>
  ({ type: 'notice.show', tone: 'warn', key: `upload:${key}`, params }) as const;

export const imageNotice = (reason: Unfit | 'many') => notice(reason, { n: limits[reason] });

export const refusalNotice = ({ reason, name }: Pick<ImageRefused, 'reason' | 'name'>) =>
  name === undefined ? imageNotice(reason) : notice(`named.${reason}`, { n: limits[reason], name });
