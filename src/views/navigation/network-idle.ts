/** In ms: on slow connections, more may be under way before. */
const threshold = 1_000;

export const untilIdle = (now: number, arrivals: readonly PerformanceEntry[]): number => {
  // In order of request, not of arrival.
  const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
  return Math.max(0, last + threshold - now);
};

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
