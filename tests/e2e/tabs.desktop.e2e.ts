import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

test('[R4.3-2] two tabs are one user: login, language and logout', { tag: '@story' }, async ({
  I,
  backstage,
  openTab,
  page,
}) => {
  await I.goTo('/404');
  const other = await openTab();
  await other.I.goTo('/site/about');
  await other.I.beGuest();

  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  await other.I.seeMyName('李然');

  await other.I.switchLanguage();
  await expect(page).toHaveTitle('Page not found · 食业');
  await I.banner.getByRole('button', { name: '中文' }).click();
  await expect(other.page).toHaveTitle('关于我们 · 食业');

  await other.I.logOut();
  await I.beGuest();
  await I.reload();
  await I.beGuest();
});

test('[R1-11 R4.6-5] two tabs with a login each: two members of one browser write to each other', async ({
  I,
  backstage,
  openTab,
  page,
}) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  const other = await openTab();
  await other.I.goTo('/404?tab=own&persona=wangfang');
  await other.I.seeMyName('王芳');
  await other.I.reload();
  await other.I.seeMyName('王芳');
  const write = async (from: Page, text: string) => {
    const box = from.getByRole('textbox', { name: '输入消息' });
    await box.fill(text);
    await box.press('Enter');
  };
  const messagesBy = (to: Page, name: string) =>
    to
      .getByRole('log', { name: '对话' })
      .getByRole('article', { name: `${name}说` })
      .last();
  await I.enter('/community/message/70001');
  await other.I.enter('/community/message/70001');
  await write(page, '周二上午到工厂，方便吗');
  await expect(messagesBy(other.page, '李然')).toContainText('周二上午到工厂，方便吗');
  await write(other.page, '方便，我去高铁站接您');
  await expect(messagesBy(page, '王芳')).toContainText('方便，我去高铁站接您');
  expect(await backstage.count('message.sent')).toBe(2);

  await other.I.logOut();
  await other.I.beGuest();
  await I.reload();
  await I.seeMyName('李然');
});

test('two windows side by side: what is changed in one is seen in the other without coming back to it', {
  tag: '@story',
}, async ({ I, backstage, openTab, page }) => {
  const path = '/community/post/700496';
  await I.goTo(path);
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  const other = await openTab();
  await other.I.goTo(path);
  await other.I.seeMyName('李然');
  const like = (of: Page) => of.getByRole('main').getByRole('button', { name: '点赞' }).first();
  await expect(like(other.page)).toHaveAttribute('aria-pressed', 'false');
  await like(page).click();
  await expect(like(other.page)).toHaveAttribute('aria-pressed', 'true');
  const write = page.getByRole('textbox', { name: '写评论' });
  await write.fill('请问最小起订量是多少？');
  await page.getByRole('button', { name: '发表评论' }).click();
  await other.page.getByRole('button', { name: '1 条新内容' }).click();
  await expect(other.page.getByText('请问最小起订量是多少？')).toBeVisible();
});

test('a post that is gone elsewhere says so once: what stands beside it goes with it', async ({
  I,
  backstage,
  openTab,
  page,
}) => {
  await I.goTo('/community/post/700500');
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  const related = page.getByRole('heading', { name: '相关供需' });
  await expect(related).toBeVisible();
  for (const endpoint of ['post.detail', 'post.related']) await backstage.fault({ endpoint, kind: 'code', code: 404 });
  const other = await openTab();
  await other.I.goTo('/community/post/700500');
  await other.page.getByRole('main').getByRole('button', { name: '点赞' }).first().click();
  await expect(page.getByRole('main').getByText('供需不存在').last()).toBeVisible();
  await expect(related).toHaveCount(0);
});

test('how long ago something was stays true on a page that is left open', async ({ I, backstage, page }) => {
  await I.goTo('/community/post/700496');
  await backstage.signInAs('liran');
  await I.seeMyName('李然');
  await page.getByRole('textbox', { name: '写评论' }).fill('请问最小起订量是多少？');
  await page.getByRole('button', { name: '发表评论' }).click();
  const written = page.getByRole('article').filter({ hasText: '请问最小起订量是多少？' });
  await expect(written.locator('time')).toHaveText('刚刚');
  await backstage.fault({ kind: 'offline' });
  await backstage.advance(3 * 60_000);
  await expect(written.locator('time')).toHaveText('3 分钟前');
});
