import { redacted } from '../journal/redact.ts';

const mostLetters = 40_000;

/** Indented JSON, redacted and truncated; actor refs are their ids. */
export const plainText = (value: unknown): string => {
  const text = JSON.stringify(redacted(value), null, 2) ?? '';
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}\n…` : text;
};
