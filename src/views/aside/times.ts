const locales: Readonly<Record<string, string>> = { zh: 'zh-CN', en: 'en-GB' };

const format = (at: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language] ?? language, options).format(at);

/** Day of a time in milliseconds since 1970, as the reader's language writes it. */
export const dayOf = (at: number, language: string): string => format(at, language, { month: 'short', day: 'numeric' });

/** Day and minute. */
export const timeOf = (at: number, language: string): string =>
  format(at, language, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false });

/** A large number in few characters: 7.6万, 76K. */
export const countOf = (count: number, language: string): string =>
  new Intl.NumberFormat(locales[language] ?? language, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
