import type { JournalEntry } from '../journal/recorder.ts';

type EntryPredicate = (entry: JournalEntry) => boolean;

/** Number of entries up to and including the next match; null where there is none. */
export const nextMoment = (entries: readonly JournalEntry[], index: number, matches: EntryPredicate): number | null => {
  for (let at = index; at < entries.length; at++) if (isMatch(entries[at], matches)) return at + 1;
  return null;
};

export const momentBefore = (
  entries: readonly JournalEntry[],
  index: number,
  matches: EntryPredicate,
): number | null => {
  for (let at = index - 2; at >= 0; at--) if (isMatch(entries[at], matches)) return at + 1;
  return null;
};

const isMatch = (entry: JournalEntry | undefined, matches: EntryPredicate): boolean =>
  entry !== undefined && matches(entry);
