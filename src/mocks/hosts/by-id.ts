export const byId = <R extends { readonly id: string | number }>(rows: readonly R[]): ReadonlyMap<R['id'], R> =>
  new Map(rows.map((row) => [row.id, row]));

export const rowOrThrow = <K, R>(rows: ReadonlyMap<K, R>, id: K): R => {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`the seed has no ${id}`);
  return row;
};
