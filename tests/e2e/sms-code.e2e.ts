import { expect } from '@playwright/test';
import { storyVariants, test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';

/** How many lines the words of a button take. */
const linesOf = (button: Element) => {
  const words = document.createRange();
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  words.selectNode(walker.nextNode() ?? button);
  return words.getClientRects().length;
};

for (const { language, tag } of storyVariants) {
  test.describe(`wrong turns on the way to a code (${language})`, { tag }, () => {
    test.use({ language });

    test('[R8.1-1 R8.1-2 R8.1-3 R8.1-6 R8.1-7 R4.4-4] says why there is no code', { tag: '@story' }, async ({
      I,
      words,
    }) => {
      await I.goTo('/404');
      await I.openSmsLogin();
      await I.requestCode('13900000009');
      await I.readInLogin(words.codeFailed);
      await expect(I.getCode).toBeEnabled();

      await I.requestCode('13900000800');
      await I.readInLogin(words.securityFailed);
      await expect(I.getCode).toBeEnabled();

      await I.requestCode('13900000410');
      await I.slider.press('End');
      await I.readInLogin(words.securityFailed);
      await expect(I.getCode).toBeEnabled();

      await I.requestCode('13900000429');
      await I.readInLogin(words.tooFrequent);
      await expect(I.countdown(37)).toBeDisabled();
      expect(await I.countdown(37).evaluate(linesOf)).toBe(1);
    });

    test('[R8.1-4 R8.1-5 R8.1-9] the slider is solved by hand and by key, or dismissed', { tag: '@story' }, async ({
      I,
      backstage,
      words,
    }) => {
      await I.goTo('/404');
      await I.openSmsLogin();
      await I.requestCode('13900010400');
      await expect(I.slider).toBeFocused();
      await I.dismissSlider();
      await expect(I.getCode).toBeEnabled();
      expect(await backstage.count('code.sent')).toBe(0);

      await I.getCode.click();
      await I.dragSliderToItsEnd();
      await I.seeCodeSent();
      await expect(I.code).toBeFocused();

      await backstage.advance(61_000);
      await I.requestCode('13900020400');
      await I.slider.press('ArrowRight');
      await I.slider.press('End');
      await I.seeCodeSent();
      expect(await backstage.count('code.sent')).toBe(2);
      await expect(I.loginDialog.getByRole('alert')).toHaveCount(0);
      await expect(I.mobile).toHaveValue('13900020400');
      await expect(I.methodTab(words.sms)).toHaveAttribute('aria-selected', 'true');
    });

    test('[R5.1-1 R5.1-2 R5.1-3 R5.1-4 R8.2-2] fields, a wrong code, a used one and one too old', async ({
      I,
      backstage,
      words,
    }) => {
      await I.goTo(articlePath);
      await I.openSmsLogin();
      await I.submit.click();
      await I.readInLogin(words.mobileRequired);
      await I.readInLogin(words.codeRequired);
      await I.requestCode('1390000abcd');
      await I.readInLogin(words.digitsOnly);

      await I.requestCode('13900005678');
      await I.seeCodeSent();
      await I.enterCode('000000');
      await I.readInLogin(words.smsCodeIncorrect);
      await expect(I.mobile).toHaveValue('13900005678');
      await expect(I.code).toHaveValue('000000');
      await I.code.fill('');
      await I.code.pressSequentially('12 34-56');
      await expect(I.code).toHaveValue('123456');
      await expect(I.loginDialog.getByText(words.cut(6))).toHaveCount(0);
      await I.code.press('7');
      await expect(I.code).toHaveValue('123456');
      await I.readInLogin(words.cut(6));

      const late = await backstage.code('13900005678');
      await backstage.advance(5 * 60_000 + 1_000);
      await I.enterCode(late);
      await I.readInLogin(words.smsCodeIncorrect);
      expect(await backstage.count('login.succeeded')).toBe(0);
    });
  });
}
