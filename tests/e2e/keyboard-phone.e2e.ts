import { expect, type Locator, type Page } from '@playwright/test';
import { test as withPages } from '../pages/fixtures.ts';
import { type Keys, keysOf } from '../pages/keys.ts';
import { articlePath } from '../pages/news.ts';

/** A phone with a keyboard beside it: what differs from a wide window is reached by keys, seen and said there, too. */
const test = withPages.extend<{ keys: Keys }>({ keys: async ({ page }, use) => use(keysOf(page)) });

/** From now on, how long the longest movement is, in ms. */
const measureMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'longest', 0);
    const measure = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations()) {
        const longest: number = Reflect.get(window, 'longest');
        Reflect.set(window, 'longest', Math.max(longest, Number(effect?.getComputedTiming().endTime)));
      }
    };
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, measure, true);
  });
const longestMotion = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'longest'));

test('[R2.4-28 R2.3-2] with keys alone on a phone that wants less motion: the menu, a search, the login and the way out of it', {
  tag: '@phone',
}, async ({ I, page, words, keys }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await I.goTo(articlePath);
  await measureMotion(page);
  await expect(I.title).toBeVisible();
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await keys.use(I.logInButton, 'Shift+Tab');
  await expect(I.methodTab(words.sms)).toHaveAttribute('aria-selected', 'true');
  await keys.use(I.submit);
  await expect(I.mobile).toBeFocused();
  await expect(I.mobile).toHaveAccessibleDescription(words.mobileRequired);
  await keys.press('Escape');
  await expect(I.logInButton).toBeFocused();

  const opener = I.banner.getByRole('button', { name: words.drawer, exact: true });
  const menu = page.getByRole('dialog', { name: words.drawer });
  await keys.use(opener, 'Shift+Tab');
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  const places = ['首页', '资讯', '快讯', '活动', '人脉', '供需', '企业库'];
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(places);
  await expect(menu.locator('summary')).toContainText(['专栏']);
  // Around and around: the menu keeps the focus, and gives it back.
  await keys.to(menu.getByRole('button', { name: words.close, exact: true }));
  await keys.to(menu.getByRole('link').first());
  await keys.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  await keys.use(menu.getByRole('link', { name: '企业库', exact: true }));
  await expect(I.heading).toHaveText(words.companyLibrary);
  await expect(menu).toBeHidden();

  await keys.use(I.banner.getByRole('button', { name: words.openSearch }), 'Shift+Tab');
  await expect(I.searchBox()).toBeFocused();
  await keys.type('新品');
  await expect(I.searchOffers.first()).toBeVisible();
  await keys.press('Enter');
  await expect(I.heading).toHaveText(words.resultsFor('新品'));

  // Keys alone do not make the list grow: after its last result comes the button, and the way back is the way there.
  await expect(I.results).toHaveCount(10);
  await I.results.last().getByRole('link').last().focus();
  const more = page.getByRole('main').getByRole('button', { name: words.more });
  for (const count of [10, 20]) {
    await keys.to(more);
    await expect(I.results).toHaveCount(count);
    await keys.to(
      I.results
        .nth(count - 1)
        .getByRole('link')
        .last(),
      'Shift+Tab',
      1,
    );
    await keys.to(more, 'Tab', 1);
    await keys.press('Enter');
    await expect(I.results).toHaveCount(count + 10);
    await expect(more).toBeFocused();
  }

  expect(await longestMotion(page)).toBeLessThan(1);
  // Who has not asked for less sees the menu slide.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await I.follow('/404');
  await expect(I.heading).toHaveText(words.notFound);
  await keys.use(opener, 'Shift+Tab');
  await expect.poll(() => longestMotion(page)).toBeGreaterThan(100);
});

test('[R4.5-7] with keys alone on a phone: a message, and the way back to the list', {
  tag: ['@phone', '@story'],
}, async ({ I, page, backstage, keys }) => {
  const main = page.getByRole('main');
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await backstage.stopOthers();
  await I.follow('/community/message/list');
  await keys.use(main.getByRole('link', { name: '王芳', exact: true }));
  const box = main.getByRole('textbox', { name: '输入消息' });
  await keys.to(box);
  await keys.type('样品收到了');
  await keys.use(main.getByRole('button', { name: '发送', exact: true }));
  await expect(main.getByRole('log', { name: '对话' }).getByRole('article', { name: '我说' }).last()).toContainText(
    '样品收到了',
  );
  await keys.use(main.getByRole('link', { name: '返回对话列表' }), 'Shift+Tab');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await keys.seeFocus();
});

