/** Shorter than base64. Write attributes in single quotes, so that it fits into `src="…"`. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
}
