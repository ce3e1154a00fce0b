const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Text of HTML on one line, for descriptions. Not safe as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
