import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { stableBox } from '../pages/stable-box.ts';

test.use({ language: 'en' });

test.describe('in a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no fact of a news begins its line with the dot that parts it from the one before', async ({ I, page }) => {
    await I.goTo('/news');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const begun = await page.evaluate(() => {
      const wrapped = [...document.querySelectorAll('main article time + span')].filter(
        (fact) =>
          fact.getBoundingClientRect().top > (fact.previousElementSibling?.getBoundingClientRect().bottom ?? 0) - 3,
      );
      const withDot = wrapped.filter((fact) => {
        const line = fact.parentElement;
        const words = document.createRange();
        words.selectNodeContents(fact);
        const from = words.getBoundingClientRect().left;
        return !line || getComputedStyle(line).overflowX !== 'clip' || from > line.getBoundingClientRect().left + 1;
      });
      return { wrapped: wrapped.length, withDot: withDot.length };
    });
    expect(begun.wrapped).toBeGreaterThan(0);
    expect(begun.withDot).toBe(0);
  });

  test('what a field asks for ends in an ellipsis where it has no room', async ({ I, page }) => {
    await I.goTo('/company');
    const field = page.getByRole('main').getByPlaceholder(/,/).first();
    await expect(field).toBeVisible();
    await expect(field).toHaveCSS('text-overflow', 'ellipsis');
  });

  test('a Chinese name in a title is drawn as the title is', async ({ I, page }) => {
    await I.goTo('/events/forum');
    const name = page.getByRole('heading', { level: 1 }).locator('[lang="zh-CN"]');
    await expect(name).toHaveText('论坛');
    const fontsOf = (span: Element) =>
      [span, span.parentElement].map((element) => element && getComputedStyle(element).fontFamily);
    const [own, title] = await name.evaluate(fontsOf);
    expect(own).toBe(title);
  });

  test("that a circle is one's own is said in one line", async ({ I, page, backstage }) => {
    await I.goTo('/community/circle');
    await backstage.signInAs('liran');
    const chip = page.getByText('Created by me', { exact: true }).first();
    await expect(chip).toBeVisible();
    expect((await stableBox(chip)).height).toBeLessThan(28);
  });
});

test("the bar is one line with a member's buttons, and the search opens over the tabs where its field has no room", async ({
  I,
  page,
  backstage,
}) => {
  await I.goTo('/news/hot');
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  for (const width of [768, 784, 880, 896, 964, 1044]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await I.banner.boundingBox())?.height, String(width)).toBeLessThan(80);
  }
  await page.setViewportSize({ width: 768, height: 700 });
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(160);
  await page.keyboard.type('tea');
  await expect(field).toHaveValue('tea');
});

test('that nobody asks to be a friend takes one line above the friends', async ({ I, page, backstage }) => {
  await I.goTo('/people/1005');
  await backstage.signInAs('blocker');
  await I.personTab('Friends').click();
  const note = page.getByText('No friend requests yet');
  await expect(note).toBeVisible();
  const friends = page.getByRole('heading', { name: 'Friends', exact: true, level: 2 });
  const [above, below] = [await stableBox(note), await stableBox(friends)];
  expect(below.y - above.y).toBeLessThan(100);
});

test('what was searched for in vain, and a tag that can be made, are quoted as Chinese within an English sentence', async ({
  I,
  page,
}) => {
  await I.goTo('/search/news/没有的词');
  const emptyText = page.getByText('Nothing found for').locator('..');
  await expect(emptyText.locator('[lang="zh-CN"]')).toHaveText('没有的词');
});

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('no field has letters that iOS would zoom to', async ({ I, page, backstage }) => {
    await I.goTo('/404');
    await backstage.signInAs('liran');
    for (const path of ['/search', '/people', '/community/message/70001']) {
      await I.follow(path);
      await expect(page.getByRole('main').locator('input, textarea').first()).toBeVisible();
      const sizes = await page
        .locator('input:not([type=radio], [type=checkbox], [type=file]), textarea, select')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
    }
  });

  test('a message can be written without scrolling, on its page and in the dialog', async ({ I, page, backstage }) => {
    const box = page.getByRole('textbox', { name: 'Write a message' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await I.goTo('/404');
    await backstage.signInAs('liran');
    await I.enter('/community/message/70001');
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 1 });
    await I.follow('/people');
    await I.menuButton.click();
    await page.getByRole('menuitem', { name: 'Messages', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Messages' });
    await dialog.getByRole('list').getByRole('button').first().click();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 1 });
  });
});
