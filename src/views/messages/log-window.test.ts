import { expect, test } from 'vitest';
import { isAtTop, logWindow } from './log-window.ts';

const keys = Array.from({ length: 5_000 }, (_, at) => `m${at}`);
const known = new Map(keys.map((key, at) => [key, 40 + (at % 5) * 12]));
const whole = [...known.values()].reduce((sum, height) => sum + height, 0);

test('[R4.6-14] older messages are wanted within 10 px of the top, and no sooner', () => {
  const at = (fromTop: number) => isAtTop({ scrollHeight: 2_000, clientHeight: 500, scrollTop: fromTop - 1_500 });
  expect([0, 10, 11, 40].map(at)).toEqual([true, true, false, false]);
  expect(isAtTop({ scrollHeight: 500, clientHeight: 500, scrollTop: 0 })).toBe(true);
});

test('of 5,000 messages no more than 150 are in the page, wherever the user is', () => {
  const views = Array.from({ length: 330 }, (_, at) => ({ below: at * 1_000, height: 600 }));
  const counts = views.map((view) => logWindow(keys, known, view)).map(({ from, to }) => to - from);
  expect(Math.max(...counts)).toBeLessThan(150);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(logWindow(keys, new Map(keys.map((key) => [key, 1])), { below: 0, height: 2_000 })).toMatchObject({
    from: 4_880,
    to: 5_000,
  });
});

test('the rest has its room: the log is as high as if all were there', () => {
  const view = logWindow(keys, known, { below: 100_000, height: 600 });
  const inPage = keys.slice(view.from, view.to).reduce((sum, key) => sum + (known.get(key) ?? 0), 0);
  expect(view.over + inPage + view.under).toBe(whole);
  expect(view.under).toBeLessThan(100_000);
  expect(view.under + inPage).toBeGreaterThan(100_600);
});

test('older messages that come above move nothing below', () => {
  const before = logWindow(keys.slice(10), known, { below: 3_000, height: 600 });
  const after = logWindow(keys, known, { below: 3_000, height: 600 });
  expect([after.from - 10, after.to - 10, after.under]).toEqual([before.from, before.to, before.under]);
  expect(logWindow([], known, { below: 0, height: 600 })).toEqual({ from: 0, to: 0, over: 0, under: 0 });
});
