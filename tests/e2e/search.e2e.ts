import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

const pathOf = (url: string): string => decodeURIComponent(new URL(url).pathname);

test('[R2.4-14 R2.4-19 R2.4-20 R2.4-21 R2.4-26] a word leads to its results, nothing leads nowhere', {
  tag: '@story',
}, async ({ I, page, words }) => {
  await I.openHome();
  await I.searchFor('   ');
  expect(pathOf(page.url())).toBe('/');
  await I.searchBox().fill('  燕麦 ');
  await expect(I.searchBox()).toHaveAttribute('placeholder', words.searchNews);
  // The Enter of an input method, as Safari sends it.
  await I.searchBox().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  expect(pathOf(page.url())).toBe('/');
  await I.searchBox().press('Enter');
  await expect(I.heading).toHaveText(words.resultsFor('燕麦'));
  expect(pathOf(page.url())).toBe('/search/news/燕麦');
  await expect(I.results.first()).toBeVisible();
  await expect(I.results.first().locator('mark').first()).toHaveText('燕麦');
});

test('[R2.4-14] a word that is longer than the box takes is cut, and that is told', async ({ I, words }) => {
  await I.openHome();
  await I.openSearch();
  await I.searchBox().fill('味'.repeat(100));
  await I.searchBox().press('End');
  await I.searchBox().press('a');
  await expect(I.searchBox()).toHaveValue('味'.repeat(100));
  await expect(I.searchAlert).toHaveText(words.cut(100));
});

test('[R2.4-15 R2.4-16 R2.4-17 R2.4-18 R2.4-24] each site and the people have results of their own', {
  tag: '@wide',
}, async ({ I, page, words }) => {
  for (const [from, placeholder, to] of [
    ['/community/popular', words.searchPosts, '/community/search/post/奶粉'],
    ['/events/', words.searchEvents, '/events/search/events/奶粉'],
    ['/people', words.searchNews, '/search/people/奶粉'],
  ] as const) {
    await I.goTo(from);
    await expect(I.heading).toBeVisible();
    await I.openSearch();
    await expect(I.searchBox()).toHaveAttribute('placeholder', placeholder);
    await I.searchBox().fill('奶粉');
    await I.searchBox().press('Enter');
    await expect.poll(() => pathOf(page.url())).toBe(to);
    await expect(I.heading).toHaveText(words.resultsFor('奶粉'));
  }
});

test('[R2.4-4 R2.4-5 R2.4-6 R2.4-22 R2.4-23] the box offers what was searched for and hot words; arrows choose', async ({
  I,
  page,
  words,
}) => {
  await I.openHome();
  for (const word of ['一', '二', '三', '四', '五', '六', '四']) {
    await I.searchFor(word);
    await expect(I.heading).toHaveText(words.resultsFor(word));
  }
  await I.goTo('/site/about');
  await I.openSearch();
  for (const [at, word] of ['四', '六', '五', '三', '二'].entries())
    await expect(I.searchOffers.nth(at)).toHaveText(word);
  // What others look for stands below them.
  await expect(I.searchOffers.nth(5)).toBeVisible();

  await I.searchBox().press('ArrowDown');
  await I.searchBox().press('ArrowDown');
  await expect(I.searchOffer('六')).toHaveAttribute('data-highlighted', '');
  await I.searchBox().press('Enter');
  await expect(I.heading).toHaveText(words.resultsFor('六'));
  expect(pathOf(page.url())).toBe('/search/news/六');
});

test('one saved search is removed, and all of them; the others stay after a reload', { tag: '@phone' }, async ({
  I,
  words,
}) => {
  await I.openHome();
  for (const word of ['低温鲜奶', '米浆']) {
    await I.searchFor(word);
    await expect(I.heading).toHaveText(words.resultsFor(word));
  }
  await I.goTo('/site/about');
  await I.openSearch();
  await I.removeSearch('低温鲜奶');
  await expect(I.searchOffer('低温鲜奶')).toHaveCount(0);
  await I.reload();
  await I.openSearch();
  await expect(I.searchOffer('米浆')).toBeVisible();
  await I.clearSearches();
  await expect(I.searchOffer('米浆')).toHaveCount(0);
});

test('[R2.6-80 R9-20 R9-21] results have a tab for each kind and ranges of time; no result says what to do', {
  tag: '@wide',
}, async ({ I, page, words }) => {
  await I.goTo('/search/news/新品');
  await expect(I.results.first()).toBeVisible();
  for (const name of words.resultKinds) {
    await I.resultKind(name).click();
    await expect(I.resultKind(name)).toHaveAttribute('aria-current', 'page');
  }
  await I.goTo('/search/news/新品');
  for (const name of words.ranges) {
    await I.resultRange(name).click();
    await expect(I.resultRange(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await I.goTo('/search/company/没有这样的词');
  await expect(page.getByText(words.nothingFor('没有这样的词'))).toBeVisible();
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('on a phone the kind of results that is shown is seen in its row', { tag: '@phone' }, async ({ I, words }) => {
    await I.goTo('/search/company/茶');
    const [company = ''] = words.resultKinds.slice(-1);
    await expect(I.resultKind(company)).toBeInViewport({ ratio: 0.95 });
  });
});

test('[R2.4-3] the box stays the same while its words are loaded: caret, what is composed and what can be undone', {
  tag: ['@wide', '@story'],
}, async ({ I, page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await I.goTo('/404');
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  const box = I.searchBox();
  await box.click();
  const first = await box.elementHandle();
  const keys = await page.context().newCDPSession(page);
  await page.keyboard.type('新的');
  await page.keyboard.press('ArrowLeft');
  await keys.send('Input.imeSetComposition', { text: 'shi', selectionStart: 3, selectionEnd: 3 });
  await expect(box).toHaveValue('新shi的');
  allow();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await keys.send('Input.insertText', { text: '食品' });
  await expect(box).toHaveValue('新食品的');
  expect(await box.evaluate((now, before) => now === before, first)).toBe(true);
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box).not.toHaveValue(/食品/);
});

test('[R2.4-4 R2.4-5] what the box offers are links: for another tab by Ctrl or the middle button, or followed', {
  tag: '@story',
}, async ({ I, page, context, words }) => {
  await I.goTo('/site/about');
  await I.openSearch();
  const offer = I.searchOffers.first();
  const word = (await offer.textContent()) ?? '';
  const results = `/search/news/${word}`;
  await expect(offer).toHaveAttribute('href', encodeURI(results));
  for (const press of [() => offer.click({ modifiers: ['ControlOrMeta'] }), () => offer.click({ button: 'middle' })]) {
    const openedTab = context.waitForEvent('page');
    await press();
    const tab = await openedTab;
    await expect.poll(() => pathOf(tab.url())).toBe(results);
    await tab.close();
    await expect(offer).toBeVisible();
  }
  await offer.click();
  await expect(I.heading).toHaveText(words.resultsFor(word));
  expect(pathOf(page.url())).toBe(results);
  await expect(offer).toBeHidden();
  await page.goBack();
  await expect.poll(() => pathOf(page.url())).toBe('/site/about');
});
