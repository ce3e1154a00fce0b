import { expect, type Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { tellings, test } from '../pages/fixtures.ts';

/** Colours alone differ in the dark, so that only contrast is looked at anew. */
async function expectClean(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const { language, tag } of tellings) {
  test.describe(`accessible to everybody (${language})`, { tag }, () => {
    test.use({ language });

    test('dialogs', async ({ I, page, stage, words }) => {
      await I.goTo('/404');
      await I.pressLogIn();
      await I.wayTab(words.wechat).click();
      await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
      await expectClean(page, 'login by WeChat');
      await I.wayTab(words.password).click();
      await expect(I.loginDialog.getByLabel(words.password, { exact: true }).last()).toBeVisible();
      await expectClean(page, 'login by password');
      await I.wayTab(words.sms).click();
      await I.submit.click();
      await I.readInLogin(words.mobileRequired);
      await expectClean(page, 'login by SMS, with errors');
      await I.closeLogin();
      await stage.signInAs('newcomer');
      await I.seeProfileDialog();
      await I.next.click();
      await I.readInProfile(words.required(words.name));
      await expectClean(page, 'profile, with errors');
    });
  });
}
