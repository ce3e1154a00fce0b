import { clockText, dayText, minuteText, shortDayText } from '#views/shared/formats.ts';

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** In the list: the minute of today, the day of this year, else the date. `now` and `ms` since 1970. */
export const rowTime = (ms: number, now: number, language: string): string => {
  const [date, today] = [new Date(ms), new Date(now)];
  if (isSameDay(date, today)) return clockText(ms, language);
  if (date.getFullYear() !== today.getFullYear()) return dayText(ms, language);
  return shortDayText(ms, language);
};

/** Above a message: what was said today needs no day. */
export const stampTime = (ms: number, now: number, language: string): string =>
  isSameDay(new Date(ms), new Date(now)) ? clockText(ms, language) : minuteText(ms, language);
