import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { words as allWords } from '../pages/words.ts';

/** What a browser does to a page that it translates: each text goes into `font` elements, or gives way to them. */
const translate = (page: Page, how: 'moved' | 'replaced'): Promise<void> =>
  page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (
        currentNode instanceof Text &&
        currentNode.data.trim() !== '' &&
        currentNode.parentElement?.tagName !== 'SCRIPT'
      )
        texts.push(currentNode);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(way === 'moved' ? text : text.data);
    }
  }, how);

for (const how of ['moved', 'replaced'] as const) {
  test.describe(`a page whose texts a translating browser has ${how}`, () => {
    test.use({ language: 'en' });

    test('[R1-17] changes its language, its lists and its page', {
      tag: how === 'moved' ? ['@wide', '@story'] : '@wide',
    }, async ({ I, page }) => {
      await I.goTo('/people/1001');
      await expect(page.getByRole('tab').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await translate(page, how);
      await I.switchLanguage();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await page.keyboard.press('Escape');
      await expect(I.banner.getByRole('button', { name: allWords.zh.logIn, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText('Follow', { exact: true })).toHaveCount(0);
      await translate(page, how);
      for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
      for (const path of ['/', '/news/60600', '/community/', '/events/', '/company']) {
        await I.enter(path);
        await expect(page.locator('main[aria-busy], main h1')).toBeVisible();
        await translate(page, how);
      }
      await expect(I.heading).toBeVisible();
    });

    test('[R4.4-3] counts the seconds of a code', { tag: '@wide' }, async ({ I, page, backstage }) => {
      await I.goTo('/404');
      await I.openSmsLogin();
      await translate(page, how);
      await I.requestCode('13900001234');
      await I.seeCodeSent();
      await translate(page, how);
      await backstage.advance(30_000);
      await expect(I.countdown(30)).toBeDisabled();
    });
  });
}
