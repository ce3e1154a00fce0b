/** What a clock on the wall and a calendar beside it say. `month` 0 is January, `weekday` 0 is Sunday. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

/** In the reader's time zone; null for a number that is no time. `ms` since 1970. */
export const wallTime = (ms: number): WallTime | null => {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return null;
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
    hour: date.getHours(),
    minute: date.getMinutes(),
  };
};

export type Say = (time: WallTime) => string;

/** A language's words for days, as the browser's own formats have them (`calendar.test.ts`). */
export interface Calendar {
  /** `9月`, `Sept`. */
  readonly month: Say;
  /** `9月3日`, `3 Sept`. */
  readonly shortDay: Say;
  /** `2026年9月3日`, `3 Sept 2026`. */
  readonly day: Say;
  /** Between a day and its hour. */
  readonly gap: string;
}

const inChinese: Calendar = {
  month: ({ month }) => `${month + 1}月`,
  shortDay: (time) => `${inChinese.month(time)}${time.day}日`,
  day: (time) => `${time.year}年${inChinese.shortDay(time)}`,
  gap: ' ',
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

const inEnglish: Calendar = {
  month: ({ month }) => months[month] ?? '',
  shortDay: (time) => `${time.day} ${inEnglish.month(time)}`,
  day: (time) => `${inEnglish.shortDay(time)} ${time.year}`,
  gap: ', ',
};

/**
 * To make the browser's first format takes as long as to draw half a page (docs/speed.md), and every list says days: these
 * words are put together here.
 */
export const calendarOf = (language: string): Calendar => (language.startsWith('zh') ? inChinese : inEnglish);

const two = (part: number): string => String(part).padStart(2, '0');

/** `04:05`, in every language. */
export const clockOf = ({ hour, minute }: WallTime): string => `${two(hour)}:${two(minute)}`;
