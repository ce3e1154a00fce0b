import type { Clock } from '#services/contract/clock.ts';

class Timer {
  readonly run: () => void;
  readonly due: number;
  /** Takes back the real clock's timer, once the replay has gone live. */
  disarm = (): void => {};

  constructor(run: () => void, due: number) {
    this.run = run;
    this.due = due;
  }
}

/**
 * A clock that stands at the journal's time while it is replayed, then hands its pending timers to the real one. Its own
 * timers are objects: a number could be one of the real clock's.
 */
export const replayClock = (real: Clock, start: number) => {
  const timers = new Set<Timer>();
  let time = start;
  let live = false;

  const arm = (timer: Timer): void => {
    const come = (): void => {
      timers.delete(timer);
      timer.run();
    };
    const armed = real.setTimeout(come, Math.max(0, timer.due - time));
    timer.disarm = () => real.clearTimeout(armed);
  };

  return {
    now: () => (live ? real.now() : time),
    setTimeout: (run: () => void, ms: number): unknown => {
      if (live) return real.setTimeout(run, ms);
      const timer = new Timer(run, time + Math.max(0, ms));
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: unknown): void => {
      if (!(timer instanceof Timer)) real.clearTimeout(timer);
      else if (timers.delete(timer)) timer.disarm();
    },
    setNow: (to: number): void => {
      time = Math.max(time, to);
    },
    /** Fires the timer that is due first, ties in the order of setting; false when there is none. */
    fireNext: (): boolean => {
      let next: Timer | null = null;
      for (const timer of timers) if (!next || timer.due < next.due) next = timer;
      if (!next) return false;
      timers.delete(next);
      next.run();
      return true;
    },
    goLive: (): void => {
      live = true;
      for (const timer of timers) arm(timer);
    },
  };
};
