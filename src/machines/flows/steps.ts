import type { JournalEntry } from '../journal/recorder.ts';

type EntryPredicate = (entry: JournalEntry) => boolean;

const after = (at: number): number | null => (at < 0 ? null : at + 1);

/** Number of entries up to and including the next match; null where there is none. */
export const nextMoment = (entries: readonly JournalEntry[], index: number, matches: EntryPredicate): number | null =>
  after(entries.findIndex((entry, at) => at >= index && matches(entry)));

export const momentBefore = (entries: readonly JournalEntry[], index: number, matches: EntryPredicate): number | null =>
  after(entries.findLastIndex((entry, at) => at <= index - 2 && matches(entry)));
