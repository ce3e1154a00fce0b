import type { Drawn } from '#machines/flows/boxes.ts';
import type { Layout } from '#machines/flows/chart-file.ts';
import { drawnFor } from '#machines/flows/chart-fold.ts';

/** By ids of states and transitions. */
export interface Marks {
  readonly activeStates?: ReadonlySet<string>;
  readonly taken?: ReadonlySet<string>;
  /** All else is drawn as missing. */
  readonly covered?: ReadonlySet<string>;
  readonly selected?: string | null;
  readonly differences?: ReadonlyMap<string, 'added' | 'changed' | 'moved' | 'removed'>;
}

export const marksOf = (id: string, { activeStates, taken, covered, selected, differences }: Marks): string => {
  const difference = differences?.get(id);
  const names = [
    activeStates?.has(id) ? ' flow-lit' : '',
    taken?.has(id) ? ' flow-taken' : '',
    covered && !covered.has(id) ? ' flow-missing' : '',
    selected === id ? ' flow-selected' : '',
    difference ? ` flow-${difference}` : '',
  ];
  return names.join('');
};

/** A folded state is lit if a part is, and covered only if all are. */
export const liftedMarks = ({ states, arrows }: Drawn, layout: Layout, marks: Marks): Marks => {
  const known = new Map(states.map((state) => [state.id, state]));
  const drawn = (id: string): string => drawnFor(known, layout.states, id) ?? id;
  const { activeStates, covered } = marks;
  const missing = covered
    ? [...states.map(({ id }) => [id, id] as const), ...arrows.map(({ id, source }) => [id, source] as const)]
        .filter(([id]) => !covered.has(id))
        .flatMap(([id, state]) => (layout.states[state] ? [id] : [drawn(state)]))
    : [];
  return {
    ...marks,
    ...(activeStates ? { activeStates: new Set([...activeStates].map(drawn)) } : {}),
    ...(covered ? { covered: new Set([...covered].filter((id) => !missing.includes(id))) } : {}),
  };
};
