import { parse } from 'regexparam';

/** What the values of parameters look like, by their names; one that is not listed takes any word. */
export type Shapes = Readonly<Partial<Record<string, RegExp>>>;

export interface Match {
  readonly place: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Takes the decoded segments of a path. */
export type Matcher = (segments: readonly string[]) => Match | null;

/** A pattern up to its first parameter: `/news` of `/news/:id`. */
const headOf = (pattern: string): string => pattern.replace(/\/([:*].*)?$/, '');

/** `/a`, `/a/b` of `/a/b`, with the empty one before them. */
const startsOf = (words: readonly string[]): readonly string[] =>
  words.map((_, at) => words.slice(0, at + 1).join('/'));

/**
 * Compiles the patterns of one site. No parameter takes a word that the table has at its place, so no tag code hides a
 * page (R2.6-78). Of two places with the same path the first one has it.
 */
export const compile = (
  table: Iterable<readonly [place: string, patterns: readonly string[]]>,
  shapes: Shapes,
): Matcher => {
  const rows = [...table].flatMap(([place, patterns]) =>
    patterns.map((route) => {
      const { keys, pattern } = parse(route);
      // Without its flag: upper case is no other way to write an address.
      return { place, head: headOf(route), keys, path: new RegExp(pattern, '') };
    }),
  );
  const heads = new Set(rows.flatMap(({ head }) => startsOf(head.split('/'))));
  return (segments) => {
    const words = ['', ...segments.map(encodeURIComponent)];
    const head = startsOf(words).findLast((start) => heads.has(start));
    for (const { place, keys, path } of rows.filter((row) => row.head === head)) {
      const [found, ...values] = path.exec(words.join('/')) ?? [];
      const params = keys.flatMap((key, at): readonly [string, string][] => {
        const value = values[at];
        return value === undefined ? [] : [[key, decodeURIComponent(value)]];
      });
      const fits = params.every(([key, value]) => shapes[key]?.test(value) ?? true);
      if (found !== undefined && fits) return { place, params: Object.fromEntries(params) };
    }
    return null;
  };
};
