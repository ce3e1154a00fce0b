import type { JournalEntry } from '../journal/recorder.ts';
import { type EntryKind, kindOf } from './recording.ts';

/** More marks cannot be distinguished on a screen. */
export const markPlaces = 1_000;

export type MarkKind = Exclude<EntryKind, 'part'>;

/** An SVG path for each kind, `markPlaces` wide and 1 high; bar heights are relative to the fullest. */
export const density = (entries: readonly Pick<JournalEntry, 'input'>[]): Readonly<Record<MarkKind, string>> => {
  const places = Math.max(1, Math.min(markPlaces, entries.length));
  const counts = { user: new Uint32Array(places), backend: new Uint32Array(places), time: new Uint32Array(places) };
  for (const [at, entry] of entries.entries()) {
    const kind = kindOf(entry);
    const place = Math.floor((at * places) / entries.length);
    if (kind !== 'part') counts[kind][place] = (counts[kind][place] ?? 0) + 1;
  }
  const width = markPlaces / places;
  const pathOf = (bars: Uint32Array): string => {
    const most = bars.reduce((high, count) => Math.max(high, count), 1);
    let path = '';
    for (const [place, count] of bars.entries()) {
      if (count === 0) continue;
      const height = 0.35 + (0.65 * count) / most;
      path += `M${tenth((place + 0.5) * width)} 1v-${Math.round(height * 100) / 100}`;
    }
    return path;
  };
  return { user: pathOf(counts.user), backend: pathOf(counts.backend), time: pathOf(counts.time) };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
