import { expect } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import { postPath } from '../pages/posts.ts';

test('on paper stands what is read, dark on white, without the frame and without buttons', async ({ I, page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await I.goTo('/404');
  for (const path of [articlePath, '/flash/80200', postPath, eventPath]) {
    await I.enter(path);
    const article = page.locator('main > div > article');
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(article.locator('p').last()).toBeAttached();
    for (const part of ['banner', 'navigation', 'complementary', 'contentinfo', 'button', 'form'] as const) {
      await expect(page.getByRole(part), `${path} ${part}`).toHaveCount(0);
    }
    await expect(page.locator('main > div > article ~ :visible'), path).toHaveCount(0);
    await expect(page.locator('main > div > :visible:has(~ article)'), path).toHaveCount(0);
    await expect(page.locator('a[href="#main"]'), path).toBeHidden();
  }
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
});
