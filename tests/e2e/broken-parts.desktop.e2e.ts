import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test.use({ expectedProblems: [/broken on purpose/] });

/** Views that say this time throw, from the next load on. */
const breakTime = async (page: Page, time: Locator): Promise<void> => {
  const ms = Date.parse((await time.getAttribute('datetime')) ?? '');
  await page.evaluate((broken) => sessionStorage.setItem('broken', `${broken}`), ms);
};

const mend = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.removeItem('broken'));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = Intl.DateTimeFormat;
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', {
      get() {
        const format = get?.call(this);
        return (ms: number) => {
          if (sessionStorage.getItem('broken') === `${ms}`) throw new Error('broken on purpose');
          return format(ms);
        };
      },
    });
  });
});

test('a part that throws while it renders says so in its place, and is there again after a retry', {
  tag: '@story',
}, async ({ I, page }) => {
  const flashes = I.aside.getByRole('region', { name: '快讯' });
  const hot = I.aside.getByRole('region', { name: '热门资讯' });
  await I.goTo('/');
  await breakTime(page, flashes.locator('time').first());
  await page.reload();
  await expect(flashes.getByRole('alert')).toContainText('这部分内容无法显示');
  await expect(hot.getByRole('listitem')).toHaveCount(5);
  await mend(page);
  await flashes.getByRole('button', { name: '重试' }).click();
  await expect(flashes.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await I.goTo('/news');
  const rows = page
    .getByRole('main')
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '这部分内容无法显示' });
  await expect(rows.nth(3)).toBeVisible();
  const before = await rows.count();
  await breakTime(page, rows.nth(1).locator('time'));
  await page.reload();
  await expect(row).toHaveCount(1);
  await expect(rows).toHaveCount(before - 1);
  await mend(page);
  await row.getByRole('button', { name: '重试' }).click();
  await expect(rows).toHaveCount(before);
});
