/** Ms since 1970. */
export interface Clock {
  readonly now: () => number;
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

class Timer<About> {
  readonly run: () => void;
  readonly due: number;
  readonly about: About;
  disarm = (): void => {};

  constructor(run: () => void, due: number, about: About) {
    this.run = run;
    this.due = due;
    this.about = about;
  }
}

/** Stands at the journal's time, then hands pending timers to the real clock. Timers are objects: numbers could be the real clock's. */
export const replayClock = <About>(real: Clock, start: number, about: () => About) => {
  const timers = new Set<Timer<About>>();
  let time = start;
  let live = false;

  const arm = (timer: Timer<About>): void => {
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
      const timer = new Timer(run, time + Math.max(0, ms), about());
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
    /** Fires the earliest fitting timer, else the earliest, ties in order of setting. Clock changes and sleep can reorder timers. */
    fireNext: (fits: (about: About) => boolean): boolean => {
      const fitting = [...timers].filter((timer) => fits(timer.about));
      let next: Timer<About> | null = null;
      for (const timer of fitting.length > 0 ? fitting : timers) if (!next || timer.due < next.due) next = timer;
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
