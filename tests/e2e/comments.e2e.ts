import { expect } from '@playwright/test';
import { violations } from '../pages/axe.ts';
import { test } from '../pages/fixtures.ts';

const text = '数据很有参考价值，谢谢分享！';

test('[R7.6-7 R7.6-8 R7.6-11 R7.6-12] a guest comments, is asked in, and it is published; he answers, likes and deletes', {
  tag: ['@phone', '@story'],
}, async ({ page, I, backstage }) => {
  await I.openArticle();
  const comments = page.locator('#comment');
  const field = comments.getByRole('textbox', { name: '写评论' });
  const own = comments.getByRole('article', { name: '李然' });
  await field.fill(text);
  await comments.getByRole('button', { name: '发表评论' }).click();
  await expect(I.loginDialog).toBeVisible();
  await backstage.signInAs('liran');
  await expect(own.getByText(text)).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await backstage.count('comment.written')).toBe(1);

  await own.getByRole('button', { name: '回复 李然' }).click();
  await expect(field).toBeFocused();
  await field.fill('补充一句');
  await comments.getByRole('button', { name: '发表评论' }).click();
  await expect(own.getByText('补充一句')).toBeVisible();

  await own.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('alertdialog', { name: '删除这条评论？' }).getByRole('button', { name: '确认删除' }).click();
  await expect(own.getByText(text)).toHaveCount(0);
  await expect.poll(() => backstage.count('comment.deleted')).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test('[R3-45] a notice opens the article at its comment, which has the focus', {
  tag: ['@phone', '@story'],
}, async ({ page, I, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/system-message#comment');
  await page.getByRole('link', { name: '查看文章' }).first().click();
  const marked = page.locator('#comment article[aria-current=true]');
  await expect(marked).toBeFocused();
  await expect(marked).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
});
