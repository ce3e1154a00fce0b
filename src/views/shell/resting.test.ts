import { afterEach, expect, test, vi } from 'vitest';
import { untilRest, whenResting } from './resting.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page rests so long after the last arrival, whatever was asked for last', () => {
  const arrival = (startTime: number, duration: number) => ({ startTime, duration }) as PerformanceEntry;
  expect([
    untilRest(9_000, [], 2_000),
    untilRest(4_900, [arrival(100, 900), arrival(2_400, 600)], 2_000),
    untilRest(5_100, [arrival(100, 900), arrival(2_400, 600)], 2_000),
    untilRest(4_900, [arrival(100, 900), arrival(2_400, 600)], 1_000),
    untilRest(4_900, [arrival(100, 4_400), arrival(2_400, 600)], 1_000),
  ]).toEqual([0, 100, 0, 0, 600]);
});

test('what waits for rest comes once, a while after the last arrival, unless it is called off', () => {
  vi.useFakeTimers({ now: 0 });
  const arrivals: PerformanceEntry[] = [];
  const page = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    performance: { now: () => Date.now(), getEntriesByType: () => arrivals },
  } as unknown as Window;
  const ran: string[] = [];
  whenResting(page, 1_000, () => ran.push('kept'));
  whenResting(page, 1_000, () => ran.push('called off'))();
  vi.advanceTimersByTime(900);
  arrivals.push({ startTime: 500, duration: 400 } as PerformanceEntry);
  vi.advanceTimersByTime(999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['kept']);
  vi.advanceTimersByTime(5_000);
  expect(ran).toEqual(['kept']);
});
