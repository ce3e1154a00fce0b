import type { PageOf } from '#services/contract/contract.ts';

export interface Paging {
  readonly current?: number | undefined;
  readonly size?: number | undefined;
}

export const pageOf = <T>(rows: readonly T[], { current = 1, size = 10 }: Paging): PageOf<T> => {
  const page = Math.max(1, current);
  const length = Math.min(100, Math.max(1, size));
  return { records: rows.slice((page - 1) * length, page * length), total: rows.length, current: page, size: length };
};

export const mapPage = <T, U>(page: PageOf<T>, of: (row: T) => U): PageOf<U> => ({
  ...page,
  records: page.records.map(of),
});
