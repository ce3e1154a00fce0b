import type { JournalEntry } from '../journal/recorder.ts';
import { type EntryKind, kindOf } from './recording.ts';

/** More marks cannot be distinguished on a screen. */
export const markCount = 1_000;

type MarkKind = Exclude<EntryKind, 'part'>;

/** An SVG path for each kind, `markCount` wide and 1 high; bar heights are relative to the fullest. */
export const density = (entries: readonly Pick<JournalEntry, 'input'>[]): Readonly<Record<MarkKind, string>> => {
  const bins = Math.max(1, Math.min(markCount, entries.length));
  const counts = { user: new Uint32Array(bins), backend: new Uint32Array(bins), time: new Uint32Array(bins) };
  for (const [at, entry] of entries.entries()) {
    const kind = kindOf(entry);
    const bin = Math.floor((at * bins) / entries.length);
    if (kind !== 'part') counts[kind][bin] = (counts[kind][bin] ?? 0) + 1;
  }
  const width = markCount / bins;
  const pathOf = (bars: Uint32Array): string => {
    const most = bars.reduce((high, count) => Math.max(high, count), 1);
    let path = '';
    for (const [bin, count] of bars.entries()) {
      if (count === 0) continue;
      const height = 0.35 + (0.65 * count) / most;
      path += `M${tenth((bin + 0.5) * width)} 1v-${Math.round(height * 100) / 100}`;
    }
    return path;
  };
  return { user: pathOf(counts.user), backend: pathOf(counts.backend), time: pathOf(counts.time) };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
