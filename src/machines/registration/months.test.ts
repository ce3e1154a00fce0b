import { expect, test } from 'vitest';
import { dayOf, monthAt, monthOf } from './months.ts';

test.each([
  ['2020-03', '2020-03'],
  [' 2020-3 ', '2020-03'],
  ['2020/03', '2020-03'],
  ['2020.12', '2020-12'],
  ['2020年3月', '2020-03'],
  ['202003', '2020-03'],
  ['２０２０－０３', '2020-03'],
])('[R3-26] %j is a month', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

test.each(['', '2020', '2020-13', '2020-00', '03-2020', '0020-03', '20203', '2020-03-01', '去年', '٢٠٢٠-٠٣', '\u0000'])(
  '[R3-26] %j is no month',
  (text) => {
    expect(monthOf(text)).toBeNull();
  },
);

test('[R5.4-10] the present month is the one in Shanghai', () => {
  expect(monthAt(Date.UTC(2026, 0, 31, 15, 59))).toBe('2026-01');
  expect(monthAt(Date.UTC(2026, 0, 31, 16, 0))).toBe('2026-02');
});

test('[R3-25] a month is sent as its first day', () => {
  expect(dayOf('2020-03')).toBe('2020-03-01');
});
