import { afterEach, expect, test, vi } from 'vitest';
import { untilIdle, whenNetworkIdle } from './network-idle.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the network is idle so long after the last arrival, whatever was asked for last', () => {
  const arrival = (startTime: number, duration: number) => ({ startTime, duration }) as PerformanceEntry;
  expect([
    untilIdle(9_000, [], 2_000),
    untilIdle(4_900, [arrival(100, 900), arrival(2_400, 600)], 2_000),
    untilIdle(5_100, [arrival(100, 900), arrival(2_400, 600)], 2_000),
    untilIdle(4_900, [arrival(100, 900), arrival(2_400, 600)], 1_000),
    untilIdle(4_900, [arrival(100, 4_400), arrival(2_400, 600)], 1_000),
  ]).toEqual([0, 100, 0, 0, 600]);
});

test('what waits for an idle network comes once, a while after the last arrival, unless it is called off', () => {
  vi.useFakeTimers({ now: 0 });
  const arrivals: PerformanceEntry[] = [];
  const page = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    performance: { now: () => Date.now(), getEntriesByType: () => arrivals },
  } as unknown as Window;
  const ran: string[] = [];
  whenNetworkIdle(page, 1_000, () => ran.push('kept'));
  whenNetworkIdle(page, 1_000, () => ran.push('called off'))();
  vi.advanceTimersByTime(900);
  arrivals.push({ startTime: 500, duration: 400 } as PerformanceEntry);
  vi.advanceTimersByTime(999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['kept']);
  vi.advanceTimersByTime(5_000);
  expect(ran).toEqual(['kept']);
});
