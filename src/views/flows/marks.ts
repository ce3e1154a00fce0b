/** What is shown of a chart's elements beside the chart itself, by ids of states and transitions. */
export interface Marks {
  /** States that are active. */
  readonly lit?: ReadonlySet<string>;
  /** Transitions that were just taken. */
  readonly taken?: ReadonlySet<string>;
  /** What was covered; all else is painted as missing. */
  readonly covered?: ReadonlySet<string>;
  readonly selected?: string | null;
  /** What a comparison found. */
  readonly differences?: ReadonlyMap<string, 'added' | 'changed' | 'removed'>;
}

export const marksOf = (id: string, { lit, taken, covered, selected, differences }: Marks): string => {
  const difference = differences?.get(id);
  const names = [
    lit?.has(id) ? ' flow-lit' : '',
    taken?.has(id) ? ' flow-taken' : '',
    covered && !covered.has(id) ? ' flow-missing' : '',
    selected === id ? ' flow-selected' : '',
    difference ? ` flow-${difference}` : '',
  ];
  return names.join('');
};
