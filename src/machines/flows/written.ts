import type { Annotations } from './open-recording.ts';

export type SpanEdge = 'from' | 'to' | 'none';

export const nothingWritten: Annotations = { name: '', notes: [], from: null, to: null };

export const spanned = (written: Annotations, edge: SpanEdge, count: number): Annotations => {
  if (edge === 'none') return { ...written, from: null, to: null };
  return edge === 'from' ? { ...written, from: count, to: null } : { ...written, to: count };
};

const back = (moment: number | null, dropped: number): number | null =>
  moment === null ? null : Math.max(0, moment - dropped);

/** Notes on dropped entries are merged into one at the beginning. */
export const movedBack = (written: Annotations, dropped: number): Annotations => {
  const moved = written.notes.map(({ index, text }) => ({ index: Math.max(0, index - dropped), text }));
  const early = moved.filter(({ index }) => index === 0).map(({ text }) => text);
  const first = early.length > 0 ? [{ index: 0, text: early.join(' · ') }] : [];
  return {
    ...written,
    notes: [...first, ...moved.filter(({ index }) => index > 0)],
    from: back(written.from, dropped),
    to: back(written.to, dropped),
  };
};
