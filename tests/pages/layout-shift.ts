import type { Page } from '@playwright/test';

/** From the next page on, what moves by itself is noted. */
export const observeLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far, read after two more pictures of the page. */
export const cumulativeLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts: number[] = Reflect.get(window, 'shifts');
            resolve(shifts.reduce((sum, shift) => sum + shift, 0));
          }),
        );
      }),
  );
