import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('on a slow machine the link shows that it was pressed, and the page before stands still until the next one is drawn', async ({
  I,
  page,
}) => {
  await page.addInitScript(() => {
    // Half a picture's time is over before any click is heard.
    const now = performance.now.bind(performance);
    performance.now = () => now() + 20;
  });
  await I.openHome();
  const link = page
    .getByRole('main')
    .getByRole('region')
    .nth(2)
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? '';
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() =>
      seen.push([
        document.querySelectorAll('a[data-pressed]').length,
        document.querySelector('h1')?.textContent,
        scrollY,
      ]),
    ).observe(document.body, { subtree: true, attributeFilter: ['data-pressed'] });
  });
  const home = await page.getByRole('heading', { level: 1 }).textContent();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  expect(await page.evaluate((): unknown[] => Reflect.get(window, 'seen'))).toContainEqual([1, home, top]);
  await expect(page.locator('a[data-pressed]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
