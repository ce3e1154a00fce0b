import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

const shown = (page: Page) => () =>
  page.evaluate(() => ({
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    title: document.title,
  }));

const poll = { intervals: [20, 40, 80, 160, 300] };

test('[R2.6-31 R2.6-34 R2.6-38 R2.6-39 R2.6-1 R2.6-4 R2.6-77] the pages that stand, and 404 for everything else', async ({
  I,
  page,
}) => {
  await I.goTo('/news/business/ventures/60600');
  await expect(I.title).toBeVisible();
  const title = await I.title.innerText();
  for (const path of ['/news/60600', '/news/business/60600']) {
    await I.follow(path);
    await expect.poll(shown(page), poll).toEqual({ path, headings: [title], title: `${title} · 食业` });
  }
  const nowhere = [
    '/404',
    '/nowhere',
    '/news/1/2/3/4',
    '/people/nobody',
    '/events/a/b/c',
    '/community/a/b/c/d',
    '/%E0%A4%A',
  ];
  for (const path of nowhere) {
    // The browser's own link cannot lead to an address that does not decode, so the last is opened.
    await page.goto(path);
    await expect.poll(shown(page), { message: path, ...poll }).toEqual({
      path,
      headings: ['页面不存在'],
      title: '页面不存在 · 食业',
    });
  }
});

test('[R2.6-2 R2.6-3 R2.6-5 R2.6-81] addresses that lead to others', async ({ I, page }) => {
  const leads = [
    ['/redirect/people/5?x=1#part', '/people/5?x=1#part'],
    ['/community/redirect/post/5', '/community/post/5'],
    ['/redirect//evil.example/', '/'],
    ['/community/', '/community/popular'],
    ['/#/people/5', '/people/5'],
    ['/community/#/post/12?from=wx', '/community/post/12?from=wx'],
    ['/?code=abc&state=unknown', '/'],
  ] as const;
  for (const [from, to] of leads) {
    await I.goTo(from);
    await expect(page).toHaveURL(to);
    await expect(I.heading).toHaveCount(1);
  }
  await I.goTo('/people/5#apply');
  await expect(page).toHaveURL('/people/5#apply');
});

test('[R2.6-85 R4.1-8] a guest on a page for members is led back there after the login', { tag: '@story' }, async ({
  I,
  page,
  backstage,
}) => {
  await I.goTo('/community/message/list?from=mail');
  await expect(I.loginDialog).toBeVisible();
  await I.chooseSms();
  await I.requestCode('13800000001');
  await I.enterCode(await backstage.code('13800000001'));
  await expect(page).toHaveURL('/community/message/list?from=mail');
  await expect(I.heading).toHaveText('私信');
  await I.seeMyName('李然');
});
