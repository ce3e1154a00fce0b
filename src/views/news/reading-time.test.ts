import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('counts Chinese characters and other words, not markup', () => {
  expect(readingMinutes(`<p class="long">${'食'.repeat(1200)}</p>`)).toBe(3);
  expect(readingMinutes(`<p>${'word '.repeat(440)}</p>`)).toBe(2);
  expect(readingMinutes(`<p>${'食'.repeat(400)}${' word'.repeat(220)}</p>`)).toBe(2);
});

test('is never less than a minute', () => {
  expect([readingMinutes(''), readingMinutes('<p>食业</p>'), readingMinutes('<'.repeat(50_000))]).toEqual([1, 1, 1]);
});
