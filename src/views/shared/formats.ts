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

/** `ms` since 1970, by default in the user's time zone. Empty for an invalid time. */
export const timeText = (options: Intl.DateTimeFormatOptions) => {
  const format = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (ms: number, language: string): string => (isTime(ms) ? format(language).format(ms) : '');
};

export const isTime = (ms: number): boolean => !Number.isNaN(new Date(ms).getTime());

/** `2026年9月3日`, `3 Sept 2026`. */
export const dayText = timeText({ dateStyle: 'medium' });

/** `9月3日`, `3 Sept`. */
export const shortDayText = timeText({ month: 'short', day: 'numeric' });

/** `9月3日星期四`, `Thursday 3 September`. */
export const weekdayText = timeText({ month: 'long', day: 'numeric', weekday: 'long' });

export const minuteText = timeText({ dateStyle: 'medium', timeStyle: 'short' });

export const shortMinuteText = timeText({ month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' });

export const clockText = timeText({ timeStyle: 'short' });

export const machineTime = (ms: number): string | undefined => (isTime(ms) ? new Date(ms).toISOString() : undefined);

const countFormat = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** 1.2万, 12k. */
export const countText = (count: number, language: string): string => countFormat(language).format(count);

export const regionText = (location: string, between = ' '): string =>
  location
    .split('/')
    .filter((name, at, all) => name !== all[at - 1])
    .join(between);
