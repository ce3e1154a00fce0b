/** Whether something came to the page within the last `ms`: over a slow line the page is then not whole yet. */
export const isComing = (now: number, arrivals: readonly PerformanceEntry[], ms: number): boolean => {
  const last = arrivals.at(-1);
  return last !== undefined && now - (last.startTime + last.duration) < ms;
};

/** Runs it once for so long, in ms, nothing has come to the page. Gives its end. */
export const whenResting = (page: Window, ms: number, run: () => void): (() => void) => {
  let timer = 0;
  const wait = (): void => {
    timer = page.setTimeout(() => {
      const { performance } = page;
      if (isComing(performance.now(), performance.getEntriesByType('resource'), ms)) wait();
      else run();
    }, ms);
  };
  wait();
  return () => page.clearTimeout(timer);
};
