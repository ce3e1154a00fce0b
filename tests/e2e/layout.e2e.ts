import { expect } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

const links = [
  ['关于我们', '/site/about'],
  ['联系我们', '/site/contact'],
  ['加入我们', '/site/join'],
  ['合作伙伴', '/site/partners'],
  ['行业论坛', 'https://forum.shiye.example/'],
  ['年度奖项', 'https://awards.shiye.example/'],
  ['公司网站', 'https://www.shiye.example/'],
] as const;

test('[R2.1-1 R2.1-4 R2.1-5 R2.1-6 R2.1-8] which parts stand around which page', { tag: '@story' }, async ({
  I,
  page,
  isPhone,
  backstage,
}) => {
  const parts = async (path: string) => {
    await I.enter(path);
    await expect(page).toHaveURL(path);
    await expect(I.heading).toHaveCount(1);
    return async () => ({ footer: await I.footer.count(), aside: await I.aside.count() });
  };
  await I.openHome();
  await backstage.signInAs('liran');
  await expect(I.menuButton).toBeVisible();
  await expect(I.banner).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  const footer = isPhone ? 0 : 1;
  for (const path of ['/', '/events/', '/community/latest', '/news/60600'])
    await expect.poll(await parts(path), path).toEqual({ footer, aside: 1 });
  const isOnTheRight = () =>
    I.aside.evaluate((aside) => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      return main !== undefined && aside.getBoundingClientRect().left >= main.right;
    });
  await expect.poll(isOnTheRight).toBe(!isPhone);
  for (const path of ['/404', '/site/about', '/community/site/privacy'])
    await expect.poll(await parts(path), path).toEqual({ footer, aside: 0 });
  for (const path of ['/sso/login', '/community/edit-info', '/community/message/list', '/community/circle/post/create'])
    await expect.poll(await parts(path), path).toEqual({ footer: 0, aside: 0 });
});

test('[R2.1-14 R2.1-15 R2.1-16] the rows of the footer', { tag: '@story' }, async ({ I, page, isPhone, words }) => {
  await I.goTo('/site/about');
  if (isPhone) {
    // A phone has no footer; its menu leads to the same places.
    await I.banner.getByRole('button', { name: words.drawer, exact: true }).click();
    for (const [name, href] of links)
      await expect(page.getByRole('dialog').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    return;
  }
  await expect(I.heading).toHaveCount(1);
  await I.footer.scrollIntoViewIfNeeded();
  for (const [name, href] of links)
    await expect(I.footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(I.footer.getByRole('img', { name: '食业公众号二维码' })).toBeVisible();
  await expect(I.footer).toContainText('© 2026 食业');
  await expect(I.footer).toContainText(/沪ICP备\d{8}号-1/);
  await expect(I.footer).toContainText(/沪公网安备\d{14}号/);
});

test('[R0-1 R2.4-1 R2.4-2 R2.4-25 R2.4-30] the main navigation leads through the three sites', {
  tag: '@story',
}, async ({ I, page, isPhone, words }) => {
  const addresses = ['/', '/news', '/events/', '/people', /^\/community\/(popular)?$/, '/company'];
  await I.goTo('/404');
  await expect(I.logInButton).toBeVisible();
  await expect(I.banner.getByRole('link', { name: words.brand, exact: true })).toHaveAttribute('href', '/');
  for (const [index, name] of words.sections.entries()) {
    if (isPhone) await I.banner.getByRole('button', { name: words.drawer, exact: true }).click();
    const around = isPhone ? page.getByRole('dialog') : I.banner;
    const navigation = around.getByRole('navigation', { name: words.mainNavigation });
    if (!isPhone) await expect(navigation.getByRole('link')).toHaveText([...words.sections]);
    const link = navigation.getByRole('link', { name, exact: true });
    await link.click();
    const address = addresses[index] ?? '';
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toMatch(address instanceof RegExp ? address : new RegExp(`^${address}$`));
    await expect(I.heading).toHaveCount(1);
    await expect(page).toHaveTitle(/ · 食业$/);
    if (!isPhone) await expect(link).toHaveAttribute('aria-current', /page|true/);
  }
});

test('[R2.2-26 R2.2-27] links meant for another tab open there, and this one stays', {
  tag: ['@wide', '@story'],
}, async ({ I, page, context, words }) => {
  await I.openHome();
  const address = page.url();
  const opened = context.waitForEvent('page');
  await I.firstStory.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/news\/\d+$/);
  await expect(page).toHaveURL(address);

  await I.pressLogIn();
  for (const [name, path] of [
    [words.agreement, '/site/agreement'],
    [words.privacy, '/site/privacy'],
  ] as const) {
    const text = context.waitForEvent('page');
    await I.loginDialog.getByRole('link', { name }).click();
    await expect(await text).toHaveURL(path);
  }
  await expect(I.loginDialog).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a page of one screen does not scroll', async ({ I, page, backstage }) => {
  await I.goTo('/404');
  await backstage.signInAs('liran');
  await I.goTo('/community/message/list');
  await expect(page.getByRole('list', { name: '对话' }).or(page.getByRole('tabpanel')).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('where no server answers, one bar says so, and its button alone tries again, for the footer too', {
  tag: ['@wide', '@story'],
}, async ({ I, page, backstage, words }) => {
  await I.goTo('/?fault=status;status=503');
  await page.keyboard.press('End');
  await expect(I.footer.getByText('加载失败', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveText(`${words.unavailable}${words.retry}`);
  const retry = page.getByRole('button', { name: words.retry });
  await expect(retry).toHaveCount(1);
  await backstage.clearFaults();
  await retry.click();
  await expect(I.firstStory).toBeVisible();
  await expect(I.footer.getByRole('link', { name: '关于我们', exact: true })).toBeVisible();
  await expect(retry).toHaveCount(0);
});
