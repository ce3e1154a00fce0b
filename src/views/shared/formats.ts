import { type Calendar, calendarOf, clockOf, type WallTime, wallTime } from './calendar.ts';

const said =
  (say: (calendar: Calendar, time: WallTime) => string) =>
  (ms: number, language: string): string => {
    const time = wallTime(ms);
    return time ? say(calendarOf(language), time) : '';
  };

/** The day in the reader's time zone; `ms` since 1970. Empty for a number that is no time, like all of these. */
export const dayText = said((calendar, time) => calendar.day(time));

/** The day without its year. */
export const shortDayText = said((calendar, time) => calendar.shortDay(time));

/** The day and the minute in the reader's time zone. */
export const minuteText = said((calendar, time) => `${calendar.day(time)}${calendar.gap}${clockOf(time)}`);

/** The day without its year, and the minute. */
export const shortMinuteText = said((calendar, time) => `${calendar.shortDay(time)}${calendar.gap}${clockOf(time)}`);

/** The minute alone, where the day is said elsewhere. */
export const clockText = said((_, time) => clockOf(time));

/** For `<time dateTime>`. */
export const machineTime = (ms: number): string | undefined => (wallTime(ms) ? new Date(ms).toISOString() : undefined);

type Unit = readonly [size: number, word: string];

const unitsOf = (language: string): readonly Unit[] =>
  language.startsWith('zh')
    ? [
        [1e12, '万亿'],
        [1e8, '亿'],
        [1e4, '万'],
      ]
    : [
        [1e12, 'tn'],
        [1e9, 'bn'],
        [1e6, 'm'],
        [1e3, 'k'],
      ];

/** A whole count of at least 0 as readers say it: 1.2万, 12k. Halves are rounded up, and what rounds to the next unit is said in it. */
export const countText = (count: number, language: string): string => {
  const units = unitsOf(language);
  const found = units.find(([size], at) => count >= size - (units[at + 1]?.[0] ?? 1) / 20);
  if (!found) return String(count);
  const [size, word] = found;
  return `${Math.round(count / (size / 10)) / 10}${word}`;
};

/** A member's province, city and district, as they stand beside other facts of his. */
export const regionText = (location: string, between = ' '): string =>
  location
    .split('/')
    .filter((name, at, all) => name !== all[at - 1])
    .join(between);