test('with keys alone on a phone: a path is followed in the flow studio, below its chart', { tag: '@phone' }, async ({
  I,
  page,
  keys,
}) => {
  const main = page.getByRole('main');
  await I.goTo('/flows/sms-code');
  const tree = main.getByRole('tree');
  await keys.to(tree);
  await keys.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { selected: true })).toBeVisible();
  await keys.to(main.getByRole('tab', { selected: true }));
  await keys.press('ArrowRight');
  await keys.use(main.getByRole('tabpanel', { name: '测试路径' }).getByRole('listitem').getByRole('button').first());
  const bar = main.getByRole('toolbar', { name: '测试路径' });
  await keys.to(bar.getByRole('button', { name: '下一步' }));
  for (const step of [1, 2, 3]) {
    await keys.press('ArrowRight');
    await expect(main.getByRole('tabpanel').getByRole('status')).toContainText(`第 ${step} 步`);
    await expect(main.getByRole('button', { name: new RegExp(`^${step}\\.`) })).toHaveAttribute('aria-current', 'step');
  }
  // The chart is seen beside the steps, and the state of the step is seen in it.
  await expect(tree).toBeInViewport();
  await expect(page.locator('.flow-lit').last()).toBeInViewport();
});

/** As of an on-screen keyboard that covers as many px of the window; iOS then pans what is seen by `top`. */
const openKeyboard = (page: Page, height: number, top = 0): Promise<void> =>
  page.evaluate(
    ([covered, offsetTop]) => {
      const seen = window.visualViewport;
      if (!seen) throw new Error('the browser tells nothing of its keyboard');
      Object.defineProperty(seen, 'height', { configurable: true, value: window.innerHeight - covered });
      Object.defineProperty(seen, 'offsetTop', { configurable: true, value: offsetTop });
      seen.dispatchEvent(new Event('resize'));
    },
    [height, top] as const,
  );

const bottomOf = async (part: Locator): Promise<number> => {
  const { y = Number.NaN, height = Number.NaN } = (await part.boundingBox()) ?? {};
  return y + height;
};

test('[R2.3-2] over the keyboard of a phone stand the field and the button of a dialog, a sheet and a conversation', {
  tag: ['@phone', '@story'],
}, async ({ I, page, backstage, words }) => {
  const free = 844 - 336;
  const isFree = (part: Locator) => expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(free);
  await I.goTo('/people/1003');
  await I.pressLogIn();
  await I.mobile.focus();
  await openKeyboard(page, 336);
  await isFree(I.loginDialog);
  for (const part of [I.mobile, I.submit]) {
    await part.focus();
    await isFree(part);
  }
  await openKeyboard(page, 336, 100);
  await expect.poll(async () => (await I.loginDialog.boundingBox())?.y).toBe(100);
  expect(await bottomOf(I.loginDialog)).toBe(free + 100);
  await openKeyboard(page, 0);
  await expect.poll(() => bottomOf(I.loginDialog)).toBe(844);
  await page.keyboard.press('Escape');
  await backstage.signInAs('liran');
  await page.getByRole('main').getByRole('button', { name: words.addFriend }).click();
  const sheet = page.getByRole('dialog', { name: words.friendDialog });
  const field = sheet.getByRole('textbox');
  await field.focus();
  await openKeyboard(page, 336);
  await isFree(field);
  await isFree(sheet.getByRole('button', { name: words.sendRequest }));
  await page.keyboard.press('Escape');
  await openKeyboard(page, 0);
  await I.follow('/community/message/70001');
  await page.getByRole('textbox', { name: '输入消息' }).focus();
  await openKeyboard(page, 336, 100);
  const send = page.getByRole('button', { name: '发送', exact: true });
  await expect.poll(() => bottomOf(send)).toBeLessThanOrEqual(free + 100);
  expect(await bottomOf(send)).toBeGreaterThan(free);
});
