import { expect, test } from 'vitest';
import { agoDayText, agoText, byItself, dayAndClock, dayOrClock } from './ago.ts';

const at = (...parts: readonly [number, number, number, number, number]): number => new Date(...parts).getTime();
const now = at(2026, 10, 21, 20, 0);
const said = (say: typeof agoText, ms: number) => [say(ms, now, 'zh'), say(ms, now, 'en')];

test.each([
  [now - 59_999, '刚刚', 'just now'],
  [now - 60_000, '1 分钟前', '1 min ago'],
  [now - 3_599_999, '59 分钟前', '59 min ago'],
  [now - 3_600_000, '1 小时前', '1 h ago'],
  [at(2026, 10, 21, 0, 5), '19 小时前', '19 h ago'],
  [at(2026, 10, 20, 23, 59), '昨天 23:59', 'yesterday, 23:59'],
  [at(2026, 10, 20, 0, 0), '昨天 00:00', 'yesterday, 00:00'],
  [at(2026, 10, 19, 23, 59), '11月19日 23:59', '19 Nov, 23:59'],
  [at(2025, 10, 21, 8, 5), '2025年11月21日 08:05', '21 Nov 2025, 08:05'],
])('what was at %i is said by how long ago it was, from yesterday on by its day', (ms, zh, en) => {
  expect(said(agoText, ms)).toEqual([zh, en]);
});

test('a list says days without their minute', () => {
  const times = [now - 60_000, at(2026, 10, 20, 9, 0), at(2026, 9, 31, 9, 0), at(2025, 9, 31, 9, 0)];
  expect(times.map((ms) => agoDayText(ms, now, 'zh'))).toEqual(['1 分钟前', '昨天', '10月31日', '2025年10月31日']);
});

test('a message of today is told by its minute, another by its day', () => {
  const times = [at(2026, 10, 21, 8, 5), at(2026, 10, 20, 8, 5), at(2026, 9, 31, 8, 5), at(2025, 10, 21, 8, 5)];
  expect(times.map((ms) => dayOrClock(ms, now, 'zh'))).toEqual(['08:05', '昨天', '10月31日', '2025年11月21日']);
  expect(times.map((ms) => dayAndClock(ms, now, 'zh'))).toEqual([
    '08:05',
    '昨天 08:05',
    '10月31日 08:05',
    '2025年11月21日 08:05',
  ]);
  expect(dayOrClock(times[2] ?? 0, now, 'en')).toBe('31 Oct');
});

test('shortly after midnight the last hour still counts in minutes', () => {
  const midnight = at(2026, 10, 21, 0, 10);
  expect([20, 90].map((minutes) => agoText(midnight - minutes * 60_000, midnight, 'zh'))).toEqual([
    '20 分钟前',
    '昨天 22:40',
  ]);
});

test('what lies ahead is new where the clock is a little behind, and its day where it is far behind', () => {
  expect([1, 59, 61, 24 * 60].map((minutes) => agoText(now + minutes * 60_000, now, 'zh'))).toEqual([
    '刚刚',
    '刚刚',
    '21:01',
    '11月22日 20:00',
  ]);
});

test('words that stand by themselves begin with a capital letter', () => {
  expect([byItself(agoText(now, now, 'en')), byItself('')]).toEqual(['Just now', '']);
});

test.each([Number.NaN, -1, 8_640_000_000_000_001, 2 ** 53, null, undefined])(
  '%s is no time: it is shown as nothing and breaks nothing',
  (ms) => {
    expect([agoText, agoDayText, dayAndClock, dayOrClock].map((say) => say(ms, now, 'en'))).toEqual(['', '', '', '']);
  },
);
