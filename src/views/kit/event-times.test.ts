import { expect, test } from 'vitest';
import { daysText, hoursText, leafOf, monthText, spanText, zonedTime } from './event-times.ts';

const nine = Date.UTC(2026, 11, 18, 1, 0);
const five = Date.UTC(2026, 11, 18, 9, 0);
const twoDaysOn = Date.UTC(2026, 11, 20, 9, 0);

test('an event has the time of China, in the language of the interface', () => {
  expect(leafOf(nine, 'zh')).toEqual({ month: '12月', day: '18', weekday: '周五' });
  expect(leafOf(nine, 'en')).toEqual({ month: 'Dec', day: '18', weekday: 'Fri' });
  expect([monthText(nine, 'zh'), monthText(nine, 'en')]).toEqual(['2026年12月', 'December 2026']);
  expect([spanText(nine, five, nine, 'zh'), spanText(nine, five, nine, 'en')]).toEqual([
    '12月18日 09:00–17:00',
    '18 Dec 09:00–17:00',
  ]);
  expect([spanText(nine, twoDaysOn, nine, 'zh'), spanText(nine, twoDaysOn, nine, 'en')]).toEqual([
    '12月18日 – 12月20日',
    '18 Dec – 20 Dec',
  ]);
  expect(daysText(nine, twoDaysOn, 'zh')).toBe('2026年12月18日周五 – 2026年12月20日周日');
  expect([daysText(nine, five, 'zh'), daysText(nine, five, 'en')]).toEqual(['2026年12月18日周五', 'Fri 18 Dec 2026']);
  expect(hoursText(nine, twoDaysOn)).toBe('09:00–17:00');
  expect(zonedTime(nine)).toBe('2026-12-18T09:00:00+08:00');
});

test('an hour before midnight in China is still that day', () => {
  const late = Date.UTC(2026, 11, 18, 15, 30);
  expect(spanText(nine, late, nine, 'zh')).toBe('12月18日 09:00–23:30');
  expect(leafOf(Date.UTC(2026, 11, 18, 16, 30), 'zh')?.day).toBe('19');
});

test.each([8_640_000_000_000_001, 2 ** 53, -1, Number.NaN, null, undefined])(
  'an event that begins at %s has no time, and one that ends then has its beginning',
  (odd) => {
    expect([leafOf(odd, 'zh'), monthText(odd, 'zh'), zonedTime(odd)]).toEqual([null, '', undefined]);
    expect([spanText(odd, five, nine, 'zh'), daysText(odd, five, 'zh'), hoursText(odd, five)]).toEqual(['', '', '']);
    expect([spanText(nine, odd, nine, 'zh'), daysText(nine, odd, 'zh'), hoursText(nine, odd)]).toEqual([
      '12月18日 09:00',
      '2026年12月18日周五',
      '09:00',
    ]);
  },
);

/** In China, in December 2026. */
const at = (day: number, hour = 0): number => Date.UTC(2026, 11, day, hour - 8);

test.each([
  ['an evening up to midnight', at(18, 18), at(19), '12月18日 18:00–24:00', '2026年12月18日周五', '18:00–24:00'],
  ['one whole day', at(18), at(19), '12月18日', '2026年12月18日周五', ''],
  ['three whole days', at(18), at(21), '12月18日 – 12月20日', '2026年12月18日周五 – 2026年12月20日周日', ''],
  [
    'days up to midnight',
    at(18, 9),
    at(20),
    '12月18日 – 12月19日',
    '2026年12月18日周五 – 2026年12月19日周六',
    '09:00–24:00',
  ],
  [
    'a night',
    at(18, 20),
    at(19, 2),
    '12月18日 20:00 – 12月19日 02:00',
    '2026年12月18日周五 20:00 – 2026年12月19日周六 02:00',
    '',
  ],
  [
    'a whole day, later than midnight',
    at(18, 9),
    at(19, 9),
    '12月18日 – 12月19日',
    '2026年12月18日周五 – 2026年12月19日周六',
    '09:00–09:00',
  ],
  ['a moment', at(18, 9), at(18, 9), '12月18日 09:00', '2026年12月18日周五', '09:00'],
])('an end is exclusive: %s', (_, start, end, span, ofDays, hours) => {
  expect([spanText(start, end, nine, 'zh'), daysText(start, end, 'zh'), hoursText(start, end)]).toEqual([
    span,
    ofDays,
    hours,
  ]);
});

test('in English too', () => {
  expect([spanText(at(18, 20), at(19, 2), nine, 'en'), spanText(at(18), at(21), nine, 'en')]).toEqual([
    '18 Dec 20:00 – 19 Dec 02:00',
    '18 Dec – 20 Dec',
  ]);
});

test('the year is said where it is not this one, and once', () => {
  const inYear = (year: number, month: number, day: number, hour = 9) => Date.UTC(year, month - 1, day, hour - 8);
  const now = inYear(2026, 12, 31, 23);
  const of = (start: number, end: number) => [spanText(start, end, now, 'zh'), spanText(start, end, now, 'en')];
  expect(of(inYear(2027, 1, 8), inYear(2027, 1, 10, 17))).toEqual(['2027年1月8日 – 1月10日', '8 Jan – 10 Jan 2027']);
  expect(of(inYear(2027, 1, 1), inYear(2027, 1, 1, 17))).toEqual([
    '2027年1月1日 09:00–17:00',
    '1 Jan 2027 09:00–17:00',
  ]);
  expect(of(inYear(2026, 12, 31, 20), inYear(2027, 1, 1, 2))).toEqual([
    '12月31日 20:00 – 2027年1月1日 02:00',
    '31 Dec 20:00 – 1 Jan 2027 02:00',
  ]);
  expect(of(inYear(2026, 12, 30, 0), inYear(2027, 1, 1, 0))).toEqual(['12月30日 – 12月31日', '30 Dec – 31 Dec']);
});
