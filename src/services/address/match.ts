import { parse } from 'regexparam';

/** Patterns by parameter name; parameters not listed take any value. */
export type Shapes = Readonly<Partial<Record<string, RegExp>>>;

interface Match {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

export type Matcher = (segments: readonly string[]) => Match | null;

const headOf = (pattern: string): string => pattern.replace(/\/([:*].*)?$/, '');

const startsOf = (words: readonly string[]): readonly string[] =>
  words.map((_, at) => words.slice(0, at + 1).join('/'));

/** No parameter matches a literal segment of the table, so no tag code hides a page (R2.6-78). Of equal paths the first wins. */
export const compile = (
  table: Iterable<readonly [name: string, patterns: readonly string[]]>,
  shapes: Shapes,
): Matcher => {
  const rows = [...table].flatMap(([name, patterns]) =>
    patterns.map((route) => {
      const { keys, pattern } = parse(route);
      // Without the flag `i`: upper case is no valid spelling of an address.
      return { name, head: headOf(route), keys, path: new RegExp(pattern, '') };
    }),
  );
  const heads = new Set(rows.flatMap(({ head }) => startsOf(head.split('/'))));
  return (segments) => {
    const words = ['', ...segments.map(encodeURIComponent)];
    const head = startsOf(words).findLast((start) => heads.has(start));
    for (const { name, keys, path } of rows.filter((row) => row.head === head)) {
      const [found, ...values] = path.exec(words.join('/')) ?? [];
      const params = keys.flatMap((key, at): readonly [string, string][] => {
        const value = values[at];
        return value === undefined ? [] : [[key, decodeURIComponent(value)]];
      });
      const fits = params.every(([key, value]) => shapes[key]?.test(value) ?? true);
      if (found !== undefined && fits) return { name, params: Object.fromEntries(params) };
    }
    return null;
  };
};
