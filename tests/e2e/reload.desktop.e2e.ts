import { expect } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';

test('[R4.1-2 R4.3-2] the story goes on after a reload at each of its steps', async ({ I, page, backstage }) => {
  const number = '13900004444';
  await I.goTo(articlePath);
  await I.openSmsLogin();
  await I.reload();
  await expect(I.title).toBeVisible();
  await expect(I.loginDialog).toBeHidden();

  await I.openSmsLogin();
  await I.requestCode(number);
  await I.seeCodeSent();
  await I.reload();
  await I.openSmsLogin();
  await I.mobile.fill(number);
  await I.enterCode(await backstage.code(number));

  await I.seeProfileDialog();
  await I.reload();
  await I.fillProfile('林小满');
  // The last key is stored after a moment of the app's own clock.
  await backstage.advance(1_000);
  await I.reload();
  await expect(I.nameField).toHaveValue('林小满');
  await expect(I.companyField).toHaveValue('小满茶饮');
  await expect(I.positionField).toHaveValue('研发');
  await expect(I.locationField).toHaveText('浙江省 / 杭州市 / 西湖区');
  await I.next.click();
  await I.seeSaved();
  await I.endRegistration();
  await I.reload();
  await I.seeMyName('林小满');
  await I.logOut();
  await I.reload();
  await I.beGuest();
  await expect(page).toHaveURL(articlePath);
  await expect(I.title).toBeVisible();
});

test('a clock that was put forward stands so on the page that opens next, however soon it opens', async ({
  I,
  page,
  backstage,
}) => {
  const ahead = () =>
    page.evaluate(() => {
      const backstage: Backstage = Reflect.get(window, 'backstage');
      return Math.round((backstage.clock.now() - Date.now()) / 60_000);
    });
  await I.goTo('/404');
  await backstage.ready();
  // The backend's log has its turn only after the page has gone.
  await page.evaluate(() => void navigator.locks.request('shiye.domain', () => new Promise(() => {})));
  await backstage.advance(60 * 60_000);
  await I.reload();
  await backstage.ready();
  expect(await ahead()).toBe(60);
  await I.reload();
  await backstage.ready();
  expect(await ahead()).toBe(60);
});
