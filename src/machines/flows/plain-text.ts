import { redacted } from '../journal/redact.ts';

/** Every word that is searched for is in the text, whatever its case. */
export const hasWords = (text: string, searched: string): boolean => {
  const all = text.toLowerCase();
  return searched
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

const mostLetters = 40_000;

/** Indented JSON, redacted and truncated; actor refs are their ids. */
export const plainText = (value: unknown): string => {
  const text = JSON.stringify(redacted(value), null, 2) ?? '';
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}\n…` : text;
};
