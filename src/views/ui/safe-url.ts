const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

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
