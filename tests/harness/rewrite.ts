import type { NodeBackend } from '#mocks/hosts/node.ts';

/** From now on the answers of one call are written otherwise. */
export const rewrite = ({ faults }: NodeBackend, endpoint: string, change: (data: unknown) => unknown): void => {
  const { intercept } = faults;
  Object.assign(faults, {
    intercept: async (...[call, proceed]: Parameters<typeof intercept>) => {
      const response = await intercept(call, proceed);
      if (call.name !== endpoint) return response;
      const { data, ...answer } = (await response.json()) as { readonly data: unknown };
      return Response.json({ ...answer, data: change(data) });
    },
  });
};

type Row = Readonly<Record<string, unknown>>;

/** The rows of a page, each written otherwise. */
export const eachRow =
  (change: (row: Row, at: number) => Row) =>
  (data: unknown): unknown => {
    const { records, ...page } = data as { readonly records: readonly Row[] };
    return { ...page, records: records.map(change) };
  };

export const without =
  (...names: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
