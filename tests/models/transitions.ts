import type { ChartFile } from '#machines/flows/chart-file.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * A chart as text for review: its numbers, then a line for each transition, sorted by state and event, those of one
 * event in the order in which they are tried. Without an arrow the state stays as it is.
 */
export const transitionsOf = ({
  machine,
  states,
  arrows,
  covers,
}: Pick<ChartFile, 'machine' | 'states' | 'arrows' | 'covers'>): string => {
  const paths = new Map(states.map(({ id, path }) => [id, path === '' ? machine : path]));
  const nameOf = (id: string): string => paths.get(id) ?? id;
  const counts = Object.entries(covers).map(([name, cover]) => `${name} ${cover.paths} (${cover.lowerBound})`);
  const lines = arrows
    .map(({ source, event, guard, targets }) => ({
      start: `${nameOf(source)}: ${event}`,
      end: `${guard ? ` [${guard.raw}]` : ''}${targets.length > 0 ? ` -> ${targets.map(nameOf).join(', ')}` : ''}`,
    }))
    .toSorted((one, other) => compare(one.start, other.start))
    .map(({ start, end }) => start + end);
  const head = `${states.length} states, ${arrows.length} transitions; paths (lower bound): ${counts.join(', ')}`;
  return `${[head, '', ...lines].join('\n')}\n`;
};
