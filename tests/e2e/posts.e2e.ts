import { expect } from '@playwright/test';
import { test as base } from '../pages/fixtures.ts';
import { circlePath, greyPostPath, postPath, postSteps, postWords } from '../pages/posts.ts';
import { stableBox } from '../pages/stable-box.ts';

const test = base.extend<{ there: ReturnType<typeof postSteps> }>({
  there: async ({ page, backstage, words, isPhone }, use) => use(postSteps({ page, backstage, words, isPhone })),
});

test('[R2.4-11 R2.4-12 R2.4-13 R1-1 R2.6-28 R2.6-30] types, tags and publishing stand over the lists', {
  tag: '@story',
}, async ({ page, there, isPhone }) => {
  await there.openList();
  await expect(there.typeBar.getByRole('link')).toHaveText(postWords.types);
  for (const [at, tag] of postWords.tags.entries())
    await expect(there.tagBar.getByRole('link').nth(at)).toHaveText(tag);
  const publish = there.main.getByRole('button', { name: postWords.publish, exact: true });
  await expect(publish).toHaveCount(isPhone ? 0 : 1);
  await expect(page.getByRole('button', { name: postWords.publish, exact: true })).toHaveCount(1);
  if (!isPhone) await expect(publish).toHaveAttribute('href', '/community/circle/post/create');
  await there.typeBar.getByRole('link', { name: postWords.supply }).click();
  await expect(page).toHaveURL('/community/supply');
  await expect(there.typeBar.getByRole('link', { name: postWords.supply })).toHaveAttribute('aria-current', 'page');
  await there.tagBar.getByRole('link', { name: '包装' }).click();
  await expect(page).toHaveURL('/community/supply/packaging');
  await expect(there.cards.first()).toContainText(postWords.supply);
  await page.goBack();
  await expect(page).toHaveURL('/community/supply');
  await expect(there.cards.first()).toBeVisible();
});

