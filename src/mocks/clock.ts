import type { Clock } from '#services/contract/clock.ts';

/** A clock that can be advanced; the app and the mock backend share one. */
export interface AdjustableClock extends Clock {
  readonly offset: () => number;
  /** Runs due timers in order, including those set meanwhile. */
  advance(ms: number): void;
  follow(offset: number): void;
  onAdvance(listener: (offset: number) => void): () => void;
}

interface Timer {
  readonly ms: number;
  due: number;
  readonly order: number;
  readonly run: () => void;
  handle: unknown;
}

export const systemTime = (): Clock => ({
  now: () => Date.now(),
  setTimeout: (run, ms) => {
    const timer = globalThis.setTimeout(run, ms);
    return () => globalThis.clearTimeout(timer);
  },
  clearTimeout: (cancel) => {
    if (typeof cancel === 'function') cancel();
  },
});

/** Only `advance` moves a clock on this source. */
export const stoppedTime = (at: number): Clock => ({ now: () => at, setTimeout: () => null, clearTimeout: () => {} });

/** Longest `setTimeout` delay of browsers; longer ones are set again. */
const longest = 2 ** 31 - 1;
/** In ms: a browser timer this early is normal; earlier means that the device's clock was set back. */
const earlyTolerance = 100;

export const createClock = (source: Clock, startOffset = 0): AdjustableClock => {
  let offset = startOffset;
  let order = 0;
  const timers = new Set<Timer>();
  const listeners = new Set<(offset: number) => void>();
  const now = () => source.now() + offset;

  /** Setting the device's clock back must not delay timers. */
  const dueOf = (timer: Timer): number => {
    timer.due = Math.min(timer.due, now() + timer.ms);
    return timer.due;
  };
  const arm = (timer: Timer): void => {
    const left = Math.max(0, dueOf(timer) - now());
    timer.handle = source.setTimeout(() => fire(timer, left > longest), Math.min(longest, left));
  };
  const fire = (timer: Timer, isLonger: boolean): void => {
    if (!timers.has(timer)) return;
    const left = timer.due - now();
    if (left > 0 && (isLonger || left <= earlyTolerance)) {
      arm(timer);
      return;
    }
    timers.delete(timer);
    timer.run();
  };
  const firstDue = (until: number): Timer | undefined =>
    [...timers].filter((timer) => dueOf(timer) <= until).sort((a, b) => a.due - b.due || a.order - b.order)[0];

  const moveTo = (target: number): void => {
    const until = source.now() + target;
    for (let timer = firstDue(until); timer; timer = firstDue(until)) {
      timers.delete(timer);
      source.clearTimeout(timer.handle);
      offset = Math.max(offset, timer.due - source.now());
      timer.run();
    }
    offset = Math.max(offset, target);
    for (const timer of timers) {
      source.clearTimeout(timer.handle);
      arm(timer);
    }
  };

  return {
    now,
    offset: () => offset,
    setTimeout: (run, ms) => {
      order += 1;
      const wait = Math.max(0, ms);
      const timer: Timer = { ms: wait, due: now() + wait, order, run, handle: null };
      timers.add(timer);
      arm(timer);
      return timer;
    },
    clearTimeout: (handle) => {
      for (const timer of timers) {
        if (timer !== handle) continue;
        timers.delete(timer);
        source.clearTimeout(timer.handle);
      }
    },
    advance: (ms) => {
      moveTo(offset + Math.max(0, ms));
      for (const listener of listeners) listener(offset);
    },
    follow: (target) => {
      if (target > offset) moveTo(target);
    },
    onAdvance: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
