type Locale = 'zh-CN' | 'en-GB';

const localeOf = (language: string): Locale => (language.startsWith('zh') ? 'zh-CN' : 'en-GB');

/** To make a format takes many times as long as to use it, and a list says a hundred days: made once, when first used. */
const once = <T>(make: (locale: Locale) => T): ((language: string) => T) => {
  const made = new Map<Locale, T>();
  return (language) => {
    const locale = localeOf(language);
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

const days = once((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const counts = once((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));

const at = (ms: number): Date | null => {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** The day in the reader's time zone; `ms` since 1970. Empty for a number that is no time. */
export const dayText = (ms: number, language: string): string => {
  const date = at(ms);
  return date ? days(language).format(date) : '';
};

/** The day and the minute in the reader's time zone. */
export const minuteText = (ms: number, language: string): string =>
  at(ms)?.toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }) ?? '';

/** For `<time dateTime>`. */
export const machineTime = (ms: number): string | undefined => at(ms)?.toISOString();

/** A count as readers say it: 1.2万, 12K. */
export const countText = (count: number, language: string): string => counts(language).format(count);

/** The day with its weekday, as a heading says it. */
export const weekdayText = (ms: number, language: string): string =>
  at(ms)?.toLocaleDateString(localeOf(language), { month: 'long', day: 'numeric', weekday: 'long' }) ?? '';

/** The minute alone, where the day is said elsewhere. */
export const clockText = (ms: number, language: string): string =>
  at(ms)?.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit', hour12: false }) ?? '';
