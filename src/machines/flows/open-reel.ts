import type { Lie } from '../journal/lies.ts';

/** What somebody has written to an entry of a session; `index` is the moment after it. */
export interface Note {
  readonly index: number;
  readonly text: string;
}

/** What was written to a session: its name, notes at moments, and from where to where it is worth looking at. */
export interface Annotations {
  readonly name: string;
  readonly notes: readonly Note[];
  readonly from: number | null;
  readonly to: number | null;
}

/** What is known of a recording that is open, beside its entries. Times in milliseconds since 1970. JSON. */
export interface OpenReel {
  /** Where the shelf has it. */
  readonly reel: string;
  /** What the reader calls it: the file's name, or the page that it comes from. */
  readonly name: string;
  readonly appVersion: string;
  readonly startedAt: number;
  readonly language: string;
  readonly route: string;
  /** The index of its first entry in the journal that it is from. */
  readonly first: number;
  readonly count: number;
  readonly lie: Lie | null;
  /** What was written to it in the file. */
  readonly written: Annotations | null;
}
