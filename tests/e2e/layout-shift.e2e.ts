import { expect, type Page } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';

const watchShifts = (page: Page): Promise<unknown> =>
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
const shifted = (page: Page): Promise<number> =>
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

/** Pictures whose room is not known before they are there. */
const unsized = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { aspectRatio, position, width } = getComputedStyle(image);
        const hasSize = image.hasAttribute('width') && image.hasAttribute('height');
        return !hasSize && position !== 'absolute' && aspectRatio === 'auto' && width !== '0px';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('nothing jumps while the home page and an article load', async ({ I, page, words }) => {
  await watchShifts(page);
  await I.openHome();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(I.aside.getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.02);
  expect(await unsized(page)).toEqual([]);

  await I.goTo(articlePath);
  await expect(page.getByRole('region', { name: words.related }).getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.02);
  expect(await unsized(page)).toEqual([]);
});

test('nothing jumps while events and companies load', async ({ I, page }) => {
  await watchShifts(page);
  for (const path of ['/events/', '/events/forum', eventPath, '/company', '/company/501', '/product/3001']) {
    await I.goTo(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(I.aside.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page), path).toBeLessThan(0.02);
    expect(await unsized(page), path).toEqual([]);
  }
});
