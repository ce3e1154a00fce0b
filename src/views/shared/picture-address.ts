/**
 * The whole address of a picture, for those outside who fetch it; null for one without an address: none, or one that is
 * written out in place of it.
 */
export const pictureAddress = (src: string | undefined, origin: string): string | null =>
  !src || src.startsWith('data:') ? null : new URL(src, origin).href;
