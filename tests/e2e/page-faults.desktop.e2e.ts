import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('without any network the frame and the words still come', { tag: '@story' }, async ({ I, page, words }) => {
  await I.goTo('/?scenario=offline');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words.offline);
  await expect(I.heading).toHaveCount(1);
  await expect(I.logInButton).toBeVisible();
  await I.pressLogIn();
  await I.chooseSms();
  await I.requestCode('13900001111');
  await I.readInLogin(words.offline);
});
