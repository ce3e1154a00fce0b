/** Absolute URL for crawlers; null for none and for `data:`. */
export const pictureAddress = (src: string | undefined, origin: string): string | null =>
  !src || src.startsWith('data:') ? null : new URL(src, origin).href;
