import type { Clock } from '#services/contract/clock.ts';

interface Timer {
  readonly run: () => void;
  readonly due: number;
  /** The real clock's timer, once the replay has gone live. */
  real: unknown;
}

/** A clock that stands at the journal's time while it is replayed, then hands its pending timers to the real one. */
export const replayClock = (real: Clock, start: number) => {
  const timers = new Map<number, Timer>();
  let time = start;
  let count = 0;
  let live = false;

  const arm = (id: number, timer: Timer): void => {
    timer.real = real.setTimeout(
      () => {
        timers.delete(id);
        timer.run();
      },
      Math.max(0, timer.due - time),
    );
  };

  return {
    now: () => (live ? real.now() : time),
    setTimeout: (run: () => void, ms: number): unknown => {
      if (live) return real.setTimeout(run, ms);
      const id = ++count;
      timers.set(id, { run, due: time + Math.max(0, ms), real: null });
      return id;
    },
    clearTimeout: (id: unknown): void => {
      const timer = typeof id === 'number' ? timers.get(id) : undefined;
      if (timer?.real) real.clearTimeout(timer.real);
      else if (live && !timer) real.clearTimeout(id);
      if (typeof id === 'number') timers.delete(id);
    },
    setNow: (to: number): void => {
      time = Math.max(time, to);
    },
    /** Fires the timer that is due first, ties in the order of setting; false when there is none. */
    fireNext: (): boolean => {
      let next: [number, Timer] | null = null;
      for (const entry of timers) if (!next || entry[1].due < next[1].due) next = entry;
      if (!next) return false;
      timers.delete(next[0]);
      next[1].run();
      return true;
    },
    goLive: (): void => {
      live = true;
      for (const [id, timer] of timers) arm(id, timer);
    },
  };
};
