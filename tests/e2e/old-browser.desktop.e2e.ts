import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('the pages of a browser without the newest platform functions come', { tag: '@story' }, async ({ I, page }) => {
  await page.addInitScript(() => {
    for (const [of, name] of [
      [AbortSignal, 'any'],
      [URL, 'canParse'],
      [Promise, 'withResolvers'],
      [Map, 'groupBy'],
    ] as const)
      Reflect.deleteProperty(of, name);
  });
  await I.goTo('/people');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await I.openSmsLogin();
  await I.requestCode('13900001234');
  await I.seeCodeSent();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
