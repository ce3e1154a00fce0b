import type { PageOf } from '#services/contract/contract.ts';

export interface Item {
  readonly id: string | number;
}

export type Merge<T> = (known: T, came: T) => T;

/** `found`: new items not shown yet; `read`: loaded items of the backend's list, including the `unreadable` ones of each page. */
interface Listed<T> {
  readonly items: readonly T[];
  readonly found: readonly T[];
  readonly total: number;
  readonly read: number;
  readonly unreadable: Readonly<Record<number, number>>;
}

const recordsNotIn = <T extends Item>(known: readonly T[], records: readonly T[]): T[] => {
  const ids = new Set(known.map(({ id }) => id));
  return records.filter(({ id }) => !ids.has(id) && ids.add(id));
};

export const newer = <T>(_: T, came: T): T => came;

const updated = <T extends Item>(items: readonly T[], records: readonly T[], merge: Merge<T>): T[] => {
  const news = new Map(records.map((record) => [record.id, record]));
  return items.map((item) => merge(item, news.get(item.id) ?? item));
};

export const nextPage = (read: number, size: number): number => Math.floor(read / size) + 1;

/** Removed items move the later ones up. */
export const shrunk = (
  { read, total }: Pick<Listed<unknown>, 'read' | 'total'>,
  now: Pick<PageOf<unknown>, 'total'>,
) => ({
  total: now.total,
  read: Math.max(0, read - Math.max(0, total - now.total)),
});

export const grown = <T extends Item>(
  { items, found, unreadable }: Listed<T>,
  { records, total, unreadable: leftOut = 0 }: PageOf<T>,
  merge: Merge<T>,
  page: number,
  size: number,
) => ({
  items: [...updated(items, records, merge), ...recordsNotIn([...items, ...found], records)],
  total,
  page,
  read: Math.min(page * size, total),
  unreadable: { ...unreadable, [page]: leftOut },
});

export const begun = <T extends Item>(
  size: number,
  { records, total, unreadable = 0 }: Pick<PageOf<T>, 'records' | 'total' | 'unreadable'> = { records: [], total: 0 },
) => ({
  items: recordsNotIn([], records),
  found: [],
  page: 1,
  read: Math.min(size, total),
  total,
  autos: 0,
  unreadable: { 1: unreadable },
});

/** Merges the first page. In a shorter list, what follows the last known item comes with the next page. */
export const compared = <T extends Item>(
  listed: Listed<T>,
  { records, total, unreadable: leftOut = 0 }: PageOf<T>,
  merge: Merge<T>,
) => {
  const { items, unreadable } = listed;
  const ids = new Set(items.map(({ id }) => id));
  const knownEnd = records.findLastIndex(({ id }) => ids.has(id)) + 1;
  const isShorter = total < listed.total && knownEnd > 0;
  const found = recordsNotIn(items, isShorter ? records.slice(0, knownEnd) : records);
  const added = Math.max(0, Math.min(total - listed.total, found.length));
  const read = shrunk(listed, { total }).read + added;
  return {
    items: updated(items, records, merge),
    found,
    total,
    read,
    unreadable: { ...unreadable, 1: leftOut },
  };
};
