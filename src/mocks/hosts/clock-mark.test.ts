import { expect, test } from 'vitest';
import { keepClockMark, readClockMark } from './clock-mark.ts';

test.each([
  ['nothing', null, 0],
  ['a day', '86400000', 86_400_000],
  ['nonsense', 'soon', 0],
])('%s that was kept is read', (_, kept, ahead) => {
  expect(readClockMark(() => ({ getItem: () => kept }))).toBe(ahead);
});

test('where nothing can be stored the clock is as the log says', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  keepClockMark(refusing, 1_000);
  expect(readClockMark(refusing)).toBe(0);
});
