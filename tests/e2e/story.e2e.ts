import { expect } from '@playwright/test';
import { tellings, test } from '../pages/fixtures.ts';

for (const { language, tag } of tellings) {
  test.describe(`the story of the first visitor (${language})`, { tag }, () => {
    test.use({ language });

    test('[R1-1 R1-17 R1-20 R2.1-10 R2.2-1 R2.2-2 R2.2-4 R2.3-2 R2.3-3] [R4.1-5 R4.1-6 R4.1-11 R4.3-1 R4.3-2 R4.4-1 R4.4-2 R4.4-3 R5.3-19 R8.3-4] from the news to a member and out again', {
      tag: '@story',
    }, async ({ page, I, stage, words, isPhone }) => {
      await I.openHome();
      const title = await I.openFirstStory();
      await expect(page).toHaveTitle(`${title} · 食业`);
      if (isPhone) await expect(I.aside.getByRole('navigation', { name: words.contents })).toHaveCount(0);
      else await expect(I.aside.getByRole('navigation', { name: words.contents }).getByRole('link')).not.toHaveCount(0);
      const address = page.url();
      await I.reload();
      await expect(I.title).toHaveText(title);

      await I.pressLogIn();
      await expect(I.wayTab(isPhone ? words.sms : words.wechat)).toHaveAttribute('aria-selected', 'true');
      if (!isPhone) await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
      await expect(I.loginDialog.getByRole('tab')).toHaveText([words.wechat, words.sms, words.password]);

      await I.chooseSms();
      await I.requestCode('13900001234');
      await I.seeCodeSent();
      await stage.advance(20_000);
      await expect(I.countdown(40)).toBeDisabled();
      await stage.advance(40_000);
      await expect(I.getCode).toBeEnabled();
      await I.enterCode(await stage.code('13900001234'));

      await I.seeProfileDialog();
      await expect(page).toHaveURL(address);
      await I.fillProfile('林小满');
      await I.chooseCompany(isPhone ? '咖啡' : '茶');
      await I.next.click();
      await I.seeSaved();
      await I.endRegistration();
      await expect(page).toHaveURL(address);
      await expect(I.title).toHaveText(title);
      await I.seeMyName('林小满');

      await I.reload();
      await I.seeMyName('林小满');
      await expect(I.title).toHaveText(title);

      await I.logOut();
      await expect(I.title).toHaveText(title);
      await expect.poll(() => stage.count('token.revoked')).toBe(1);
      await I.reload();
      await I.beGuest();
    });
  });
}