test('[R3-35 R3-36] a post says what it is, masks grey words, and leads to its author', { tag: '@wide' }, async ({
  I,
  page,
  there,
}) => {
  await there.openPost(greyPostPath);
  const title = there.main.getByRole('heading', { level: 1 });
  await expect(title).toContainText('，*****');
  await expect(page).toHaveTitle(/\*\*\*\*\*/);
  await expect(there.main).not.toContainText('加微信详谈');
  const contact = there.main.getByRole('button', { name: postWords.contact });
  await expect(contact).toHaveAttribute('href', /^\/community\/message\/list\?/);
  await contact.click();
  await expect(I.loginDialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${greyPostPath}$`));
});

test('[R2.6-10] from a circle one publishes in that circle', { tag: '@phone' }, async ({ page, there, isPhone }) => {
  await page.goto(circlePath);
  await expect(there.main.getByRole('heading', { level: 1 })).toHaveText('无糖茶研究所');
  const publish = isPhone ? there.floating : there.main.getByRole('button', { name: postWords.publish, exact: true });
  await expect(publish).toHaveAttribute('href', '/community/circle/post/create?circle=4001');
});

test('[R2.6-10] a post goes out without a circle that does not exist; at its end the form is under nothing', {
  tag: ['@phone', '@story'],
}, async ({ I, page, backstage, there }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/circle/post/create?circle=99999999');
  const circle = there.main.getByRole('combobox', { name: '发布到圈子' });
  await expect(circle).toHaveAccessibleDescription(/圈子不存在/);
  await there.main.getByRole('button', { name: '不发布到圈子' }).press('Enter');
  await expect(circle).toBeFocused();
  await expect(circle).not.toHaveAttribute('aria-invalid', 'true');

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(I.backToTop).toBeVisible();
  const publish = await stableBox(there.main.getByRole('button', { name: '发布', exact: true }));
  const up = await stableBox(I.backToTop);
  expect(up.y + up.height).toBeLessThanOrEqual(publish.y);
});

test('[R1-6 R1-7 R1-8 R1-16 R7.3-2 R7.3-3] a member likes, keeps, follows and joins, and it stays so', {
  tag: ['@phone', '@story'],
}, async ({ I, backstage, there }) => {
  await I.goTo(postPath);
  await backstage.signInAs('wangfang');
  const names = ['点赞', '收藏', /^(已)?关注$/];
  const button = (name: string | RegExp) => there.main.getByRole('button', { name, exact: true });
  for (const name of names) {
    await button(name).click();
    await expect(button(name), String(name)).toHaveAttribute('aria-pressed', 'true');
  }
  // Shown at once, told to the backend a little later.
  for (const fact of ['entity.liked', 'entity.kept', 'member.followed']) {
    await expect.poll(() => backstage.count(fact), fact).toBe(1);
  }
  await I.goTo(postPath);
  for (const name of names) await expect(button(name), String(name)).toHaveAttribute('aria-pressed', 'true');
  await I.goTo('/community/circle/4004');
  await button('加入圈子').click();
  await expect(button('退出圈子')).toBeVisible();
  await expect.poll(() => backstage.count('circle.joined')).toBe(1);
  await I.goTo('/community/circle/4004');
  await button('退出圈子').click();
  await expect(button('加入圈子')).toBeVisible();
});

test('on a phone the button that floats is away while a post is read, and covers nothing at its end', {
  tag: ['@phone', '@story'],
}, async ({ I, page }) => {
  await I.goTo('/community/post/700496');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('button', { name: '发布', exact: true });
  const isOnTop = () =>
    button.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(isOnTop).toBe(false);
  await page.mouse.wheel(0, -100);
  await expect.poll(isOnTop).toBe(true);
  const isAtEnd = async () => {
    await page.mouse.wheel(0, 20_000);
    return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  };
  await expect.poll(isAtEnd).toBe(true);
  await expect.poll(isOnTop).toBe(true);
  const last = await page
    .getByRole('complementary')
    .or(main)
    .last()
    .evaluate((part) => part.getBoundingClientRect().bottom);
  expect(last).toBeLessThanOrEqual(await button.evaluate((link) => link.getBoundingClientRect().top));
});

test('[R2.1-11 R2.1-12 R2.1-13] on a phone publishing floats, 20 px from the edges wherever it is dragged @phone', {
  tag: '@story',
}, async ({ I, page, there }) => {
  await there.openList();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const edges = async () => {
    const { x, y, width, height } = await stableBox(there.floating);
    return [x, y, size.width - x - width, size.height - y - height].map(Math.round);
  };
  const seeFromTopLeft = (place: readonly number[]) =>
    expect.poll(async () => (await edges()).slice(0, 2)).toEqual(place);
  await expect.poll(async () => (await edges()).slice(2)).toEqual([20, 20]);
  const dragTo = async (x: number, y: number) => {
    const from = await stableBox(there.floating);
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 5 });
    await page.mouse.up();
  };
  await dragTo(100, 300);
  await seeFromTopLeft([100, 300]);
  await expect(page).toHaveURL('/community/popular');
  await dragTo(-200, -200);
  await seeFromTopLeft([20, 20]);
  // Nothing lies over it: it can be taken away from there.
  await dragTo(100, 300);
  await seeFromTopLeft([100, 300]);
  await dragTo(-200, -200);
  await I.follow('/community/latest');
  await expect(page).toHaveURL('/community/latest');
  await seeFromTopLeft([20, 20]);
  await there.floating.focus();
  await page.keyboard.press('ArrowDown');
  await seeFromTopLeft([20, 44]);
  await I.follow('/community/404');
  await expect(there.floating).toHaveCount(0);
  await I.follow('/community/popular');
  await expect(there.cards.first()).toBeVisible();
  await there.floating.press(' ');
  await expect(I.loginDialog).toBeVisible();
});

test('a member reports a post: why, in a few words, once', { tag: ['@phone', '@story'] }, async ({
  page,
  backstage,
  there,
}) => {
  await there.openPost();
  await backstage.signInAs('wangfang');
  await there.main.getByRole('button', { name: postWords.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: postWords.reportTitle });
  await dialog.getByRole('button', { name: postWords.reportSubmit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(postWords.reportWhy);
  await dialog.getByText(postWords.reportOther).click();
  await dialog.getByRole('textbox').fill('电话打不通');
  await dialog.getByRole('button', { name: postWords.reportSubmit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(there.main.getByText(postWords.reported, { exact: true })).toBeVisible();
  expect(await backstage.count('post.reported')).toBe(1);
});
