import { expect, test } from 'vitest';
import { readClockOffset, saveClockOffset } from './clock-offset.ts';

test.each([
  ['nothing', null, 0],
  ['a day', '86400000', 86_400_000],
  ['nonsense', 'soon', 0],
])('%s that was kept is read', (_, kept, ahead) => {
  expect(readClockOffset(() => ({ getItem: () => kept }))).toBe(ahead);
});

test('where nothing can be stored the clock is as the log says', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  saveClockOffset(refusing, 1_000);
  expect(readClockOffset(refusing)).toBe(0);
});
