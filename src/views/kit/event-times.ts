import { isTime, timeText, withWeekday } from './formats.ts';

const ofChina = 8 * 3_600_000;
const wholeDay = 24 * 3_600_000;

/** Events are shown in their local time. */
const chineseTime = (options: Intl.DateTimeFormatOptions) => timeText({ ...options, timeZone: 'Asia/Shanghai' });

const month = chineseTime({ month: 'short' });
const weekday = chineseTime({ weekday: 'short' });
const shortDay = chineseTime({ month: 'short', day: 'numeric' });
const dayOfYear = chineseTime({ year: 'numeric', month: 'short', day: 'numeric' });
const fullDay = withWeekday(dayOfYear, weekday);
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

const zoned = (ms: number): string => `${new Date(ms + ofChina).toISOString().slice(0, 19)}+08:00`;
const dayOf = (ms: number): string => zoned(ms).slice(0, 10);
const yearOf = (ms: number): string => zoned(ms).slice(0, 4);
const isMidnight = (ms: number): boolean => (ms + ofChina) % wholeDay === 0;

/** Null where it is no time, or not after the start. */
export const endOf = (start: Maybe, end: Maybe): number | null =>
  isTime(start) && isTime(end) && end > start ? end : null;

/** Ends are exclusive: an end at midnight is of the day before. `to` is null for an end that is no time. */
const periodOf = (start: number, end: Maybe) => {
  const to = endOf(start, end);
  const last = to === null ? start : to - 1;
  const isOneDay = dayOf(start) === dayOf(last);
  return {
    to,
    last,
    isOneDay,
    isWholeDays: to !== null && isMidnight(start) && isMidnight(to),
    /** Over midnight, and no longer than it takes to say both times. */
    isNight: to !== null && !isOneDay && to - start < wholeDay,
  };
};

/** Not `formatRange`, whose Chinese output is unusual. `sayLast` says the last of several days. */
const days = (start: number, end: Maybe, say: (ms: number) => string, sayLast = say): string => {
  const { to, last, isOneDay, isNight } = periodOf(start, end);
  if (to !== null && isNight) return `${say(start)} ${clock(start, 'zh')} – ${sayLast(to)} ${clock(to, 'zh')}`;
  return isOneDay ? sayLast(start) : `${say(start)} – ${sayLast(last)}`;
};

/**
 * One line; the year is said where it is not that of `now`, and once. Empty where the start is no time; an end that is
 * none is left out.
 */
export const spanText = (start: Maybe, end: Maybe, now: number, language: string): string => {
  if (!isTime(start)) return '';
  const say = (ms: number): string => (yearOf(ms) === yearOf(now) ? shortDay : dayOfYear)(ms, language);
  const sayBriefly = (ms: number): string => shortDay(ms, language);
  const { last, isOneDay } = periodOf(start, end);
  const isOnce = !isOneDay && yearOf(start) === yearOf(last);
  const isYearFirst = language.startsWith('zh');
  const text = days(start, end, isOnce && !isYearFirst ? sayBriefly : say, isOnce && isYearFirst ? sayBriefly : say);
  return isOneDay ? [text, hoursText(start, end)].filter(Boolean).join(' ') : text;
};

export const daysText = (start: Maybe, end: Maybe, language: string): string =>
  isTime(start) ? days(start, end, (ms) => fullDay(ms, language)) : '';

/** Of each day; empty for whole days, and where the days have their times. */
export const hoursText = (start: Maybe, end: Maybe): string => {
  if (!isTime(start)) return '';
  const { to, isWholeDays, isNight } = periodOf(start, end);
  if (isWholeDays || isNight) return '';
  const from = clock(start, 'zh');
  return to === null ? from : `${from}–${isMidnight(to) ? '24:00' : clock(to, 'zh')}`;
};

export const zonedTime = (ms: Maybe): string | undefined => (isTime(ms) ? zoned(ms) : undefined);

/** The first and the last day, where an event is of whole days. */
export const wholeDaysOf = (start: Maybe, end: Maybe): { readonly first: string; readonly last: string } | null => {
  if (!isTime(start)) return null;
  const { isWholeDays, last } = periodOf(start, end);
  return isWholeDays ? { first: dayOf(start), last: dayOf(last) } : null;
};
