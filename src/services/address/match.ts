import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';

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

/** `matchRoute` gives each value by its place, too. */
const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** Without the flag `i`: upper case is no valid spelling of an address. */
const parserOf = (routes: readonly string[]): Parser => {
  const parsed = new Map(
    routes.map((route) => {
      const { keys, pattern } = parse(route);
      return [route, { keys, pattern: new RegExp(pattern, '') }];
    }),
  );
  return (route) => parsed.get(route) ?? parse(route);
};

/** No parameter matches a literal segment of the table, so no tag code hides a page (R2.6-78). Of equal paths the first wins. */
export const compile = (
  table: Iterable<readonly [name: string, patterns: readonly string[]]>,
  shapes: Shapes,
): Matcher => {
  const rows = [...table].flatMap(([name, patterns]) =>
    patterns.map((route) => ({ name, route, head: headOf(route) })),
  );
  const parser = parserOf(rows.map(({ route }) => route));
  const heads = new Set(rows.flatMap(({ head }) => startsOf(head.split('/'))));
  return (segments) => {
    const words = ['', ...segments.map(encodeURIComponent)];
    const head = startsOf(words).findLast((start) => heads.has(start));
    for (const { name, route } of rows.filter((row) => row.head === head)) {
      const [isFound, found] = matchRoute(parser, route, words.join('/'));
      const params = Object.entries(found ?? {}).flatMap(([key, value]): readonly [string, string][] =>
        value === undefined || isIndex(key) ? [] : [[key, decodeURIComponent(value)]],
      );
      const fits = params.every(([key, value]) => shapes[key]?.test(value) ?? true);
      if (isFound && fits) return { name, params: Object.fromEntries(params) };
    }
    return null;
  };
};
