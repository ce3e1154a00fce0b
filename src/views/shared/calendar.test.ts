import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Calendar, calendarOf, clockOf, type WallTime, wallTime } from './calendar.ts';
import { countText } from './formats.ts';
import { type WeekCalendar, wallTimeInChina, weekCalendarOf } from './week-calendar.ts';

/** From when China keeps no summer time. */
const time = fc.date({ min: new Date('1992-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

const formats: Readonly<Record<Exclude<keyof Calendar | keyof WeekCalendar, 'gap'>, Intl.DateTimeFormatOptions>> = {
  month: { month: 'short' },
  weekday: { weekday: 'short' },
  monthOfYear: { year: 'numeric', month: 'long' },
  shortDay: { month: 'short', day: 'numeric' },
  day: { dateStyle: 'medium' },
  dayOfWeek: { month: 'long', day: 'numeric', weekday: 'long' },
  fullDay: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
};

const places = [
  ['here', wallTime, undefined],
  ['in China', wallTimeInChina, 'Asia/Shanghai'],
] as const;

describe.each(['zh-CN', 'en-GB'])('in %s', (locale) => {
  const calendar = { ...calendarOf(locale), ...weekCalendarOf(locale) };

  test.each(Object.entries(formats))('the %s is what the browser says', (name, options) => {
    for (const [, read, timeZone] of places) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      const say = Reflect.get(calendar, name) as (time: WallTime | null) => string;
      fc.assert(
        fc.property(time, (date) => {
          expect(say(read(date.getTime()))).toBe(format.format(date));
        }),
      );
    }
  });

  test('a day with its minute is what the browser says', () => {
    for (const [, read, timeZone] of places) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      fc.assert(
        fc.property(time, (date) => {
          const wall = read(date.getTime());
          expect(wall && `${calendar.day(wall)}${calendar.gap}${clockOf(wall)}`).toBe(format.format(date));
        }),
      );
    }
  });

  test('a count is what the browser says', () => {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const near = [1e3, 1e4, 1e6, 1e8, 1e9, 1e12].flatMap((unit) =>
      [0.95, 0.995, 0.9995, 0.99995, 1, 1.05, 1.25, 9.95].flatMap((part) => [-1, 0, 1].map((by) => unit * part + by)),
    );
    const counts = fc.oneof(
      fc.nat(20_000),
      fc.nat(20_000_000),
      fc.constantFrom(...near.map(Math.round)),
      fc.maxSafeNat(),
    );
    fc.assert(
      fc.property(counts, (count) => {
        fc.pre(count < 1e15);
        expect(countText(count, locale)).toBe(format.format(count));
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a number that is no time has no day', () => {
  expect([wallTime(Number.NaN), wallTime(9e15)]).toEqual([null, null]);
});
