import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { shifted, watchShifts } from '../pages/shifts.ts';

test('nothing jumps while the home page and an article load', async ({ I, page, words }) => {
  await watchShifts(page);
  await I.openHome();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(I.aside.getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.02);

  await I.goTo(articlePath);
  await expect(page.getByRole('region', { name: words.related }).getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('nothing jumps while events and companies load', async ({ I, page }) => {
  await watchShifts(page);
  for (const path of ['/events/', '/events/forum', eventPath, '/company', '/company/501', '/product/3001']) {
    await I.goTo(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(I.aside.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page), path).toBeLessThan(0.02);
  }
});
