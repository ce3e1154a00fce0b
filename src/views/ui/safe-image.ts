const base = 'https://base.invalid/';
const written = /^data:image\/(svg\+xml|png|jpeg|gif|webp|avif)[;,]/i;

/** http, https, relative, or a `data:` image that cannot run scripts. */
export function isSafeImage(value: string): boolean {
  return written.test(value) || (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol));
}
