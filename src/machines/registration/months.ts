/** A month as the forms hold it: `2020-03`. Months in this form compare as text. */
export type Month = string;

const typed = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*月?|(\d{2}))$/;
const first = 1900;

/** What was typed (`2020/3`, `2020年3月`, `２０２００３`) as a month, or null when it is none. */
export const monthOf = (text: string): Month | null => {
  const [, year = '', separated, joined] = typed.exec(text.normalize('NFKC').trim()) ?? [];
  const month = Number(separated ?? joined ?? 0);
  return Number(year) >= first && month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
};

const shanghai = 8 * 60 * 60 * 1_000;

/** The month in which a time lies, in milliseconds since 1970: as in Shanghai, wherever the reader is. */
export const monthAt = (ms: number): Month => new Date(ms + shanghai).toISOString().slice(0, 7);

/** As it is sent: the first day of the month, `yyyy-MM-dd` (R3-25). */
export const dayOf = (month: Month): string => `${month}-01`;
