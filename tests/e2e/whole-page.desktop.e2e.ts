import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

const latest = (page: Page) => page.getByRole('region', { name: '最新资讯' });
const copyright = (page: Page) => page.getByRole('contentinfo').getByText('© 2026 食业');
const lastTopics = (page: Page) => page.getByRole('main').getByRole('region').nth(2).getByRole('article');

/** The footer's place alone. */
const seeFirstWindow = async (page: Page): Promise<void> => {
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(copyright(page)).toHaveCount(0);
};

test.beforeEach(async ({ I, page }) => {
  await page.clock.install();
  await I.goTo('/');
  await seeFirstWindow(page);
});

test('what is far below the window is rendered when it comes near', async ({ page }) => {
  await expect(latest(page)).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(copyright(page)).toBeVisible();
  await expect(latest(page).getByRole('article').first()).toBeAttached();
});

test('ten seconds without input, printing and find in page render the whole page; so does a return to a place', async ({
  page,
}) => {
  await page.clock.fastForward(10_000);
  await expect(copyright(page)).toBeAttached();
  await expect(lastTopics(page)).toHaveCount(4);

  await page.reload();
  await seeFirstWindow(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await latest(page).count()).toBe(1);

  await page.reload();
  await seeFirstWindow(page);
  await page.keyboard.press('ControlOrMeta+f');
  await expect(copyright(page)).toBeAttached();

  await latest(page).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate((): number => history.state.y)).toBeGreaterThan(800);
  const top = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(copyright(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('the journal is stored from the first input on', async ({ page }) => {
  const isStored = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'shiye-journal'));
  await page.keyboard.press('Shift');
  await expect.poll(isStored).toBe(true);
});
