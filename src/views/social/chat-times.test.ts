import { expect, test } from 'vitest';
import { rowTime, stampTime } from './chat-times.ts';

const now = new Date(2026, 10, 21, 20, 0).getTime();
const at = (...parts: readonly [number, number, number, number, number]): number => new Date(...parts).getTime();

test('today is said by its minute, other days by their date', () => {
  const times = [at(2026, 10, 21, 8, 5), at(2026, 9, 31, 8, 5), at(2025, 10, 21, 8, 5)];
  expect(times.map((time) => rowTime(time, now, 'zh'))).toEqual(['08:05', '10月31日', '2025年11月21日']);
  expect(times.map((time) => stampTime(time, now, 'zh'))).toEqual([
    '08:05',
    '2026年10月31日 08:05',
    '2025年11月21日 08:05',
  ]);
  expect(rowTime(times[1] ?? 0, now, 'en')).toBe('31 Oct');
});
