interface Run {
  readonly text: string;
  readonly isMarked: boolean;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the words of `search`, which are separated by whitespace. */
export const marked = (text: string, search: string): readonly Run[] => {
  const words = [...new Set(search.trim().split(/\s+/u))].filter((word) => word !== '');
  if (words.length === 0) return [{ text, isMarked: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((run, at) => ({ text: run, isMarked: at % 2 === 1 }))
    .filter((run) => run.text !== '');
};
