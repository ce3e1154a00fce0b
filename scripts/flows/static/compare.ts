import type { ChartFile } from '#machines/flows/chart-file.ts';

export type Difference = 'added' | 'changed' | 'removed';

/** What has changed in a chart, by ids of states and transitions: as marks for the picture of now, and for that of before. */
export interface Comparison {
  readonly now: ReadonlyMap<string, Difference>;
  readonly before: ReadonlyMap<string, Difference>;
}

type Told = Pick<ChartFile, 'states' | 'arrows'>;

const textsOf = ({ states, arrows }: Told): ReadonlyMap<string, string> =>
  new Map([...states, ...arrows].map((element) => [element.id, JSON.stringify(element)]));

/** Null stands for a chart that was not there, or is no longer. */
export const compared = (before: Told | null, now: Told | null): Comparison => {
  const [old, fresh] = [
    before ? textsOf(before) : new Map<string, string>(),
    now ? textsOf(now) : new Map<string, string>(),
  ];
  const changed = [...fresh].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => id);
  return {
    now: new Map([
      ...[...fresh.keys()].filter((id) => !old.has(id)).map((id) => [id, 'added'] as const),
      ...changed.map((id) => [id, 'changed'] as const),
    ]),
    before: new Map([
      ...[...old.keys()].filter((id) => !fresh.has(id)).map((id) => [id, 'removed'] as const),
      ...changed.map((id) => [id, 'changed'] as const),
    ]),
  };
};
