import { imageUpload } from '#services/contract/constants.ts';
import type { ChosenImage } from './image-upload.machine.ts';

/** Of what was chosen, what there is room for beside `already` others (R5.7-8), and what is too many. */
export const withRoom = (
  chosen: readonly ChosenImage[],
  already = 0,
): { readonly taken: readonly ChosenImage[]; readonly tooMany: readonly ChosenImage[] } => {
  const room = Math.max(0, imageUpload.maxImages - already);
  return { taken: chosen.slice(0, room), tooMany: chosen.slice(room) };
};

/** The words of R5.7 for a picture that is not taken, as a notice. */
export const imageNotice = (reason: 'type' | 'size' | 'many') =>
  ({
    type: 'notice.raised',
    tone: 'warn',
    key: `upload:${reason}`,
    params: { n: reason === 'size' ? imageUpload.maxBytes / 1024 / 1024 : imageUpload.maxImages },
  }) as const;
