import { possible } from '#services/contract/constants.ts';

/** Cached: constructing a formatter is slow. */
const perLanguage = <Format>(make: (locale: string) => Format) => {
  const made = new Map<string, Format>();
  return (language: string): Format => {
    const locale = language.startsWith('zh') ? 'zh-CN' : 'en-GB';
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
};

type Maybe = number | null | undefined;
export type SayTime = (ms: Maybe, language: string) => string;

const isIn = (value: Maybe, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  typeof value === 'number' && value >= minimum && value <= maximum;

/** Whether `ms` since 1970 can be shown. */
export const isTime = (ms: Maybe): ms is number => isIn(ms, possible.time);

/** `ms` since 1970, by default in the user's time zone. Empty for what is no time. */
export const timeText = (options: Intl.DateTimeFormatOptions): SayTime => {
  const format = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (ms, language) => (isTime(ms) ? format(language).format(ms) : '');
};

/** `2026年9月3日`, `3 Sept 2026`. */
export const dayText = timeText({ dateStyle: 'medium' });

const shortDayText = timeText({ month: 'short', day: 'numeric' });
/** Joined here, as engines differ in what stands between a weekday and a day. */
export const withWeekday =
  (day: SayTime, weekday: SayTime): SayTime =>
  (ms, language) => {
    const said = [weekday(ms, language), day(ms, language)];
    return language.startsWith('zh') ? said.toReversed().join('') : said.join(' ').trim();
  };

const weekdayName = timeText({ weekday: 'long' });
const weekdayText = withWeekday(timeText({ month: 'long', day: 'numeric' }), weekdayName);
const fullWeekdayText = withWeekday(timeText({ year: 'numeric', month: 'long', day: 'numeric' }), weekdayName);

export const minuteText = timeText({ dateStyle: 'medium', timeStyle: 'short' });

const shortMinuteText = timeText({ month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' });

export const clockText = timeText({ timeStyle: 'short' });
export const secondText = timeText({ timeStyle: 'medium' });
export const dayAndSecondText = timeText({ dateStyle: 'medium', timeStyle: 'medium' });

const yearOf = (ms: number): number => new Date(ms).getFullYear();

/** The year is said where it is not that of `now`. */
const briefly = (brief: SayTime, whole: SayTime) => (ms: Maybe, now: number, language: string) =>
  (isTime(ms) && yearOf(ms) === yearOf(now) ? brief : whole)(ms, language);

/** `9月3日`, `3 Sept`. */
export const briefDayText = briefly(shortDayText, dayText);

export const briefMinuteText = briefly(shortMinuteText, minuteText);

/** `9月3日星期四`, `Thursday 3 September`. */
export const briefWeekdayText = briefly(weekdayText, fullWeekdayText);

export const machineTime = (ms: Maybe): string | undefined => (isTime(ms) ? new Date(ms).toISOString() : undefined);

/** `2020-04-01` becomes `2020.04` or `Apr 2020` (R3-26). Empty for what is no month. */
export const periodMonthText = (day: string | null | undefined, language: string): string => {
  const [, year, month] = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])/.exec(day ?? '') ?? [];
  if (year === undefined || month === undefined) return '';
  return language.startsWith('zh')
    ? `${year}.${month}`
    : monthFormat(language).format(new Date(Number(year), Number(month) - 1));
};

const monthFormat = perLanguage((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short' }));

/** Engines agree on the short forms of `en`, not on those of `en-GB`. */
const countFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale.replace('-GB', ''), { notation: 'compact', maximumFractionDigits: 1 }),
);

/** Whether a number of things can be shown. */
export const isCount = (count: Maybe): count is number => Number.isInteger(count) && isIn(count, possible.count);

/** 1.2万, 12.3K. Empty for what is no count. */
export const countText = (count: Maybe, language: string): string =>
  isCount(count) ? countFormat(language).format(count) : '';

/** What is said with a count, whose short text is `total`. Empty for what is no count. */
export const countedText = (count: Maybe, language: string, say: (total: string, count: number) => string): string =>
  isCount(count) ? say(countText(count, language), count) : '';

/** `12`, `9.90`. Empty for what is no price. */
export const priceText = (yuan: Maybe): string => {
  if (typeof yuan !== 'number' || !isIn(yuan, possible.count)) return '';
  return Number.isInteger(yuan) ? `${yuan}` : yuan.toFixed(2);
};

/** Of something that was founded. */
export const isYear = (year: Maybe): year is number => Number.isInteger(year) && isIn(year, possible.year);

export const regionText = (location: string, between = ' '): string =>
  location
    .split('/')
    .filter((name, at, all) => name !== all[at - 1])
    .join(between);
