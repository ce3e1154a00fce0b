import { afterEach, expect, test, vi } from 'vitest';
import { networkIdle, untilIdle } from './network-idle.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the network is idle so long after the last arrival, whatever was asked for last', () => {
  const arrival = (startTime: number, duration: number) => ({ startTime, duration }) as PerformanceEntry;
  expect([
    untilIdle(9_000, []),
    untilIdle(3_900, [arrival(100, 900), arrival(2_400, 600)]),
    untilIdle(4_100, [arrival(100, 900), arrival(2_400, 600)]),
    untilIdle(4_900, [arrival(100, 4_400), arrival(2_400, 600)]),
  ]).toEqual([0, 100, 0, 600]);
});

test('what waits for an idle network comes a while after the last arrival', async () => {
  vi.useFakeTimers({ now: 0 });
  const arrivals: PerformanceEntry[] = [];
  const page = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    performance: { now: () => Date.now(), getEntriesByType: () => arrivals },
  } as unknown as Window;
  const ran: string[] = [];
  networkIdle(page).then(() => ran.push('kept'));
  await vi.advanceTimersByTimeAsync(900);
  arrivals.push({ startTime: 500, duration: 400 } as PerformanceEntry);
  await vi.advanceTimersByTimeAsync(999);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['kept']);
});
