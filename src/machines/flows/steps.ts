import type { JournalEntry } from '../journal/recorder.ts';

type Wanted = (entry: JournalEntry) => boolean;

/** Number of entries up to and including the next match; null where there is none. */
export const nextMoment = (entries: readonly JournalEntry[], index: number, wanted: Wanted): number | null => {
  for (let at = index; at < entries.length; at++) if (isWanted(entries[at], wanted)) return at + 1;
  return null;
};

export const momentBefore = (entries: readonly JournalEntry[], index: number, wanted: Wanted): number | null => {
  for (let at = index - 2; at >= 0; at--) if (isWanted(entries[at], wanted)) return at + 1;
  return null;
};

const isWanted = (entry: JournalEntry | undefined, wanted: Wanted): boolean => entry !== undefined && wanted(entry);
