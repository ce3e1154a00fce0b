import type { PathEntry } from './path-file.ts';

/** A page that asks for nothing. */
const quiet = '/404';

/**
 * The address that opens the app for a path (docs/qa.md): its persona, and fresh data for each new `run`. A chart that
 * begins with the app is there at once, with the calls held; for others a quiet page opens first. Null without a place.
 */
export const linkOf = (
  { at, as }: Pick<PathEntry, 'at' | 'as'>,
  calls: readonly string[],
  run: string,
): string | null => {
  if (!at) return null;
  const query = new URLSearchParams({ persona: as ?? 'none', run });
  if (at.isAtStart)
    for (const endpoint of calls) query.append('fault', `hold;endpoint=${encodeURIComponent(endpoint)}`);
  return `${at.isAtStart ? at.href : quiet}?${query}`;
};
