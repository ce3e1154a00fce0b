import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

test('[R1-11] the tester exports the paths of binding a mobile, plays one on the app in another window, and sees coverage grow', async ({
  I,
  page,
  context,
}) => {
  await I.openHome();
  await I.logInButton.click();
  await page.getByRole('dialog', { name: '登录' }).getByRole('tab', { name: '短信登录' }).click();
  const studio = await context.newPage();
  await studio.goto('/flows/smsLogin');
  await studio.getByRole('tab', { name: '测试路径' }).click();
  const [download] = await Promise.all([
    studio.waitForEvent('download'),
    studio.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sms-login.csv');
  await studio.getByRole('button', { name: /路径 1/ }).click();
  await studio.getByRole('button', { name: '在应用里试走' }).click();
  await studio.getByRole('button', { name: '走一步' }).click();
  await expect(studio.getByText('✓ 通过')).toHaveCount(1);
  await studio.getByRole('button', { name: '走一步' }).click();
  await expect(studio.getByText('✓ 通过')).toHaveCount(2);
  await expect(studio.getByText(/覆盖 2 \/ 10 个状态，2 \/ 13 个转移/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('请输入手机号').first()).toBeVisible();
  expect(await violations(studio)).toEqual([]);
});
