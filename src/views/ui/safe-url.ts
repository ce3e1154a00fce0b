const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Parsed as the browser does, whatever the case or whitespace; undefined for an invalid URL. */
function schemeOf(value: string): string | undefined {
  return URL.canParse(value, 'https://base.invalid/') ? new URL(value, 'https://base.invalid/').protocol : undefined;
}

/** For foreign HTML: http, https, mailto, tel, or relative. */
export function isSafeLink(value: string): boolean {
  return linkSchemes.has(schemeOf(value) ?? '');
}

export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
