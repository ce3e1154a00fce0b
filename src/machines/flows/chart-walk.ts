import type { Drawn } from './boxes.ts';
import type { ChartArrow, ChartState } from './chart-file.ts';

/** `level` counts from 1; `parent` is an element's id. */
export interface ChartElement {
  readonly id: string;
  readonly level: number;
  readonly parent: string | null;
  readonly state?: ChartState;
  readonly arrow?: ChartArrow;
  readonly isFolded: boolean | null;
}

/** A state, its outgoing transitions, then its inner states. */
export const elementsOf = (chart: Drawn, folded: readonly string[]): readonly ChartElement[] => {
  const under = (state: ChartState, level: number): readonly ChartElement[] => {
    const inner = chart.states.filter(({ parent }) => parent === state.id);
    const isFolded = folded.includes(state.id);
    const own: ChartElement = {
      id: state.id,
      level,
      parent: state.parent,
      state,
      isFolded: inner.length > 0 ? isFolded : null,
    };
    const leaving = chart.arrows
      .filter(({ source }) => source === state.id)
      .map((arrow): ChartElement => ({ id: arrow.id, level: level + 1, parent: state.id, arrow, isFolded: null }));
    return [own, ...leaving, ...(isFolded ? [] : inner.flatMap((child) => under(child, level + 1)))];
  };
  return chart.states.filter(({ parent }) => parent === null).flatMap((state) => under(state, 1));
};

export type Direction = 'next' | 'back' | 'in' | 'out' | 'first' | 'last' | 'along';

/** `along` follows a transition to its target. */
export const walked = (elements: readonly ChartElement[], from: string | null, to: Direction): string | null => {
  const at = elements.findIndex(({ id }) => id === from);
  const here = elements[at];
  const near = (by: number): string | null => elements[Math.min(Math.max(at + by, 0), elements.length - 1)]?.id ?? null;
  if (!here) return elements[0]?.id ?? null;
  switch (to) {
    case 'next':
      return near(1);
    case 'back':
      return near(-1);
    case 'first':
      return elements[0]?.id ?? null;
    case 'last':
      return elements.at(-1)?.id ?? null;
    case 'in':
      return elements[at + 1]?.parent === here.id ? near(1) : here.id;
    case 'out':
      return here.parent ?? here.id;
    case 'along':
      return elements.find(({ id }) => id === here.arrow?.targets[0])?.id ?? here.id;
  }
};
