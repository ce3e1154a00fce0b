import { type DialCodeRow, dialCodes } from '#services/contract/dial-codes.generated.ts';

const startsWord = (name: string, word: string): boolean => ` ${name.toLowerCase()}`.includes(` ${word}`);

/** Matches the start of Chinese and English names, pinyin initials and codes; all for an empty text. */
export const findDialCodes = (words: string): readonly DialCodeRow[] => {
  const word = words.normalize('NFKC').trim().toLowerCase();
  if (word === '') return dialCodes;
  const digits = word.replace(/^\+|^00/, '');
  return dialCodes.filter(
    ([iso, dial, zh, en, initials]) =>
      zh.includes(word) ||
      startsWord(en, word) ||
      initials.startsWith(word) ||
      iso.toLowerCase() === word ||
      (digits !== '' && dial.slice(1).startsWith(digits)),
  );
};

const isOfChina = ([, , , en]: DialCodeRow): boolean => en.endsWith('China');

export const byEnglishName = (rows: readonly DialCodeRow[]): readonly DialCodeRow[] => [
  ...rows.filter(isOfChina),
  ...rows.filter((row) => !isOfChina(row)).toSorted((one, other) => one[3].localeCompare(other[3], 'en')),
];

/** The first of several, as for +1. */
export const rowOfDialCode = (dialCode: string): DialCodeRow | undefined =>
  dialCodes.find(([, dial]) => dial === dialCode);
