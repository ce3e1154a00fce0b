import { timeText } from './formats.ts';

const ofChina = 8 * 3_600_000;

/** Events are shown in their local time. */
const chineseTime = (options: Intl.DateTimeFormatOptions) => timeText({ ...options, timeZone: 'Asia/Shanghai' });

const month = chineseTime({ month: 'short' });
const weekday = chineseTime({ weekday: 'short' });
const shortDay = chineseTime({ month: 'short', day: 'numeric' });
const fullDay = chineseTime({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' });
const clock = chineseTime({ timeStyle: 'short' });

export const leafOf = (ms: number, language: string) => ({
  month: month(ms, language),
  day: String(new Date(ms + ofChina).getUTCDate()),
  weekday: weekday(ms, language),
});

/** `2026年9月`, `September 2026`; also the group's key. */
export const monthText = chineseTime({ year: 'numeric', month: 'long' });

/** Not `formatRange`, whose Chinese output is unusual. */
const days = (start: number, end: number, language: string, say: typeof fullDay): string => {
  const [from, to] = [say(start, language), say(end, language)];
  return isOneDay(start, end) ? from : `${from} – ${to}`;
};

const isOneDay = (start: number, end: number): boolean => zonedTime(start).slice(0, 10) === zonedTime(end).slice(0, 10);

export const spanText = (start: number, end: number, language: string): string => {
  const text = days(start, end, language, shortDay);
  return isOneDay(start, end) ? `${text} ${hoursText(start, end)}` : text;
};

export const daysText = (start: number, end: number, language: string): string => days(start, end, language, fullDay);

export const hoursText = (start: number, end: number): string => `${clock(start, 'zh')}–${clock(end, 'zh')}`;

export const zonedTime = (ms: number): string => `${new Date(ms + ofChina).toISOString().slice(0, 19)}+08:00`;
