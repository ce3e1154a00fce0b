import type { Annotations } from './open-recording.ts';

export type SpanEdge = 'from' | 'to' | 'none';

export const noAnnotations: Annotations = { name: '', notes: [], from: null, to: null };

export const withSpan = (annotations: Annotations, edge: SpanEdge, count: number): Annotations => {
  if (edge === 'none') return { ...annotations, from: null, to: null };
  return edge === 'from' ? { ...annotations, from: count, to: null } : { ...annotations, to: count };
};

const back = (moment: number | null, dropped: number): number | null =>
  moment === null ? null : Math.max(0, moment - dropped);

/** Notes on dropped entries are merged into one at the beginning. */
export const withoutFirst = (annotations: Annotations, dropped: number): Annotations => {
  const moved = annotations.notes.map(({ index, text }) => ({ index: Math.max(0, index - dropped), text }));
  const early = moved.filter(({ index }) => index === 0).map(({ text }) => text);
  const first = early.length > 0 ? [{ index: 0, text: early.join(' · ') }] : [];
  return {
    ...annotations,
    notes: [...first, ...moved.filter(({ index }) => index > 0)],
    from: back(annotations.from, dropped),
    to: back(annotations.to, dropped),
  };
};
