import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

test('[R4.2-13] the product owner follows a registration live, and finds why 跳过 is missing', async ({
  I,
  openTab,
  words,
  page,
}) => {
  const { page: studio } = await openTab();
  await studio.goto('/flows/live');
  await expect(studio.getByText('正在等待应用窗口')).toBeVisible();
  await I.goTo('/404?scenario=newcomer');
  await expect(studio.getByText('正在观看')).toBeVisible();
  await I.fillProfile('林小满');
  await I.next.click();
  await I.seeStep(I.workDialog);
  await expect(I.workDialog.getByRole('button', { name: words.skipStep, exact: true })).toHaveCount(0);

  await studio.getByRole('tab', { name: '为什么' }).click();
  await studio.getByRole('searchbox').last().fill('跳过');
  const answer = studio.locator('[data-says="refused"]').filter({ hasText: '点击“跳过”' });
  await expect(answer).toContainText('条件不满足');
  await expect(answer).toContainText('已添加过一段，或在填教育经历');
  expect(await violations(studio)).toEqual([]);

  await I.fillWork('研发');
  await I.addAnother(I.workDialog);
  await expect(I.workDialog.getByRole('button', { name: words.skipStep, exact: true })).toBeVisible();
  await expect(studio.locator('[data-says="can"]').filter({ hasText: '点击“跳过”' })).toBeVisible();
  await page.close();
  await expect(studio.getByRole('alert').filter({ hasText: '应用窗口已关闭' })).toBeVisible();
  await expect(studio.locator('[data-says="can"]').filter({ hasText: '点击“跳过”' })).toBeVisible();
});
