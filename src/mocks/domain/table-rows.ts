import type { Domain } from './domain.ts';
import type { Tables } from './tables.ts';

const secret = '•••';
const hidden: ReadonlySet<string> = new Set(['nonce', 'passwordDigest', 'digest', 'base64']);
const longest = 200;

interface Collection {
  readonly name: string;
  readonly rows: Iterable<unknown>;
  readonly count: number;
}

const collections = (tables: Tables): readonly Collection[] =>
  Object.entries<unknown>({ ...tables }).flatMap(([name, table]): readonly Collection[] => {
    if (table instanceof Map || table instanceof Set) return [{ name, rows: table, count: table.size }];
    return Array.isArray(table) ? [{ name, rows: table, count: table.length }] : [];
  });

const asJson = (value: unknown): unknown => {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, inner]) => [String(key), asJson(inner)]));
  if (value instanceof Set || Array.isArray(value)) return [...value].map(asJson);
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, hidden.has(key) && inner !== null ? secret : asJson(inner)]),
  );
};

export const listTables = ({ tables, events }: Domain): readonly { readonly name: string; readonly rows: number }[] => [
  { name: 'events', rows: events.length },
  ...collections(tables).map(({ name, count }) => ({ name, rows: count })),
];

/** Rows of a table; those of a map are `[key, value]`. Empty for an unknown table. */
export const rowsOf = ({ tables, events }: Domain, table: string, from: number, count: number): readonly unknown[] => {
  const rows = table === 'events' ? events : (collections(tables).find(({ name }) => name === table)?.rows ?? []);
  const found: unknown[] = [];
  let index = 0;
  for (const row of rows) {
    if (index >= from + count) break;
    if (index >= from) found.push(asJson(row));
    index += 1;
  }
  return found;
};
