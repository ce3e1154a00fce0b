import { expect } from '@playwright/test';
import { storyVariants, test } from '../pages/fixtures.ts';

for (const { language, tag } of storyVariants) {
  test.describe(`the story of the first user (${language})`, { tag }, () => {
    test.use({ language });

    test('[R1-1 R1-17 R1-20 R2.1-10 R2.2-1 R2.2-2 R2.2-4 R2.3-2 R2.3-3] [R4.1-5 R4.1-6 R4.1-11 R4.3-1 R4.3-2 R4.4-1 R4.4-2 R4.4-3 R5.3-19 R8.3-4] from the news to a member and out again', {
      tag: '@story',
    }, async ({ page, I, backstage, words, isPhone }) => {
      const { title, address } =
        await test.step('a guest reads a story beside its contents [R1-1 R2.1-10]', async () => {
          await I.openHome();
          const title = await I.openFirstStory();
          await expect(page).toHaveTitle(`${title} · 食业`);
          const contents = I.aside.getByRole('navigation', { name: words.contents });
          if (isPhone) await expect(contents).toHaveCount(0);
          else await expect(contents.getByRole('link')).not.toHaveCount(0);
          await I.reload();
          await expect(I.title).toHaveText(title);
          return { title, address: page.url() };
        });

      await test.step('the login has its ways, the device says which comes first [R2.2-1 R2.2-2 R2.3-2 R2.3-3]', async () => {
        await I.pressLogIn();
        await expect(I.methodTab(isPhone ? words.sms : words.wechat)).toHaveAttribute('aria-selected', 'true');
        if (!isPhone) await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
        await expect(I.loginDialog.getByRole('tab')).toHaveText([words.wechat, words.sms, words.password]);
      });

      await test.step('a code is sent, and again after a minute only [R4.4-1 R4.4-2 R4.4-3]', async () => {
        await I.chooseSms();
        await I.requestCode('13900001234');
        await I.seeCodeSent();
        await backstage.advance(20_000);
        await expect(I.countdown(40)).toBeDisabled();
        await backstage.advance(40_000);
        await expect(I.getCode).toBeEnabled();
        await I.enterCode(await backstage.code('13900001234'));
      });

      await test.step('the profile is asked for and saved [R2.2-4 R4.1-5 R4.1-6 R5.3-19 R8.3-4]', async () => {
        await I.seeProfileDialog();
        await expect(page).toHaveURL(address);
        await I.fillProfile('林小满');
        await I.chooseCompany(isPhone ? '咖啡' : '茶');
        await I.next.click();
        await I.seeSaved();
        await I.endRegistration();
      });

      await test.step('a member is where the guest was, also after a reload [R4.1-11]', async () => {
        await expect(page).toHaveURL(address);
        for (const again of [false, true]) {
          if (again) await I.reload();
          await expect(I.title).toHaveText(title);
          await I.seeMyName('林小满');
        }
      });

      await test.step('logged out, and a guest again [R4.3-1 R4.3-2]', async () => {
        await I.logOut();
        await expect(I.title).toHaveText(title);
        await expect.poll(() => backstage.count('token.revoked')).toBe(1);
        await I.reload();
        await I.beGuest();
      });
    });
  });
}
