import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readManifest } from '../../scripts/lib/first-load.ts';
import { root } from '../../scripts/lib/run.ts';
import { test } from '../pages/fixtures.ts';

/** The script of a part: a file of its own name (docs/budgets.json), or one of a source. */
const scriptOf = (part: string): string => {
  const manifest = readManifest(resolve(root, process.env.DIST ?? 'dist'));
  return Object.entries(manifest).find(([key, { name }]) => key === part || name === part)?.[1].file ?? part;
};

/** These programs do not come until the end of it. */
const withhold = async (page: Page, ...parts: readonly string[]) => {
  const addresses = parts.map((part) => `**/${scriptOf(part)}`);
  for (const address of addresses) await page.route(address, (route) => route.abort('connectionfailed'));
  return async () => {
    for (const address of addresses) await page.unroute(address);
  };
};

test('what stands around a page and does not come takes nothing else along; all come with the next page', async ({
  I,
  page,
}) => {
  const bring = await withhold(page, 'frame');
  await I.goTo('/404');
  await expect(I.heading).toHaveText('页面不存在');
  await I.follow('/news');
  const story = page.locator('main h2 a, main h3 a').first();
  const title = await story.innerText();
  await story.click();
  await expect(I.heading).toHaveText(title);
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  expect([await I.footer.count(), await I.aside.count()]).toEqual([0, 0]);
  await bring();
  await I.follow('/people');
  await expect(I.footer).toBeVisible();
  await expect(I.aside).toBeVisible();
  await I.pressLogIn();
  await expect(I.loginDialog).toBeVisible();
});

test('what stands around a page and does not come is asked for again when the connection returns', async ({
  I,
  page,
}) => {
  const bring = await withhold(page, 'frame');
  const failed = page.waitForEvent('requestfailed');
  await I.goTo('/news');
  await failed;
  await bring();
  await expect(I.aside).toHaveCount(0);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(I.aside).toBeVisible();
});

for (const [path, file] of [
  ['/', 'home'],
  ['/people', 'people'],
  ['/news', 'news'],
] as const) {
  test(`the page ${path} whose code does not come says so in its place, and comes by a retry there`, async ({
    I,
    page,
    words,
  }) => {
    const bring = await withhold(page, file);
    await I.goTo(path);
    await expect(I.heading).toHaveText('页面加载失败');
    await bring();
    await page.getByRole('main').getByRole('button', { name: words.retry }).click();
    await expect(I.heading).not.toHaveText('页面加载失败');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('[R2.6-34] what a list has shown of an article stands at once, before the code of its page has come', async ({
  I,
  page,
}) => {
  const come = Promise.withResolvers<void>();
  await page.route(`**/${scriptOf('article')}`, async (route) => {
    await come.promise;
    await route.continue();
  });
  await I.goTo('/');
  // A banner, which may come before, says too little of its article.
  const link = page.locator('main section:has(h2:text-is("头条")) a[href^="/news/6"]').first();
  const title = await link.innerText();
  await link.click();
  await expect(I.heading).toHaveText(title);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  come.resolve();
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
  await expect(I.heading).toHaveText(title);
});

test('a dialog that does not come says so, and opens with the next press', { tag: '@story' }, async ({
  I,
  page,
  words,
}) => {
  const bring = await withhold(page, 'login');
  await I.goTo('/404');
  await I.logInButton.click();
  await expect(page.getByRole('alert').filter({ hasText: words.offline })).toBeVisible();
  await expect(I.heading).toHaveCount(1);
  await bring();
  await I.pressLogIn();
});

test('a menu that does not come says so, leaves its button the focus, and opens with the next press', async ({
  I,
  page,
  backstage,
  words,
}) => {
  const bring = await withhold(page, 'src/views/header/MemberMenu.tsx');
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.menuButton.click();
  await expect(page.getByRole('alert').filter({ hasText: words.offline })).toBeVisible();
  await expect(I.heading).toHaveCount(1);
  await expect(I.menuButton).toBeFocused();
  await bring();
  await I.menuButton.click();
  await expect(page.getByRole('menuitem', { name: words.logOut })).toBeVisible();
});

test('the code of a dialog comes when the button that opens it is pointed at or focused', async ({
  I,
  page,
  backstage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await I.openArticle();
  await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).hover();
  await expect.poll(() => asked).toContain(`/${scriptOf('src/views/sharing/ShareDialog.tsx')}`);

  await backstage.signInAs('liran');
  const comments = page.locator('#comment');
  await comments.getByRole('textbox', { name: '写评论' }).fill('数据很有参考价值');
  await comments.getByRole('button', { name: '发表评论' }).click();
  await comments.getByRole('article', { name: '李然' }).getByRole('button', { name: '删除' }).focus();
  await expect.poll(() => asked).toContain(`/${scriptOf('src/views/comments/DeletionQuestion.tsx')}`);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
});

test('[R1-17] a language whose texts do not come leaves the one that is shown, and comes when it is chosen again', async ({
  I,
  page,
}) => {
  const bring = await withhold(page, 'src/i18n/en.ts');
  await I.goTo('/404');
  const failed = page.waitForEvent('requestfailed');
  await I.switchLanguage();
  await failed;
  await expect(I.heading).toHaveText('页面不存在');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await bring();
  await I.switchLanguage();
  await I.switchLanguage();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(I.heading).toHaveText('Page not found');
});

test.describe('a boot that fails', () => {
  test.use({ expectedProblems: [/no such thing here/] });

  test('says so, and offers the home page', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('no such thing here');
      };
    });
    await page.goto('/people');
    await expect(page.getByRole('alert')).toContainText('页面加载失败');
    await expect(page.getByRole('link', { name: '重新打开首页' })).toHaveAttribute('href', '/');
  });
});
