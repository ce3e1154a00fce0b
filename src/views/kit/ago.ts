import { briefDayText, clockText, isTime } from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Words {
  readonly now: string;
  readonly yesterday: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
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

export const byItself = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dayNumber = (ms: number): number => {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / (24 * hour);
};

const dayOf = (ms: number, now: number, language: string): string | null => {
  const days = dayNumber(now) - dayNumber(ms);
  if (days === 0) return null;
  if (days === 1) return wordsOf(language).yesterday;
  return briefDayText(ms, now, language);
};

type SayAt = (ms: number | null | undefined, now: number, language: string) => string;

/** Empty for what is no time. */
const ofTime =
  (say: (ms: number, now: number, language: string) => string): SayAt =>
  (ms, now, language) =>
    isTime(ms) ? say(ms, now, language) : '';

/** Today the time, else the day. Times in ms since 1970. */
export const dayOrClock = ofTime((ms, now, language) => dayOf(ms, now, language) ?? clockText(ms, language));

export const dayAndClock = ofTime((ms, now, language) => {
  const clock = clockText(ms, language);
  const day = dayOf(ms, now, language);
  return day === null ? clock : `${day}${wordsOf(language).gap}${clock}`;
});

/** In ms: the device's clock may be behind the server's by this much. */
const mayBeAhead = hour;

const lately = (ms: number, now: number, language: string): string | null => {
  const passed = now - ms;
  if (passed < -mayBeAhead) return null;
  const words = wordsOf(language);
  if (passed < minute) return words.now;
  if (passed < hour) return words.minutes(Math.floor(passed / minute));
  return dayNumber(ms) === dayNumber(now) ? words.hours(Math.floor(passed / hour)) : null;
};

export const agoText = ofTime((ms, now, language) => lately(ms, now, language) ?? dayAndClock(ms, now, language));

export const agoDayText = ofTime((ms, now, language) => lately(ms, now, language) ?? dayOrClock(ms, now, language));
