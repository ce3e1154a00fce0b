import { expect } from '@playwright/test';
import { storyVariants, test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

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

    test('[R8.1-6 R8.1-7] the seconds to wait stand in one line', { tag: '@story' }, async ({ I, words }) => {
      await I.goTo('/404');
      await I.openSmsLogin();
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
  });
}

test('[R8.1-4] a slider that is dragged to its end in less than a frame is solved', {
  tag: ['@phone', '@story'],
}, async ({ I, page }) => {
  await I.goTo('/404');
  await I.openSmsLogin();
  await I.requestCode('13900010400');
  const { x, y, width, height } = await stableBox(I.slider);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await I.slider.evaluate((slider, clientX) => {
    for (const type of ['pointermove', 'pointerup'])
      slider.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
  }, x + 400);
  await I.seeCodeSent();
});
