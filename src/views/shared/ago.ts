import { clockText, dayText, shortDayText } from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A language's words for how long ago something was, as they stand within a sentence. */
interface Words {
  readonly now: string;
  readonly yesterday: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  /** Between a day and its minute. */
  readonly gap: string;
}

const inChinese: Words = {
  now: '刚刚',
  yesterday: '昨天',
  minutes: (count) => `${count} 分钟前`,
  hours: (count) => `${count} 小时前`,
  gap: ' ',
};

const inEnglish: Words = {
  now: 'just now',
  yesterday: 'yesterday',
  minutes: (count) => `${count} min ago`,
  hours: (count) => `${count} h ago`,
  gap: ', ',
};

const wordsOf = (language: string): Words => (language.startsWith('zh') ? inChinese : inEnglish);

/** Where the words stand by themselves. */
export const byItself = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Days since 1970 in the reader's time zone; summer time makes none longer. */
const dayNumber = (ms: number): number => {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * hour);
};

/** The day as it is said at `now`, in the reader's time zone; null for today. */
const dayOf = (ms: number, now: number, language: string): string | null => {
  const days = dayNumber(now) - dayNumber(ms);
  if (days === 0) return null;
  if (days === 1) return wordsOf(language).yesterday;
  const isThisYear = new Date(ms).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? shortDayText : dayText)(ms, language);
};

type SayAt = (ms: number, now: number, language: string) => string;

/** Today by its minute, any other day by its name alone. `ms` and `now` since 1970; empty for a number that is no time, like all of these. */
export const dayOrClock: SayAt = (ms, now, language) => dayOf(ms, now, language) ?? clockText(ms, language);

/** The day, which today needs not, and the minute. */
export const dayAndClock: SayAt = (ms, now, language) => {
  const clock = clockText(ms, language);
  const day = clock && dayOf(ms, now, language);
  return day ? `${day}${wordsOf(language).gap}${clock}` : clock;
};

/** A device's clock may be somewhat behind the server's; what is further ahead is told as it stands. */
const mayBeAhead = hour;

/** How long ago it was, if that was today or within the hour. */
const lately: (...given: Parameters<SayAt>) => string | null = (ms, now, language) => {
  const passed = now - ms;
  if (passed < -mayBeAhead) return null;
  const words = wordsOf(language);
  if (passed < minute) return words.now;
  if (passed < hour) return words.minutes(Math.floor(passed / minute));
  return dayNumber(ms) === dayNumber(now) ? words.hours(Math.floor(passed / hour)) : null;
};

/** How long ago; from yesterday on the day, with its minute. */
export const agoText: SayAt = (ms, now, language) => lately(ms, now, language) ?? dayAndClock(ms, now, language);

/** How long ago; from yesterday on the day alone. */
export const agoDayText: SayAt = (ms, now, language) => lately(ms, now, language) ?? dayOrClock(ms, now, language);
