/**
 * Runs in the page, before anything else. The app's clock goes on by what happens, not by how long the machine takes:
 * its time moves with timers of at most 100 ms (the simulated network), timers of 3 s and more go off by
 * `backstage.advance` alone (notices, deadlines, the acts of others), and those between go off without moving the time.
 */
export function stopClock(): void {
  const moves = 100;
  const waits = 3_000;
  const { setTimeout } = window;
  let now = Date.now();
  Date.now = () => now;
  const later = (run: TimerHandler, ms = 0, ...given: readonly unknown[]): number => {
    if (ms >= waits) return 0;
    if (typeof run !== 'function') return setTimeout(run, ms, ...given);
    const due = now + Math.max(0, Math.ceil(ms));
    return setTimeout(() => {
      if (ms <= moves) now = Math.max(now, due);
      run(...given);
    }, ms);
  };
  Reflect.set(window, 'setTimeout', later);
}
