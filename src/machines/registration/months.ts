/** `2020-03`. Months in this form compare as text. */
export type Month = string;

const typed = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*月?|(\d{2}))$/;
const first = 1900;

/** Reads `2020/3`, `2020年3月`, `２０２００３`; null for anything else. */
export const monthOf = (text: string): Month | null => {
  const [, year = '', separated, joined] = typed.exec(text.normalize('NFKC').trim()) ?? [];
  const month = Number(separated ?? joined ?? 0);
  return Number(year) >= first && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
};

const shanghai = 8 * 60 * 60 * 1_000;

/** Month in Shanghai, whatever the user's time zone; `ms` since 1970. */
export const monthAt = (ms: number): Month => new Date(ms + shanghai).toISOString().slice(0, 7);

/** First day of the month, `yyyy-MM-dd` (R3-25). */
export const dayOf = (month: Month): string => `${month}-01`;
