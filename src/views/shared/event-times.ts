const zone = 'Asia/Shanghai';

const localeOf = (language: string): string => (language.startsWith('zh') ? 'zh-CN' : 'en-GB');

const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...options });

const dayOfZone = (ms: number): string => format('en', { dateStyle: 'short' }).format(ms);

/** The leaf of a calendar: `12月`, `18`, `周五`. An event's times are those of the place where it is. `ms` since 1970. */
export const leafOf = (ms: number, language: string) => ({
  month: format(language, { month: 'short' }).format(ms),
  day: format('en', { day: 'numeric' }).format(ms),
  weekday: format(language, { weekday: 'short' }).format(ms),
});

/** The month as a heading; the same text means the same month. */
export const monthText = (ms: number, language: string): string =>
  format(language, { year: 'numeric', month: 'long' }).format(ms);

const hours = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const isOneDay = (start: number, end: number): boolean => dayOfZone(start) === dayOfZone(end);

/** Both ends in full: what the browser makes of a Chinese range is not what people write. */
const days = (start: number, end: number, language: string, more: Intl.DateTimeFormatOptions): string => {
  const from = format(language, { month: 'short', day: 'numeric', ...more });
  return isOneDay(start, end) ? from.format(start) : `${from.format(start)} – ${from.format(end)}`;
};

/** From when to when: the hours of one day, or the days of several. */
export const spanText = (start: number, end: number, language: string): string => {
  const text = days(start, end, language, {});
  return isOneDay(start, end) ? `${text} ${hoursText(start, end, language)}` : text;
};

/** Day or days with year and weekday. */
export const daysText = (start: number, end: number, language: string): string =>
  days(start, end, language, { year: 'numeric', weekday: 'short' });

/** Hours of a day, from the first day's beginning to the last day's end. */
export const hoursText = (start: number, end: number, language: string): string =>
  `${format(language, hours).format(start)}–${format(language, hours).format(end)}`;

/** For `<time dateTime>` and for machines: with the offset of the place. */
export const zonedTime = (ms: number): string => `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
