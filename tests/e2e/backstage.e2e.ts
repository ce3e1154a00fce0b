import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

const panel = '幕后工具';

test('the panel opens by key and handle beside the page, tells the code to an open dialog, and gives the focus back', {
  tag: '@wide',
}, async ({ I, page, backstage }) => {
  await I.openHome();
  await backstage.ready();
  const tools = page.getByRole('region', { name: panel, exact: true });
  const nav = tools.getByRole('navigation');
  await I.logInButton.focus();
  await page.keyboard.press('F2');
  await expect(nav).toBeVisible();
  const overlap = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (box('#root')?.right ?? 0) - (box('[data-tools] nav')?.left ?? 0);
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('F2');
  await expect(nav).toHaveCount(0);
  await expect(I.logInButton).toBeFocused();
  const handle = tools.getByRole('button', { name: panel, exact: true });
  await handle.click();
  await expect(nav).toBeVisible();

  await I.logInButton.click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('tab', { name: '短信登录' }).click();
  await dialog.getByLabel('手机号').fill('13911112222');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  const code = await backstage.code('13911112222');
  await expect(tools.getByRole('button', { name: `复制 ${code}` })).toBeVisible();
  await tools.getByRole('button', { name: '场景', exact: true }).click();
  await tools.getByLabel('按名称或说明查找').fill('empty-news');
  await expect(dialog).toBeVisible();
  await expect(tools.getByLabel('按名称或说明查找')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('on a phone a persona signs in, a call is held and released, and a world begins', {
    tag: '@phone',
  }, async ({ I, page, backstage }) => {
    await I.openHome();
    await backstage.ready();
    const tools = page.getByRole('region', { name: 'Backstage', exact: true });
    const press = (name: string) => tools.getByRole('button', { name, exact: true }).click();
    await press('Backstage');
    await press('People');
    await press('Log in as liran');
    await expect(tools.getByText('fresh · liran')).toBeVisible();

    await press('Network');
    await tools.getByLabel('Type').selectOption('hold');
    await tools.getByLabel('Endpoint (empty for all)').fill('/news/short/news/');
    await press('Add fault');
    await expect(tools.getByText('0 calls held')).toBeVisible();
    await I.follow('/flash');
    await expect(tools.getByText(/[1-9] calls? held/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await press('Release all');
    await expect(tools.getByText('The network is normal')).toBeVisible();
    // The button is gone with what it released: the keyboard stays in the panel.
    await expect(tools.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await press('Scenarios');
    await tools.getByLabel('Search by name or description').fill('empty-news');
    await tools.getByRole('button', { name: 'empty-news No news and no flashes at all' }).click();
    await expect(tools.getByText('empty-news · not logged in')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await press('Fold');
    await expect(tools.getByRole('navigation')).toBeHidden();
    await press('Unfold');
    await expect(tools.getByRole('navigation')).toBeVisible();
  });
});

test('a link to a situation says what is unknown in it, restores the rest, and a copy of it does the same', {
  tag: '@wide',
}, async ({ I, page, backstage, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await I.goTo('/flash?scenario=empty-news&persona=wangfang&fault=slow;ms=5;times=900&fault=boom');
  const tools = page.getByRole('region', { name: panel, exact: true });
  await expect(tools.getByRole('alert')).toContainText('无效的故障“boom”');
  await expect(tools.getByText('empty-news · wangfang')).toBeVisible();
  await backstage.signInAs('liran');
  await expect(tools.getByText('empty-news · liran')).toBeVisible();
  await tools.getByRole('button', { name: '复制当前场景的链接' }).click();
  await expect(tools.getByRole('status')).toHaveText('已复制');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(new URL(link).search)).toBe('?scenario=empty-news&persona=liran&fault=slow;ms=5;times=900');
  await I.goTo(link);
  await expect(I.menuButton).toBeVisible();
  await page.keyboard.press('F2');
  await expect(tools.getByText('empty-news · liran')).toBeVisible();
});
