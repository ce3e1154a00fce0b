/** Network-idle threshold in ms: over a slow line more is on its way before. */
const threshold = 1_000;

/** How long, in ms, until nothing has come to the page for so long; 0 once it is so. */
export const untilIdle = (now: number, arrivals: readonly PerformanceEntry[], ms: number): number => {
  // They stand in the order in which they were asked for.
  const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
  return Math.max(0, last + ms - now);
};

/** Runs it once nothing has come to the page for so long, in ms. Gives what calls it off. */
export const whenNetworkIdle = (page: Window, ms: number, run: () => void): (() => void) => {
  let timer = 0;
  const wait = (so: number): void => {
    timer = page.setTimeout(() => {
      const { performance } = page;
      const more = untilIdle(performance.now(), performance.getEntriesByType('resource'), ms);
      if (more > 0) wait(more);
      else run();
    }, so);
  };
  wait(ms);
  return () => page.clearTimeout(timer);
};

export const networkIdle = (page: Window): Promise<void> =>
  new Promise((done) => void whenNetworkIdle(page, threshold, done));
