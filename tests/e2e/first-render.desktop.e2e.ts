import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

/** To this page something always comes. */
const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    performance.getEntriesByType = () => [{ startTime: performance.now(), duration: 0 }] as never;
  });

const latest = (page: Page) => page.getByRole('region', { name: '最新资讯' });
const footer = (page: Page) => page.getByRole('contentinfo');

const isJournalStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'shiye-journal'));

test('the journal is stored, whether or not the network is ever idle', async ({ I, page }) => {
  await neverIdle(page);
  await I.goTo('/');
  await expect.poll(() => isJournalStored(page)).toBe(true);
});

test('what is far below the window is rendered when it comes near', async ({ I, page }) => {
  await neverIdle(page);
  await I.goTo('/');
  await expect(I.aside.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('region').nth(2).getByRole('article')).toHaveCount(4);
  await expect(latest(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(footer(page)).toBeVisible();
  await expect(latest(page).getByRole('article').first()).toBeAttached();
});

test('it is rendered by itself once the network is idle, when it is printed, and where the user comes back to a place', async ({
  I,
  page,
}) => {
  await I.openHome();
  await expect(latest(page).getByRole('article').first()).toBeAttached();
  await expect(footer(page)).toBeAttached();

  await neverIdle(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('region').nth(2).getByRole('article')).toHaveCount(4);
  await expect(footer(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await latest(page).count()).toBe(1);

  await latest(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate((): number => history.state.y)).toBeGreaterThan(800);
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(footer(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
