import { isTime, timeText } from './formats.ts';

const ofChina = 8 * 3_600_000;

/** Events are shown in their local time. */
const chineseTime = (options: Intl.DateTimeFormatOptions) => timeText({ ...options, timeZone: 'Asia/Shanghai' });

const month = chineseTime({ month: 'short' });
const weekday = chineseTime({ weekday: 'short' });
const shortDay = chineseTime({ month: 'short', day: 'numeric' });
const fullDay = chineseTime({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' });
const clock = chineseTime({ timeStyle: 'short' });

type Maybe = number | null | undefined;

/** Null for what is no time. */
export const leafOf = (ms: Maybe, language: string) =>
  isTime(ms)
    ? {
        month: month(ms, language),
        day: String(new Date(ms + ofChina).getUTCDate()),
        weekday: weekday(ms, language),
      }
    : null;

/** `2026年9月`, `September 2026`; also the group's key. */
export const monthText = chineseTime({ year: 'numeric', month: 'long' });

const endOf = (start: number, end: Maybe): number => (isTime(end) && end > start ? end : start);

/** Not `formatRange`, whose Chinese output is unusual. */
const days = (start: number, end: number, language: string, say: typeof fullDay): string => {
  const [from, to] = [say(start, language), say(end, language)];
  return isOneDay(start, end) ? from : `${from} – ${to}`;
};

const dayOf = (ms: number): string => zoned(ms).slice(0, 10);
const isOneDay = (start: number, end: number): boolean => dayOf(start) === dayOf(end);

/** Empty where the start is no time; an end that is none is left out. */
export const spanText = (start: Maybe, end: Maybe, language: string): string => {
  if (!isTime(start)) return '';
  const text = days(start, endOf(start, end), language, shortDay);
  return isOneDay(start, endOf(start, end)) ? `${text} ${hoursText(start, end)}` : text;
};

export const daysText = (start: Maybe, end: Maybe, language: string): string =>
  isTime(start) ? days(start, endOf(start, end), language, fullDay) : '';

export const hoursText = (start: Maybe, end: Maybe): string => {
  if (!isTime(start)) return '';
  const last = endOf(start, end);
  return last === start ? clock(start, 'zh') : `${clock(start, 'zh')}–${clock(last, 'zh')}`;
};

const zoned = (ms: number): string => `${new Date(ms + ofChina).toISOString().slice(0, 19)}+08:00`;

export const zonedTime = (ms: Maybe): string | undefined => (isTime(ms) ? zoned(ms) : undefined);
