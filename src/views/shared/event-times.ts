import { timeText } from './formats.ts';

const ofChina = 8 * 3_600_000;

/** An event's times are those of the place where it is. */
const chineseTime = (options: Intl.DateTimeFormatOptions) => timeText({ ...options, timeZone: 'Asia/Shanghai' });

const month = chineseTime({ month: 'short' });
const weekday = chineseTime({ weekday: 'short' });
const shortDay = chineseTime({ month: 'short', day: 'numeric' });
const fullDay = chineseTime({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' });
const clock = chineseTime({ timeStyle: 'short' });

/** The leaf of a calendar: `12月`, `18`, `周五`. `ms` since 1970. */
export const leafOf = (ms: number, language: string) => ({
  month: month(ms, language),
  day: String(new Date(ms + ofChina).getUTCDate()),
  weekday: weekday(ms, language),
});

/** The month as a heading; the same text means the same month. `2026年9月`, `September 2026`. */
export const monthText = chineseTime({ year: 'numeric', month: 'long' });

/** Both ends in full: what the browser makes of a Chinese range is not what people write. */
const days = (start: number, end: number, language: string, say: typeof fullDay): string => {
  const [from, to] = [say(start, language), say(end, language)];
  return isOneDay(start, end) ? from : `${from} – ${to}`;
};

const isOneDay = (start: number, end: number): boolean => zonedTime(start).slice(0, 10) === zonedTime(end).slice(0, 10);

/** From when to when: the hours of one day, or the days of several. */
export const spanText = (start: number, end: number, language: string): string => {
  const text = days(start, end, language, shortDay);
  return isOneDay(start, end) ? `${text} ${hoursText(start, end)}` : text;
};

/** Day or days with year and weekday. */
export const daysText = (start: number, end: number, language: string): string => days(start, end, language, fullDay);

/** Hours of a day, from the first day's beginning to the last day's end. */
export const hoursText = (start: number, end: number): string => `${clock(start, 'zh')}–${clock(end, 'zh')}`;

/** For `<time dateTime>` and for machines: with the offset of the place. */
export const zonedTime = (ms: number): string => `${new Date(ms + ofChina).toISOString().slice(0, 19)}+08:00`;
