import type { PageOf } from '#services/contract/contract.ts';

export interface Item {
  readonly id: string | number;
}

/** What is shown of an item that is known and has come again. */
export type Keep<T> = (known: T, came: T) => T;

/** `found` are new items that are not shown yet. */
interface Listed<T> {
  readonly items: readonly T[];
  readonly found: readonly T[];
  readonly total: number;
}

const strangers = <T extends Item>(known: readonly T[], records: readonly T[]): T[] => {
  const ids = new Set(known.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id) && ids.add(id));
};

export const newer = <T>(_: T, came: T): T => came;

const renewed = <T extends Item>(items: readonly T[], records: readonly T[], keep: Keep<T>): T[] => {
  const news = new Map(records.map((record) => [record.id, record]));
  return items.map((item) => keep(item, news.get(item.id) ?? item));
};

export const grown = <T extends Item>({ items, found }: Listed<T>, { records, total }: PageOf<T>, keep: Keep<T>) => ({
  items: [...renewed(items, records, keep), ...strangers([...items, ...found], records)],
  total,
});

/** The first page alone; without one, nothing. */
export const begun = <T extends Item>(
  { records, total }: Pick<PageOf<T>, 'records' | 'total'> = { records: [], total: 0 },
) => ({
  items: strangers([], records),
  found: [],
  page: 1,
  total,
  autos: 0,
});

export const compared = <T extends Item>({ items }: Listed<T>, { records, total }: PageOf<T>, keep: Keep<T>) => ({
  items: renewed(items, records, keep),
  found: strangers(items, records),
  total,
});
