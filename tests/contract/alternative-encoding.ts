/**
 * An answer as a server may write it that has other habits: ids are numbers, numbers are texts, nothing is left out or
 * null, and a yes is a number.
 */
export const alternativeEncoding = (answer: unknown): string =>
  answer === true ? '1' : JSON.stringify(otherwise(answer)).replace(/"id:(\d+)"/g, '$1');

const otherwise = (value: unknown): unknown => {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'string') return /^[1-9]\d*$/.test(value) ? `id:${value}` : value;
  if (typeof value === 'number' && Number.isInteger(value)) return String(value);
  if (Array.isArray(value)) return value.map(otherwise);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(parts.map(([name, part]) => [name, otherwise(part)]));
};

/** What was read, without what is null: a part that need not be there is the same without it. */
export const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => part ?? undefined);
