import { expect, type Locator } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { words as allWords } from '../pages/words.ts';

test('[R1-18 R1-19 R1-22] the language is switched on every page and kept', { tag: ['@wide', '@story'] }, async ({
  I,
  page,
}) => {
  const [zh, en] = [allWords.zh, allWords.en];
  await I.openHome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await I.switchLanguage();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Home · 食业');
  await I.reload();
  await expect(I.banner.getByRole('button', { name: en.logIn, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: en.lead })).toBeVisible();
  await expect(page.getByText(zh.logIn, { exact: true })).toHaveCount(0);
});

test('the theme is switched and kept, also before the app runs, and follows the system before', {
  tag: ['@phone', '@story'],
}, async ({ I, page, browser, context }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await I.goTo('/404');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await I.switchTheme('toLight');
  await expect.poll(paper).toBe(light);
  await I.reload();
  await expect.poll(paper).toBe(light);
  const storageState = await context.storageState();
  const early = await browser.newContext({ storageState, colorScheme: 'dark', serviceWorkers: 'block' });
  const frame = await early.newPage();
  await frame.route('**/*.js', (route) => route.abort());
  await frame.goto(new URL('/', page.url()).href);
  await expect(frame.locator('#frame header')).toBeVisible();
  expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(light);
  await early.close();
});

test('the first picture waits for no file, and the app for its styles', { tag: '@wide' }, async ({ page }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await expect(page.locator('#frame').getByRole('banner')).toBeVisible();
  await expect(page.locator('#root').getByRole('banner')).toHaveCount(0);
  allow();
  await expect(page.locator('#root').getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => document.styleSheets[0]?.media.mediaText)).toBe('all');
});

test('[R9-11] letters grow with the window between 320 and 750 px, and no further', {
  tag: ['@wide', '@story'],
}, async ({ I, page }) => {
  await I.goTo('/404');
  for (const [width, size] of [
    [300, 14.5],
    [320, 14.5],
    [535, 15.25],
    [750, 16],
    [1280, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(letters, String(width)).toBeCloseTo(size, 1);
  }
});

test('[R9-27] a window below 768 px is mobile in its parts and styles, from its start and when it is resized', {
  tag: ['@wide', '@story'],
}, async ({ I, page, words }) => {
  const menu = I.banner.getByRole('button', { name: words.drawer, exact: true });
  const gutter = () => page.locator('header > div').evaluate((row) => getComputedStyle(row).paddingLeft);
  const seeMobile = async (isMobile: boolean) => {
    await expect(menu).toHaveCount(isMobile ? 1 : 0);
    await expect(I.banner.getByRole('navigation')).toHaveCount(isMobile ? 0 : 1);
    await expect.poll(gutter).toBe(isMobile ? '16px' : '20px');
  };
  await I.goTo('/404');
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await seeMobile(width < 768);
    await I.reload();
    await seeMobile(width < 768);
  }
});

test.describe('on a phone on its side', () => {
  test.use({ language: 'en', viewport: { width: 844, height: 390 } });

  test("the bar is one line with a member's buttons in English too", { tag: '@phone' }, async ({
    I,
    page,
    backstage,
  }) => {
    await I.openHome();
    await backstage.signInAs('liran');
    await expect(I.menuButton).toBeVisible();
    const bar = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        const tabs = header?.querySelector('nav');
        const isFree = tabs && tabs.scrollWidth <= tabs.clientWidth;
        return { height: header?.offsetHeight, isFree };
      });
    await expect.poll(bar).toEqual({ height: 65, isFree: true });
  });
});

test('[R2.1-2 R2.1-3] the button leads back to the top from its place', { tag: '@story' }, async ({ I, page }) => {
  await I.openHome();
  await expect(I.backToTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect(I.backToTop).toBeVisible();
  const offsets = () =>
    I.backToTop.evaluate((button) => {
      const { right, bottom } = button.getBoundingClientRect();
      return { right: document.documentElement.clientWidth - right, bottom: window.innerHeight - bottom };
    });
  await expect.poll(offsets).toEqual({ right: 20, bottom: 80 });
  await I.backToTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back shows the page as it was left, where it was left', { tag: ['@phone', '@story'] }, async ({ I, page }) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await I.openHome();
  const story = page.getByRole('region', { name: '最新资讯' }).getByRole('link').nth(6);
  await page.keyboard.press('End');
  await story.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect(story).toBeInViewport();
  const name = await story.innerText();
  const count = await page.getByRole('article').count();
  await story.click();
  await expect(I.title).toHaveText(name);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(story).toBeInViewport();
  await expect.poll(top).toBeGreaterThan(500);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(count);
  await page.goForward();
  await expect(I.title).toHaveText(name);
});

test('[R2.4-26 R2.4-28] menu and search that a link or a word has left are closed for who comes back', {
  tag: ['@phone', '@story'],
}, async ({ I, page, words }) => {
  await I.openHome();
  const dialog = page.getByRole('dialog');
  await I.banner.getByRole('button', { name: words.drawer, exact: true }).click();
  await expect(dialog.getByText('资讯', { exact: true }).first()).toBeVisible();
  for (const list of await dialog.getByRole('list').all()) await expect(list).toHaveCSS('list-style-type', 'none');
  await dialog.getByRole('link', { name: '人脉', exact: true }).click();
  await expect(I.heading).toHaveText('人脉');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(I.heading).toHaveText('食品行业资讯');
  await expect(dialog).toHaveCount(0);
  await I.searchFor('燕麦');
  await expect(I.heading).toHaveText(words.resultsFor('燕麦'));
  await page.goBack();
  await expect(I.heading).toHaveText('食品行业资讯');
  await expect(dialog).toHaveCount(0);
});

test('the chosen tag of the strip, or of a row of chips, is in the window, and the page is not moved for it', {
  tag: '@phone',
}, async ({ I, page }) => {
  const isWhole = async (of: string, name: string): Promise<void> => {
    const chosen = page.getByRole('navigation', { name: of }).getByRole('link', { name, exact: true });
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await I.goTo('/news/columns/trade-show');
  await isWhole('资讯栏目', '展会');
  await I.follow('/news/new-products');
  await isWhole('资讯栏目', '新品');
  await I.follow('/events/tour');
  await isWhole('活动分类', '参访');
});

test("the strip begins at the column's edge, under the page's own words", async ({ I, page }) => {
  await I.goTo('/news/new-products');
  const edgeOf = (words: Locator): Promise<number> =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const first = page.getByRole('navigation', { name: '资讯栏目' }).getByRole('link').first();
  const trail = page.getByRole('main').getByRole('navigation').getByRole('link').first();
  await expect(trail).toBeVisible();
  await expect.poll(async () => (await edgeOf(first)) - (await edgeOf(trail))).toBe(0);
});
