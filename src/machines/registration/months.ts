/** `2020-03`. Months in this form compare as text. */
export type Month = string;

const separators = /\s*[\p{Pd}\u2212/.年月日]\s*/gu;
const typed = /^(\d{4})(?:-(\d{1,2})(?:-(?:0?[1-9]|[12]\d|3[01]))?-?|(\d{2})(?:0[1-9]|[12]\d|3[01])?)$/;
const first = 1900;

/** Reads `2020/3`, `2020年3月`, `２０２００３`, `2020–03–15`; null for anything else. A day is not kept. */
export const monthOf = (text: string): Month | null => {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(separators, '-');
  const [, year = '', separated, joined] = typed.exec(plain) ?? [];
  const month = Number(separated ?? joined ?? 0);
  return Number(year) >= first && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
};

const shanghai = 8 * 60 * 60 * 1_000;

/** Month in Shanghai, whatever the user's time zone; `ms` since 1970. */
export const monthAt = (ms: number): Month => new Date(ms + shanghai).toISOString().slice(0, 7);

/** First day of the month, `yyyy-MM-dd` (R3-25). */
export const dayOf = (month: Month): string => `${month}-01`;
