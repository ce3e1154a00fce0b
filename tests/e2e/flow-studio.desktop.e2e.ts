import { expect, type Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

test('the tester exports the cases of binding a mobile, and plays a path in a window that begins where it does', {
  tag: '@story',
}, async ({ page: studio, I }) => {
  await I.goTo('/flows/bind-account');
  await studio.getByRole('tab', { name: '测试路径' }).click();
  const [download] = await Promise.all([
    studio.waitForEvent('download'),
    studio.getByRole('link', { name: 'XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bind-account.xlsx');
  await studio.getByRole('button', { name: '打开“绑定手机”' }).first().click();
  const [app] = await Promise.all([
    studio.waitForEvent('popup'),
    studio.getByRole('button', { name: '在应用里试走' }).click(),
  ]);
  const step = studio.getByRole('button', { name: '执行这一步' });
  await expect(step).toBeVisible({ timeout: 30_000 });
  await expect(app.getByRole('textbox', { name: '手机号' })).toHaveValue('');
  await studio.getByRole('button', { name: '快', exact: true }).click();
  await expect(studio.getByText('应用走完了整条路径')).toBeVisible({ timeout: 60_000 });
  await expect(studio.getByText('✓ 通过')).toHaveCount(
    await studio
      .getByRole('listitem')
      .filter({ hasText: /^\d+\. / })
      .count(),
  );
  expect(await violations(studio)).toEqual([]);
});

test('the developer opens the file of a bug, steps to the fault, and goes on in a new tab from the step before, where it can be done again', {
  tag: '@story',
}, async ({ I, page, backstage, words, openTab }) => {
  await I.goTo('/404');
  await backstage.fault({ endpoint: 'session.sendCode', kind: 'offline' });
  await I.logInButton.click();
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('tab', { name: '短信登录' }).click();
  await dialog.getByLabel('手机号').fill('13911112222');
  await dialog.getByRole('button', { name: words.getCode }).click();
  const failure = '网络不通';
  await expect(dialog.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  const file = await page.evaluate((): string => Reflect.get(window, 'backstage').journal().export());

  const { page: studio } = await openTab();
  await studio.goto('/flows/time');
  await studio.locator('input[type=file]').setInputFiles({
    name: 'no-code.flow',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(studio.getByRole('heading', { level: 1, name: 'no-code.flow' })).toBeVisible();
  const press = (name: string) => studio.getByRole('button', { name, exact: true }).click();
  const event = studio.getByRole('tabpanel').locator('pre');
  await expect(event).toContainText('offline');
  expect(await violations(studio)).toEqual([]);
  await press('上一次用户操作');
  await expect(event).toContainText('code.request');
  await press('后退一步');
  await expect(event).toContainText('field.leave');
  const [again] = await Promise.all([studio.waitForEvent('popup'), press('从这里继续')]);
  const form = again.getByRole('dialog', { name: '登录' });
  await expect(form.getByLabel('手机号')).toHaveValue('13911112222');
  await expect(form.getByRole('alert').filter({ hasText: failure })).toHaveCount(0);
  await form.getByRole('button', { name: words.getCode }).click();
  await expect(form.getByRole('status').filter({ hasText: words.codeSent })).toBeAttached();
});

test('a large file is read in a worker with its progress, can be stopped, and opens', {
  tag: '@story',
}, async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.ready();
  const file = JSON.parse(await page.evaluate((): string => Reflect.get(window, 'backstage').journal().export()));
  const { index, time } = file.entries.at(-1);
  const note = 'x'.repeat(100_000);
  for (let at = 1; at <= 80; at += 1) {
    const event = { type: 'preference.choose', chosen: { theme: at % 2 === 0 ? 'dark' : 'light' }, note };
    file.entries.push({
      index: index + at,
      time,
      path: '/preferences',
      incarnation: 1,
      source: null,
      event,
      input: 'external',
    });
  }
  const buffer = Buffer.from(JSON.stringify(file));
  await page.goto('/flows/time');
  const choose = (name: string, bytes: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
  const progress = page.getByRole('progressbar', { name: '正在读取文件' });

  // Stopped by the page itself, as soon as it says that it reads: however fast the machine is.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('progress')) return;
      observer.disconnect();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '停止')?.click();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await choose('stopped.flow', buffer);
  await expect(page.getByRole('status').filter({ hasText: '正在读取文件' })).toHaveCount(0);
  await expect(page.getByText('还没有打开会话')).toBeVisible();
  await expect(progress).toHaveCount(0);

  await choose('large.flow', buffer);
  await expect(page.getByRole('heading', { level: 1, name: 'large.flow' })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('the largest chart is seen whole: by one button once it is unfolded, and at once in the window beside the app', async ({
  I,
  page,
  openTab,
}) => {
  const breadths = (of: Page) =>
    of.locator('[data-frame]').evaluate((frame) => [frame.scrollWidth - frame.clientWidth, frame.clientWidth] as const);
  await I.goTo('/404');
  const { page: studio } = await openTab();
  await studio.goto('/flows/app');
  await studio.getByRole('button', { name: '全部展开' }).click();
  await expect.poll(async () => (await breadths(studio))[0]).toBeGreaterThan(1_000);
  await studio.getByRole('button', { name: '显示全图' }).click();
  await expect.poll(async () => (await breadths(studio))[0]).toBe(0);
  await studio.goto('/flows/live');
  await studio.getByRole('button', { name: '整个应用' }).first().click();
  await expect(studio.getByRole('heading', { level: 2, name: '整个应用' })).toBeVisible();
  await expect(studio.locator('[data-frame]')).toBeVisible();
  expect((await breadths(studio))[0]).toBe(0);
  await expect(page.getByRole('main')).toBeVisible();
});
