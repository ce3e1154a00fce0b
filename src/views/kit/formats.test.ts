import { expect, test } from 'vitest';
import {
  briefDayText,
  briefMinuteText,
  briefWeekdayText,
  clockText,
  countedText,
  countText,
  dayText,
  isYear,
  machineTime,
  minuteText,
  priceText,
  regionText,
} from './formats.ts';

const noon = new Date(2026, 7, 2, 12, 5).getTime();

test('says the publish time in the language of the interface', () => {
  expect([dayText(noon, 'zh'), dayText(noon, 'en'), minuteText(noon, 'zh'), minuteText(noon, 'en')]).toEqual([
    '2026年8月2日',
    '2 Aug 2026',
    '2026年8月2日 12:05',
    '2 Aug 2026, 12:05',
  ]);
  expect(machineTime(noon)).toBe(new Date(noon).toISOString());
});

test('says day and minute apart, where a list is grouped by day', () => {
  expect([
    briefWeekdayText(noon, noon, 'zh'),
    briefWeekdayText(noon, noon, 'en'),
    clockText(noon, 'zh'),
    clockText(noon, 'en'),
  ]).toEqual(['8月2日星期日', 'Sunday 2 August', '12:05', '12:05']);
});

test.each([
  8_640_000_000_000_001,
  2 ** 53,
  253_402_271_999_000,
  -1,
  0,
  1_786_000_000,
  Number.NaN,
  Infinity,
  null,
  undefined,
])('%s is no time: it is shown as nothing and breaks nothing', (ms) => {
  const said = [...[dayText, minuteText, clockText].map((say) => say(ms, 'zh')), briefWeekdayText(ms, noon, 'zh')];
  expect([...said, machineTime(ms)]).toEqual(['', '', '', '', undefined]);
});

test.each([-1, 8_640_000_000_000_001, 2 ** 53, 1.5, Number.NaN, Infinity, null, undefined])(
  '%s counts nothing, and nothing is said with it',
  (count) => {
    expect([countText(count, 'zh'), countedText(count, 'en', (total) => `${total} views`)]).toEqual(['', '']);
  },
);

test('a price has cents only where there are some', () => {
  expect([12, 9.9, 15.899_999, 0].map(priceText)).toEqual(['12', '9.90', '15.90', '0']);
  expect([-1, 2 ** 53, Number.NaN, null, undefined].map(priceText)).toEqual(['', '', '', '', '']);
});

test('a year of founding has four digits', () => {
  expect([1669, 2026, -1, 0, 8_640_000_000_000_001, 1999.5, null].map(isYear)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('says a view count as readers say it', () => {
  expect([countText(980, 'zh'), countText(12_345, 'zh'), countText(12_345, 'en')]).toEqual(['980', '1.2万', '12.3K']);
});

test('a municipality is named once where somebody is', () => {
  expect([regionText('上海市/上海市/徐汇区'), regionText('浙江省/杭州市/西湖区', ' / '), regionText('')]).toEqual([
    '上海市 徐汇区',
    '浙江省 / 杭州市 / 西湖区',
    '',
  ]);
});

test('a day of another year is said with its year', () => {
  const nextYear = new Date(2027, 0, 8, 9, 30).getTime();
  const said = [briefDayText, briefMinuteText, briefWeekdayText].flatMap((say) => [
    say(nextYear, nextYear, 'zh'),
    say(nextYear, noon, 'zh'),
    say(nextYear, noon, 'en'),
  ]);
  expect(said).toEqual([
    '1月8日',
    '2027年1月8日',
    '8 Jan 2027',
    '1月8日 09:30',
    '2027年1月8日 09:30',
    '8 Jan 2027, 09:30',
    '1月8日星期五',
    '2027年1月8日星期五',
    'Friday 8 January 2027',
  ]);
});
