import { expect, type Page } from '@playwright/test';
import { eventPath } from '../pages/events.ts';
import { test } from '../pages/fixtures.ts';
import { cumulativeLayoutShift, observeLayoutShifts } from '../pages/layout-shift.ts';
import { articlePath } from '../pages/news.ts';
import { circlePath, postPath } from '../pages/posts.ts';
import { stableBox, waitUntilLoaded } from '../pages/stable-box.ts';

test('nothing jumps while the home page and an article load', async ({ I, page, words }) => {
  await observeLayoutShifts(page);
  await I.openHome();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(I.aside.getByRole('link').first()).toBeVisible();
  await waitUntilLoaded(page);
  expect(await cumulativeLayoutShift(page)).toBeLessThan(0.02);

  await I.goTo(articlePath);
  await waitUntilLoaded(page);
  // As it is read: what stands below is asked for when it comes near.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  for (let step = 0; step < (await height()) * 2; step += 1) {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    await waitUntilLoaded(page);
  }
  await expect(page.getByRole('region', { name: words.related }).getByRole('link').first()).toBeVisible();
  await waitUntilLoaded(page);
  expect(await cumulativeLayoutShift(page)).toBeLessThan(0.02);
});

const storiesOf = (page: Page) =>
  page.locator('main article').evaluateAll((articles) => {
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    const wordsOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector('span') ?? element);
      const { color, font } = getComputedStyle(element);
      return { text: element.textContent, lines: [...words.getClientRects()].map(boxOf), color, font };
    };
    return articles.slice(0, 3).map((article) => ({
      href: article.querySelector('a')?.getAttribute('href'),
      boxes: [article, ...[...article.children].slice(0, 1)].map((part) => boxOf(part.getBoundingClientRect())),
      words: [...article.querySelectorAll('a, p[lang]')].map(wordsOf),
    }));
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the first stories stand in the static frame as in the app: ${colorScheme}`, async ({ I, page }) => {
    await page.emulateMedia({ colorScheme });
    await I.openHome();
    await waitUntilLoaded(page);
    const shown = await storiesOf(page);
    expect(shown.map(({ words }) => words.length)).toEqual([2, 1, 1]);
    const records = shown.map(({ href, words: [title, summary] }) => ({
      id: href?.split('/').at(-1),
      title: title?.text,
      summary: summary?.text,
    }));
    const built = await (await page.request.get('/')).text();
    const html = built
      .replace('"calls":null', '"calls":["/latest"]')
      .replace(/<meta http-equiv.*/, '')
      .replaceAll(/<(script type="module"|link rel="(modulepreload|stylesheet|preload)").*/g, '');
    await page.route('https://frame.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.route('https://frame.test/latest', (route) => route.fulfill({ json: { data: { records } } }));
    await page.goto('https://frame.test/');
    await expect(page.getByRole('article').getByRole('link')).toHaveCount(3);
    expect(await storiesOf(page)).toEqual(shown);
  });

test('nothing jumps while the pages of events, posts and companies load', async ({ I, page }) => {
  await observeLayoutShifts(page);
  const paths = [
    '/events/',
    '/events/forum',
    eventPath,
    '/community/popular',
    '/community/supply/packaging',
    postPath,
    '/community/topic/5003',
    '/community/circle',
    circlePath,
    '/company',
    '/company/501',
    '/product/3001',
  ];
  for (const path of paths) {
    await I.goTo(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(I.aside.getByRole('heading').first()).toBeVisible();
    await waitUntilLoaded(page);
    expect(await cumulativeLayoutShift(page), path).toBeLessThan(0.02);
  }
});

test('the friends come below those who ask to be, and stay where they came', async ({ I, page, backstage, words }) => {
  await I.goTo('/people/1001');
  await backstage.signInAs('liran');
  const hold = await backstage.fault({ endpoint: 'friend.requests', kind: 'hold' });
  await I.personTab(words.friends).click();
  await expect.poll(() => backstage.holds(['friend.requests'])).toBe(true);
  const requests = page.getByRole('region', { name: words.friendRequests });
  const friends = page.getByRole('region', { name: words.friends, exact: true });
  await page.evaluate((name) => {
    const tops = new Set<number>();
    Reflect.set(window, 'tops', tops);
    const look = () => {
      const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === name);
      if (heading) tops.add(Math.round(heading.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
  }, words.friends);
  await expect(requests.locator('[aria-busy]')).toBeVisible();
  await backstage.release(hold);
  await expect(requests.getByRole('listitem').first()).toBeVisible();
  await expect(friends.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'tops').size)).toBe(1);
});

test('requests to be a friend that are scrolled past do not grow: the friends would be pushed away', async ({
  I,
  page,
  backstage,
  words,
}) => {
  await I.goTo('/people/1001');
  await backstage.signInAs('liran');
  await I.personTab(words.friends).click();
  const requests = page.getByRole('region', { name: words.friendRequests });
  const friends = page.getByRole('region', { name: words.friends, exact: true });
  await expect(friends.getByRole('listitem').first()).toBeVisible();
  await expect(requests.getByRole('listitem')).toHaveCount(10);
  const hold = await backstage.fault({ endpoint: 'friend.requests', kind: 'hold' });
  // The end of these is in the window.
  await friends.getByRole('heading').first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(friends.getByRole('heading').first()).toBeInViewport();
  await stableBox(friends);
  expect(await backstage.holds(['friend.requests'])).toBe(false);
  await backstage.release(hold);
  await expect(requests.getByRole('listitem')).toHaveCount(10);
  await requests.getByRole('button', { name: words.more }).click();
  await expect(requests.getByRole('listitem')).not.toHaveCount(10);
});

test('nothing jumps once it is known which member has come back', async ({ I, page, backstage, words, isPhone }) => {
  await observeLayoutShifts(page);
  await I.goTo('/people?persona=liran&fault=hold;endpoint=session.memberInfo');
  const visitors = I.aside.getByRole('region', { name: words.visitorsBlock });
  if (!isPhone) await expect(visitors).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(I.aside.getByRole('link').first()).toBeVisible();
  const search = I.banner.getByRole(isPhone ? 'button' : 'combobox', {
    name: words[isPhone ? 'openSearch' : 'search'],
  });
  const left = async () => (await stableBox(search)).x;
  const before = await left();
  await backstage.release();
  await I.seeMyName('李然');
  expect(await left()).toBe(before);
  if (!isPhone) await expect(visitors.getByRole('listitem')).toHaveCount(5);
  await waitUntilLoaded(page);
  expect(await cumulativeLayoutShift(page)).toBeLessThan(0.02);
});
