import { calendarOf, clockOf, type WallTime } from './calendar.ts';
import { wallTimeInChina, weekCalendarOf } from './week-calendar.ts';

/** The leaf of a calendar: `12月`, `18`, `周五`. An event's times are those of the place where it is. `ms` since 1970. */
export const leafOf = (ms: number, language: string) => {
  const time = wallTimeInChina(ms);
  return {
    month: calendarOf(language).month(time),
    day: String(time.day),
    weekday: weekCalendarOf(language).weekday(time),
  };
};

/** The month as a heading; the same text means the same month. */
export const monthText = (ms: number, language: string): string =>
  weekCalendarOf(language).monthOfYear(wallTimeInChina(ms));

const dayOf = ({ year, month, day }: WallTime): string => `${year}-${month}-${day}`;

const isOneDay = (start: number, end: number): boolean => dayOf(wallTimeInChina(start)) === dayOf(wallTimeInChina(end));

/** Both ends in full: what the browser makes of a Chinese range is not what people write. */
const days = (start: number, end: number, say: (time: WallTime) => string): string => {
  const [from, to] = [say(wallTimeInChina(start)), say(wallTimeInChina(end))];
  return isOneDay(start, end) ? from : `${from} – ${to}`;
};

/** From when to when: the hours of one day, or the days of several. */
export const spanText = (start: number, end: number, language: string): string => {
  const text = days(start, end, calendarOf(language).shortDay);
  return isOneDay(start, end) ? `${text} ${hoursText(start, end)}` : text;
};

/** Day or days with year and weekday. */
export const daysText = (start: number, end: number, language: string): string =>
  days(start, end, weekCalendarOf(language).fullDay);

/** Hours of a day, from the first day's beginning to the last day's end. */
export const hoursText = (start: number, end: number): string =>
  `${clockOf(wallTimeInChina(start))}–${clockOf(wallTimeInChina(end))}`;

/** For `<time dateTime>` and for machines: with the offset of the place. */
export const zonedTime = (ms: number): string => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
