import { expect, test } from 'vitest';
import { clockText, countText, dayText, machineTime, minuteText, regionText, weekdayText } from './formats.ts';

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
  expect([weekdayText(noon, 'zh'), weekdayText(noon, 'en'), clockText(noon, 'zh'), clockText(noon, 'en')]).toEqual([
    '8月2日星期日',
    'Sunday 2 August',
    '12:05',
    '12:05',
  ]);
});

test('a number that is no time is shown as nothing and breaks nothing', () => {
  expect([dayText(9e15, 'zh'), minuteText(Number.NaN, 'en'), machineTime(9e15)]).toEqual(['', '', undefined]);
});

test('says a view count as readers say it', () => {
  expect([countText(980, 'zh'), countText(12_345, 'zh'), countText(12_345, 'en')]).toEqual(['980', '1.2万', '12.3k']);
});

test('a municipality is named once where somebody is', () => {
  expect([regionText('上海市/上海市/徐汇区'), regionText('浙江省/杭州市/西湖区', ' / '), regionText('')]).toEqual([
    '上海市 徐汇区',
    '浙江省 / 杭州市 / 西湖区',
    '',
  ]);
});
