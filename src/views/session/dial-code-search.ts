import { type DialCodeRow, dialCodes } from '#services/contract/dial-codes.generated.ts';

const startsWord = (name: string, word: string): boolean => ` ${name.toLowerCase()}`.includes(` ${word}`);

/** Countries and areas whose Chinese or English name, pinyin initials or number begin like the words; all for none. */
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

/** By their English names, which the table is not; those of China come first there, too. */
export const byEnglishName = (rows: readonly DialCodeRow[]): readonly DialCodeRow[] => [
  ...rows.filter(isOfChina),
  ...rows.filter((row) => !isOfChina(row)).toSorted((one, other) => one[3].localeCompare(other[3], 'en')),
];

/** The first row with that code; several share +1, for example. */
export const rowOfDialCode = (dialCode: string): DialCodeRow | undefined =>
  dialCodes.find(([, dial]) => dial === dialCode);
