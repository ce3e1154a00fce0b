import { calendarOf, type Say, type WallTime, wallTime } from './calendar.ts';

const ofChina = 8 * 3_600_000;

/** Where the events are. `ms` since 1970. */
export const wallTimeInChina = (ms: number): WallTime => {
  const date = new Date(ms + ofChina);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
};

/** A language's words for the days of a week and for whole months: see `calendar.ts`. */
export interface WeekCalendar {
  /** `周四`, `Thu`. */
  readonly weekday: Say;
  /** `2026年9月`, `September 2026`. */
  readonly monthOfYear: Say;
  /** `9月3日星期四`, `Thursday 3 September`. */
  readonly dayOfWeek: Say;
  /** `2026年9月3日周四`, `Thu, 3 Sept 2026`. */
  readonly fullDay: Say;
}

const zh = calendarOf('zh');
const en = calendarOf('en');

const days = '日一二三四五六';

const inChinese: WeekCalendar = {
  weekday: ({ weekday }) => `周${days[weekday]}`,
  monthOfYear: (time) => `${time.year}年${zh.month(time)}`,
  dayOfWeek: (time) => `${zh.shortDay(time)}星期${days[time.weekday]}`,
  fullDay: (time) => `${zh.day(time)}${inChinese.weekday(time)}`,
};

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const inEnglish: WeekCalendar = {
  weekday: ({ weekday }) => weekdays[weekday]?.slice(0, 3) ?? '',
  monthOfYear: ({ year, month }) => `${months[month]} ${year}`,
  dayOfWeek: ({ weekday, day, month }) => `${weekdays[weekday]} ${day} ${months[month]}`,
  fullDay: (time) => `${inEnglish.weekday(time)}, ${en.day(time)}`,
};

export const weekCalendarOf = (language: string): WeekCalendar => (language.startsWith('zh') ? inChinese : inEnglish);

/** The day with its weekday in the reader's time zone, as a heading says it; `ms` since 1970. Empty for a number that is no time. */
export const weekdayText = (ms: number, language: string): string => {
  const time = wallTime(ms);
  return time ? weekCalendarOf(language).dayOfWeek(time) : '';
};
