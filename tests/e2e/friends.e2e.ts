import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { storyVariants, test } from '../pages/fixtures.ts';

for (const { language, tag } of storyVariants) {
  test.describe(language, () => {
    test.use({ language });

    test('[R4.5-3 R4.5-4 R4.5-7 R3-42 R6-1 R2.2-24] a guest asks to be a friend once he is logged in, and answers those who ask him', {
      tag: [tag, '@story'],
    }, async ({ I, page, backstage, words, isPhone }) => {
      const main = page.getByRole('main');
      await I.goTo('/people/1003');
      await main.getByRole('button', { name: words.addFriend }).click();
      await expect(I.loginDialog).toBeVisible();
      await backstage.signInAs('liran');
      const dialog = page.getByRole('dialog', { name: words.friendDialog });
      const field = dialog.getByRole('textbox', { name: words.friendMessage });
      await expect(field).toHaveValue(new RegExp(words.introduction));
      const place = async () => {
        const { y = 0, width, height = 0 } = (await dialog.boundingBox()) ?? {};
        return isPhone ? { isLow: y > 300, foot: Math.round(y + height) } : { width };
      };
      await expect.poll(place).toEqual(isPhone ? { isLow: true, foot: 844 } : { width: 400 });
      await field.fill('上海展会上见过，想聊聊合作');
      await expect(dialog.getByText('13/140')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.sendRequest }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(words.requestSent)).toBeVisible();
      await expect(main.getByRole('button', { name: words.pendingFriend })).toBeVisible();

      await I.follow('/people/1001');
      await I.personTab(words.friends).click();
      const requests = main.getByRole('region', { name: words.friendRequests });
      await expect(requests.getByText(words.waitingRequests(12))).toBeVisible();
      const first = requests.getByRole('listitem').first();
      await first.getByRole('button', { name: words.agree }).click();
      await expect(first.getByRole('button', { name: words.agreed })).toBeDisabled();
      // The button that was pressed is gone: the keyboard goes on with what may be done now.
      await expect(first.getByRole('button', { name: /^(发私信|Message)/ })).toBeFocused();
      const second = requests.getByRole('listitem').nth(1);
      await second.getByRole('button', { name: words.ignore }).click();
      await expect(second.getByRole('button', { name: words.ignored })).toBeDisabled();
      await expect(requests.getByText(words.waitingRequests(10))).toBeVisible();
    });
  });
}
