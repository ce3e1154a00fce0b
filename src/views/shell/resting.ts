/** How long, in ms, until nothing has come to the page for so long; 0 once it is so. Over a slow line the page is not whole before. */
export const untilRest = (now: number, arrivals: readonly PerformanceEntry[], ms: number): number => {
  // They stand in the order in which they were asked for.
  const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
  return Math.max(0, last + ms - now);
};

/** Runs it once for so long, in ms, nothing has come to the page. Gives its end. */
export const whenResting = (page: Window, ms: number, run: () => void): (() => void) => {
  let timer = 0;
  const wait = (so: number): void => {
    timer = page.setTimeout(() => {
      const { performance } = page;
      const more = untilRest(performance.now(), performance.getEntriesByType('resource'), ms);
      if (more > 0) wait(more);
      else run();
    }, so);
  };
  wait(ms);
  return () => page.clearTimeout(timer);
};
