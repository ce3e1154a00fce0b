import type { PathEntry } from './path-file.ts';

/** A page that asks for nothing. */
const quiet = '/404';

/** The address that shows the place of a path (docs/qa.md), with its calls held, as its persona, and fresh data for each new `run`. */
export const addressOf = (
  { at, as = 'none' }: Pick<PathEntry, 'at'> & { readonly as?: string | undefined },
  calls: readonly string[],
  run: string,
): string | null => {
  if (!at) return null;
  const [, page = '', own = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(at.href) ?? [];
  const query = new URLSearchParams(own);
  query.set('persona', as);
  query.set('run', run);
  for (const endpoint of calls) query.append('fault', `hold;endpoint=${encodeURIComponent(endpoint)}`);
  return `${page}?${query}${anchor}`;
};

/** Where the player begins: a chart that begins with the app is there at once; for others a quiet page opens first. */
export const linkOf = (path: Pick<PathEntry, 'at' | 'as'>, calls: readonly string[], run: string): string | null =>
  path.at && !path.at.isAtStart ? addressOf({ ...path, at: { href: quiet } }, [], run) : addressOf(path, calls, run);
