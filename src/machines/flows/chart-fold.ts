import { isAncestor } from './boxes.ts';
import type { ChartFile, ChartState, Layout } from './chart-file.ts';

type Branches = Pick<ChartFile, 'states' | 'arrows'>;

/** `name` is an id or a state's path. */
export const named = (chart: Branches, name: string | null): string | null =>
  chart.states.find(({ id, path }) => id === name || path === name)?.id ??
  chart.arrows.find(({ id }) => id === name)?.id ??
  null;

export const foldedWith = (folded: readonly string[], id: string): readonly string[] =>
  folded.includes(id) ? folded.filter((other) => other !== id) : [...folded, id];

/** What stays folded so that the element is visible. */
export const foldedWithout = (chart: Branches, folded: readonly string[], id: string): readonly string[] => {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const arrow = chart.arrows.find((other) => other.id === id);
  const seen = arrow?.source ?? id;
  return folded.filter((outer) => !isAncestor(states, outer, seen) && !(arrow && outer === seen));
};

/** Unfolds everything if the linked element would be hidden. */
export const opened = (chart: ChartFile | null, state: string | null) => {
  const folded = chart?.opening?.folded ?? [];
  const element = chart && named(chart, state);
  const isSeen = !chart || element === null || foldedWithout(chart, folded, element).length === folded.length;
  const layout: Layout | null = (isSeen ? chart?.opening?.layout : undefined) ?? chart?.layout ?? null;
  return { folded: isSeen ? folded : [], layout };
};

/** Transitions not drawn because their source is inside a folded state. */
export const foldedAway = ({ states, arrows }: Branches, id: string) => {
  const known = new Map(states.map((state) => [state.id, state]));
  return arrows.filter(({ source }) => isAncestor(known, id, source));
};

export const drawnFor = (
  states: ReadonlyMap<string, ChartState>,
  drawn: Layout['states'],
  id: string,
): string | null => {
  if (drawn[id]) return id;
  const parent = states.get(id)?.parent ?? null;
  return parent === null ? null : drawnFor(states, drawn, parent);
};
