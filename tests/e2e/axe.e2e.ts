import { expect, type Page } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { tellings, test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';

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

    test('pages', async ({ I, page, words }) => {
      await I.openHome();
      await expectClean(page, 'home');
      await I.follow(articlePath);
      await expect(I.title).toBeVisible();
      await expect(page.getByRole('region', { name: words.related }).getByRole('link').first()).toBeVisible();
      await expectClean(page, 'article');
      await I.follow('/site/about');
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
      await expectClean(page, 'about');
      await I.follow('/404');
      await expect(I.heading).toHaveText(words.notFound);
      await expectClean(page, '404');
      await I.follow('/search/news/新品');
      await expect(I.results.first()).toBeVisible();
      await expectClean(page, 'search results');
      await I.follow('/events/search');
      await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
      await expectClean(page, 'search');
      await I.follow('/flows');
      await expect(page.getByText(words.underConstruction, { exact: true })).toBeVisible();
      await expectClean(page, 'under construction');
    });

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
