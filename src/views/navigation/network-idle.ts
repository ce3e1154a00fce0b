/** Network-idle threshold in ms: over a slow line more is on its way before. */
const threshold = 1_000;

/** How long, in ms, until the network is idle: until nothing has come to the page for the threshold. */
export const untilIdle = (now: number, arrivals: readonly PerformanceEntry[]): number => {
  // They stand in the order in which they were asked for.
  const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
  return Math.max(0, last + threshold - now);
};

/** Resolves once nothing has come to the page for the threshold. */
export const networkIdle = (page: Window): Promise<void> =>
  new Promise((done) => {
    const wait = (ms: number): void => {
      page.setTimeout(() => {
        const { performance } = page;
        const more = untilIdle(performance.now(), performance.getEntriesByType('resource'));
        if (more > 0) wait(more);
        else done();
      }, ms);
    };
    wait(threshold);
  });
