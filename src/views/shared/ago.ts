import { calendarOf, clockOf, type WallTime, wallTime } from './calendar.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A language's words for how long ago something was, as they stand within a sentence. */
interface Words {
  readonly now: string;
  readonly yesterday: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
}

const inChinese: Words = {
  now: '刚刚',
  yesterday: '昨天',
  minutes: (count) => `${count} 分钟前`,
  hours: (count) => `${count} 小时前`,
};

const inEnglish: Words = {
  now: 'just now',
  yesterday: 'yesterday',
  minutes: (count) => `${count} min ago`,
  hours: (count) => `${count} h ago`,
};

const wordsOf = (language: string): Words => (language.startsWith('zh') ? inChinese : inEnglish);

/** Where the words stand by themselves. */
export const byItself = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dayNumber = ({ year, month, day }: WallTime): number => Date.UTC(year, month, day) / (24 * hour);

/** The day as it is said at `now`, in the reader's time zone; null for today. */
const dayOf = (time: WallTime, today: WallTime, language: string): string | null => {
  const days = dayNumber(today) - dayNumber(time);
  if (days === 0) return null;
  if (days === 1) return wordsOf(language).yesterday;
  const calendar = calendarOf(language);
  return time.year === today.year ? calendar.shortDay(time) : calendar.day(time);
};

const withClock = (day: string | null, time: WallTime, language: string): string =>
  day === null ? clockOf(time) : `${day}${calendarOf(language).gap}${clockOf(time)}`;

type SayAt = (ms: number, now: number, language: string) => string;

const saidAt =
  (say: (time: WallTime, today: WallTime, language: string) => string): SayAt =>
  (ms, now, language) => {
    const [time, today] = [wallTime(ms), wallTime(now)];
    return time && today ? say(time, today, language) : '';
  };

/** Today by its minute, any other day by its name alone. `ms` and `now` since 1970; empty for a number that is no time, like all of these. */
export const dayOrClock = saidAt((time, today, language) => dayOf(time, today, language) ?? clockOf(time));

/** The day, which today needs not, and the minute. */
export const dayAndClock = saidAt((time, today, language) => withClock(dayOf(time, today, language), time, language));

/** A device's clock may be somewhat behind the server's; what is further ahead is told as it stands. */
const mayBeAhead = hour;

/** How long ago it was, if that was today or within the hour. */
const lately: (...given: Parameters<SayAt>) => string | null = (ms, now, language) => {
  const passed = now - ms;
  if (passed < -mayBeAhead) return null;
  const words = wordsOf(language);
  if (passed < minute) return words.now;
  if (passed < hour) return words.minutes(Math.floor(passed / minute));
  const [time, today] = [wallTime(ms), wallTime(now)];
  if (!time || !today || dayNumber(time) !== dayNumber(today)) return null;
  return words.hours(Math.floor(passed / hour));
};

/** How long ago; from yesterday on the day, with its minute. */
export const agoText: SayAt = (ms, now, language) => lately(ms, now, language) ?? dayAndClock(ms, now, language);

/** How long ago; from yesterday on the day alone. */
export const agoDayText: SayAt = (ms, now, language) => lately(ms, now, language) ?? dayOrClock(ms, now, language);
