const base = 'https://base.invalid/';
const written = /^data:image\/(svg\+xml|png|jpeg|gif|webp|avif)[;,]/i;

/** May be shown as a picture: http, https, relative, or a picture in the text itself, where nothing of it can run. */
export function isSafeImage(value: string): boolean {
  return written.test(value) || (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol));
}
