const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const imageSchemes = new Set(['http:', 'https:']);

/** As the browser will read it, tabs, line breaks and case included; nothing where it cannot be read. */
function schemeOf(value: string): string | undefined {
  return URL.canParse(value, 'https://base.invalid/') ? new URL(value, 'https://base.invalid/').protocol : undefined;
}

/** May stand in a link of foreign HTML: http, https, mailto, tel, or relative. */
export function isSafeLink(value: string): boolean {
  return linkSchemes.has(schemeOf(value) ?? '');
}

/** A whole address of the web, which can lead away from us. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** May be shown as a picture: http, https, relative, or a picture in the text itself, where nothing of it can run. */
export function isSafeImage(value: string): boolean {
  return imageSchemes.has(schemeOf(value) ?? '') || /^data:image\/(svg\+xml|png|jpeg|gif|webp|avif)[;,]/i.test(value);
}
