import { memo } from 'react';
import { density, markPlaces } from '#machines/flows/density.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import * as css from './Scrubber.css.ts';

interface MarksProps {
  readonly entries: readonly JournalEntry[];
  /** Re-renders the memo when the mutable `entries` grow. */
  readonly count: number;
}

const kinds = ['user', 'backend', 'time'] as const;

export const TimeMarks = memo(function TimeMarks({ entries }: MarksProps) {
  const paths = density(entries);
  return (
    <svg
      className={css.marks}
      viewBox={`0 0 ${markPlaces} ${kinds.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {kinds.map((kind, row) => (
        <path key={kind} className={css.mark[kind]} d={paths[kind]} transform={`translate(0 ${row})`} />
      ))}
    </svg>
  );
});
