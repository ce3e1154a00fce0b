import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import type { Visitor } from '../pages/visitor.ts';

const login = async ({ I }: { readonly I: Visitor }): Promise<void> => {
  await I.logInBySms('13800000002');
  await I.seeMyName('王芳');
};

test('stored data that nobody can read is put aside, and the app begins anew', async ({ I, page }) => {
  const broken = {
    'shiye.session': '{{{ not JSON',
    'shiye.preferences': JSON.stringify({ version: 1, value: { lang: 'klingon', theme: 7 } }),
    'shiye.drafts': JSON.stringify({ version: 99, value: {} }),
    'shiye.errand': 'null',
  };
  await page.addInitScript((records) => {
    if (sessionStorage.getItem('broken')) return;
    sessionStorage.setItem('broken', 'yes');
    for (const [key, text] of Object.entries(records)) localStorage.setItem(key, text);
  }, broken);
  await I.openHome();
  await I.beGuest();
  const aside = await page.evaluate(() => localStorage.getItem('shiye.session.set-aside'));
  expect(aside).toBe(broken['shiye.session']);
  await login({ I });
  await I.reload();
  await I.seeMyName('王芳');
});

test('a browser that keeps nothing is told of, and all the rest works', async ({ I, page, words }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { configurable: true, get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  await I.openHome();
  await login({ I });
  await expect(page.getByRole('alert').filter({ hasText: words.storage }).first()).toBeVisible();
  await I.switchLanguage();
  await expect(page).toHaveTitle('Home · 食业');
});

test.describe('where the browser allows no service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app and its simulated backend work all the same', async ({ I, stage, words }) => {
    await I.openHome();
    await I.openFirstStory();
    await I.openSmsLogin();
    await I.requestCode('13800000002');
    await I.seeCodeSent();
    await I.enterCode('000000');
    await I.readInLogin(words.smsCodeIncorrect);
    await stage.advance(1_000);
    await I.enterCode(await stage.code('13800000002'));
    await I.seeMyName('王芳');
    await I.logOut();
  });
});
