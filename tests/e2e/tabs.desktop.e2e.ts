import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('[R4.3-2] two tabs are one visitor: login, language and logout', async ({ I, stage, openTab, page }) => {
  await I.goTo('/404');
  const other = await openTab();
  await other.I.goTo('/site/about');
  await other.I.beGuest();

  await stage.signInAs('liran');
  await I.seeMyName('李然');
  await other.I.seeMyName('李然');

  await other.I.switchLanguage();
  await expect(page).toHaveTitle('Page not found · 食业');
  await I.banner.getByRole('button', { name: '中文' }).click();
  await expect(other.page).toHaveTitle('关于我们 · 食业');

  await other.I.logOut();
  await I.beGuest();
  await I.reload();
  await I.beGuest();
});

test('two tabs have one backend: a code sent from one is good in the other, once', async ({ I, stage, openTab }) => {
  await I.goTo('/404');
  const other = await openTab();
  await other.I.goTo('/404');
  await I.openSmsLogin();
  await I.requestCode('13800000002');
  await I.seeCodeSent();
  const code = await other.stage.code('13800000002');
  expect(await stage.code('13800000002')).toBe(code);

  await other.I.openSmsLogin();
  await other.I.mobile.fill('13800000002');
  await other.I.enterCode(code);
  await other.I.seeMyName('王芳');
  await I.seeMyName('王芳');
  await expect(I.loginDialog).toBeHidden();
  expect(await stage.count('login.succeeded')).toBe(1);
});
