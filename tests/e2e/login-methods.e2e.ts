import { expect, type Locator } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { storyVariants, test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

for (const { language, tag } of storyVariants) {
  test.describe(`ways in (${language})`, { tag }, () => {
    test.use({ language });

    test('[R2.2-24 R4.1-17 R4.1-18 R4.1-19 R4.1-22] a WeChat account without a mobile is asked for one, by code or password', {
      tag: '@story',
    }, async ({ I, page, words, isPhone }) => {
      await I.goTo('/404');
      await I.pressLogIn();
      await I.methodTab(words.wechat).click();
      await expect(I.loginDialog.getByRole('img', { name: words.wechatCode })).toBeVisible();
      if (!isPhone) expect((await stableBox(I.loginDialog)).width).toBe(400);
      await page.evaluate(() => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.wechat.confirm('unbound');
      });
      await expect(I.loginDialog.getByRole('heading', { name: words.bindHeading, exact: true })).toBeVisible();
      await expect(I.loginDialog.getByRole('tab')).toHaveText([words.sms, words.password]);
      await expect(I.loginDialog.getByRole('button', { name: words.bindSubmit, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await I.beGuest();
    });

    test('[R1-5 R2.2-10 R2.2-11 R2.2-12] who has seen his share reads so at the foot of the page', async ({
      I,
      page,
      words,
    }) => {
      await I.goTo('/company/501');
      await expect(I.heading).toHaveText(/公司$/);
      const first = await I.heading.innerText();
      await I.follow('/company/502');
      // A page that has not come yet is no visit.
      await expect(I.heading).toHaveText(new RegExp(`^(?!${first}).*公司$`));
      await I.follow('/product/3003');
      // Both are there at once, for everybody.
      const tip = page.getByRole('dialog', { name: words.visitLimit });
      await expect(tip).toBeVisible();
      await expect(tip.getByRole('button', { name: words.logInOrRegister })).toBeVisible();
      await expect(tip.getByText(words.visitLimit)).toHaveCount(1);
      const banner = page.getByRole('region', { name: words.limitBanner, exact: true });
      await expect(banner.getByText(words.limitBanner, { exact: true })).toBeVisible();
      const fromFoot = () => banner.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
      await expect.poll(fromFoot).toBe(0);
      await banner.getByRole('button', { name: words.logInOrRegister }).click();
      await expect(I.loginDialog).toBeVisible();
      await expect(banner).toBeHidden();
    });
  });
}

test('[R4.1-22 R4.1-11] the login dialog leaves the page under it alone: the same page, as far down, with what was typed', {
  tag: ['@phone', '@story'],
}, async ({ I, page, isPhone }) => {
  await I.openHome();
  if (!isPhone) await I.searchBox().fill('燕麦');
  const down = 500;
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', 'yes'));
  // By the wheel, as a reader does it: the page then no longer goes where it was left the last time.
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, down);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(down);
  // Pressed where it is: a mouse would have to scroll up to it.
  await I.logInButton.evaluate((button: HTMLElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(I.loginDialog).toBeVisible();
  await expect(page.locator('main[data-before=yes]')).toBeAttached();
  await I.closeLogin();
  expect(await page.evaluate(() => window.scrollY)).toBe(down);
  await expect(page.locator('main[data-before=yes]')).toBeVisible();
  if (!isPhone) await expect(I.searchBox()).toHaveValue('燕麦');
});

test('a dialog gives the focus back to the button that a press has given none, as in Safari', {
  tag: ['@phone', '@story'],
}, async ({ I, page }) => {
  await I.goTo('/404');
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await I.pressLogIn();
  await I.closeLogin();
  await expect(I.logInButton).toBeFocused();
});

test('what a password manager fills in without an event is sent, and nothing of it is lost', {
  tag: ['@wide', '@story'],
}, async ({ I, words }) => {
  await I.goTo('/404');
  await I.pressLogIn();
  await I.methodTab(words.password).click();
  // Extensions set the value in a world of their own, where React does not see it.
  const fill = (field: Locator, value: string) =>
    field.evaluate((input, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    }, value);
  await fill(I.loginDialog.locator('input[name=password]'), 'Shiye2026');
  await I.mobile.pressSequentially('1380');
  await fill(I.mobile, '13800000002');
  await I.mobile.blur();
  await I.loginDialog.getByRole('button', { name: words.logIn, exact: true }).click();
  await I.seeMyName('王芳');
});
