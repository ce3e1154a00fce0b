import type { HtmlHeading } from '../ui/sanitize.ts';

/** `depth` counts from 0, the article's shallowest level. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

const longestSlug = 40;
const deepest = 2;

/**
 * Ids are made of the text, so that links survive small edits. One entry for each heading, as ids are assigned by
 * index.
 */
export const contentsOf = (found: readonly HtmlHeading[]): readonly Heading[] => {
  const shallowest = Math.min(...found.map(({ level }) => level));
  const taken = new Set<string>();
  return found.map(({ text, level }, index) => {
    const id = untaken(`h-${slug(text) || index + 1}`, taken);
    taken.add(id);
    return { id, text, depth: Math.min(level - shallowest, deepest) };
  });
};

export const listed = (headings: readonly Heading[]): readonly Heading[] => headings.filter(({ text }) => text !== '');

const slug = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-'),
  ]
    .slice(0, longestSlug)
    .join('')
    .replace(/^-+|-+$/g, '');

const untaken = (id: string, taken: ReadonlySet<string>, nth = 2): string => {
  if (!taken.has(id)) return id;
  const next = `${id}-${nth}`;
  return taken.has(next) ? untaken(id, taken, nth + 1) : next;
};
