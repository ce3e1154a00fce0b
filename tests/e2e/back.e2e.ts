import { expect, type Locator } from '@playwright/test';
import { test } from '../pages/fixtures.ts';
import { articlePath } from '../pages/news.ts';
import type { User } from '../pages/user.ts';
import type { Words } from '../pages/words.ts';

type Opener = (to: { readonly I: User; readonly words: Words }) => Promise<unknown>;

const inBar =
  (name: (words: Words) => string): Opener =>
  ({ I, words }) =>
    I.banner.getByRole('button', { name: name(words), exact: true }).click();

test('[R2.4-26 R2.4-28] Back closes what lies over the page of a phone, and then leaves the page', {
  tag: ['@phone', '@story'],
}, async ({ I, page, words }) => {
  const dialog = page.getByRole('dialog');
  await I.goTo('/flash');
  await I.follow('/people');
  await expect(I.heading).toHaveText('人脉');
  for (const open of [
    inBar(({ drawer }) => drawer),
    inBar(({ openSearch }) => openSearch),
    inBar(({ logIn }) => logIn),
  ]) {
    await open({ I, words });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/people');
  }
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await expect(I.heading).toHaveText('人脉');
  await I.pressLogIn();
  await I.closeLogin();
  await page.goBack();
  await expect(page).toHaveURL('/flash');
});

test('Back closes what lies over the first page of a tab, also after a reload', { tag: '@phone' }, async ({
  I,
  page,
  backstage,
  words,
}) => {
  const closes = async (open: () => Promise<void>, what: Locator): Promise<void> => {
    await open();
    await expect(what).toBeVisible();
    await page.goBack();
    await expect(what).toHaveCount(0);
    await expect(page).toHaveURL(articlePath);
  };
  const dialog = page.getByRole('dialog');
  await I.goTo(articlePath);
  await closes(() => page.getByRole('button', { name: words.share }).click(), dialog);
  await closes(I.pressLogIn, dialog);
  await I.pressLogIn();
  await I.reload();
  await closes(I.pressLogIn, dialog);
  await backstage.signInAs('liran');
  await closes(() => I.menuButton.click(), page.getByRole('menu'));
});

test('[R2.2-14] Back closes a question before the messages that ask it', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage }) => {
  await I.goTo('/people');
  await backstage.signInAs('liran');
  await I.menuButton.click();
  await page.getByRole('menuitem', { name: '私信' }).click();
  const messages = page.getByRole('dialog', { name: '私信' });
  await messages
    .getByRole('button', { name: /^删除与/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(messages).toBeVisible();
  await page.goBack();
  await expect(messages).toHaveCount(0);
  await expect(page).toHaveURL('/people');
});

test('a link in the bell closes it, and the first Back leads to the page before; for another tab it stays open', {
  tag: ['@wide', '@story'],
}, async ({ I, page, context, backstage }) => {
  const bell = page.getByRole('dialog', { name: '系统消息' });
  const article = bell.getByRole('link', { name: '查看文章' }).first();
  await I.goTo('/people');
  await backstage.signInAs('liran');
  await I.banner.getByRole('button', { name: /^查看系统消息/ }).click();
  const openedTab = context.waitForEvent('page');
  await article.click({ modifiers: ['ControlOrMeta'] });
  await (await openedTab).close();
  await expect(bell).toBeVisible();
  await article.click();
  await expect(page).toHaveURL(/\/news\/\d+/);
  await expect(bell).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/people');
});

const inMenu = [
  ['我的主页', '/people/1001'],
  ['账号设置', '/community/mine/account-setting'],
  ['系统消息', '/community/system-message'],
  ['私信', '/community/message/list'],
] as const;

test('[R2.4-7] what leads somewhere in the menu is a link: for another tab by Ctrl or the middle button, and followed by Enter', {
  tag: ['@wide', '@story'],
}, async ({ I, page, context, backstage }) => {
  await I.goTo('/people');
  await backstage.signInAs('liran');
  await I.menuButton.click();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  for (const [name, path] of inMenu) await expect(item(name)).toHaveAttribute('href', path);
  for (const press of [
    () => item('系统消息').click({ modifiers: ['ControlOrMeta'] }),
    () => item('系统消息').click({ button: 'middle' }),
  ]) {
    const openedTab = context.waitForEvent('page');
    await press();
    const tab = await openedTab;
    await expect(tab).toHaveURL('/community/system-message');
    await tab.close();
  }
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/community/mine/account-setting');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/people');
});
