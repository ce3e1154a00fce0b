import { expect, test } from 'vitest';
import { byDay } from './days.ts';

const at = (day: number, hour: number) => ({ publishTime: new Date(2026, 7, day, hour).getTime() });

test('[R2.6-46] flashes are grouped by the day of the user, in their order', () => {
  const [late, early, before, long] = [at(3, 21), at(3, 0), at(2, 23), at(1, 9)];
  expect(byDay([late, early, before, long])).toEqual([
    { key: '2026-8-3', start: late.publishTime, items: [late, early] },
    { key: '2026-8-2', start: before.publishTime, items: [before] },
    { key: '2026-8-1', start: long.publishTime, items: [long] },
  ]);
  expect(byDay([])).toEqual([]);
});

test('a flash without a time is of the day of the one before it', () => {
  const [odd, late, before] = [{ publishTime: 8_640_000_000_000_001 }, at(3, 21), at(2, 23)];
  expect(byDay([late, odd, before]).map(({ key, items }) => [key, items.length])).toEqual([
    ['2026-8-3', 2],
    ['2026-8-2', 1],
  ]);
  expect(byDay([odd, late]).map(({ key }) => key)).toEqual(['', '2026-8-3']);
});
