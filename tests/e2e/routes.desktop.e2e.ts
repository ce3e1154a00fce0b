import { expect, type Page } from '@playwright/test';
import { test } from '../pages/fixtures.ts';

type Row = readonly [path: string, title: string];

const news: readonly Row[] = [
  ['/search', '搜索'],
  ['/search/news/%E5%92%96%E5%95%A1', '“咖啡”的搜索结果'],
  ['/preview/news/60600', '没有权限预览这篇资讯'],
  ['/news/tag/24813', '食品工具'],
  ['/news/company/501', '杭州山隐饮品有限公司'],
  ['/news/source/2502', '食业观察'],
  ['/news/hot', '热门资讯'],
  ['/news', '全部资讯'],
  ['/news/columns', '专栏'],
  ['/news/columns/top-100', '百强榜'],
  ['/foodtools', '食品工具'],
  ['/features', '专题'],
  ['/flash', '快讯'],
  ['/flash/70001', '快讯不存在'],
];
const people: readonly Row[] = [
  ['/people', '人脉'],
  ['/people/tag/301', '乳制品人脉'],
  ['/people/popular', '热门人脉'],
  ['/people/interest', '你可能感兴趣的人'],
  ['/people/1001', '李然'],
];
const written: readonly Row[] = [
  ['/site/about', '关于我们'],
  ['/site/contact', '联系我们'],
  ['/site/join', '加入我们'],
  ['/site/partners', '合作伙伴'],
  ['/community/site/agreement', '用户协议'],
  ['/community/site/guide', '使用指南'],
  ['/community/site/privacy', '隐私政策'],
  ['/community/site/contact', '联系我们'],
  ['/community/site/about', '关于我们'],
  ['/miniapp/agreement', '用户协议'],
  ['/miniapp/privacy', '隐私政策'],
  ['/miniapp/contact', '联系我们'],
];
const events: readonly Row[] = [['/events/search', '搜索活动']];
const post: readonly Row[] = [['/community/search', '搜索供需']];
const community: readonly Row[] = [
  ['/community/popular', '热门供需'],
  ['/community/latest', '最新供需'],
  ['/community/supply', '供应信息'],
  ['/community/packaging', '“包装”相关供需'],
  ['/community/demand/packaging', '需求信息 · 包装'],
  ['/community/tag/39', '“原料”相关供需'],
  ['/community/tag/301', '“乳制品”相关供需'],
  ['/community/post/700500', '供需发布指南：这样写，更快被对的人看到'],
  ['/community/topic/5001', '减糖不减味'],
  ['/community/circle', '圈子'],
  ['/community/circle/4001', '无糖茶研究所'],
  ['/community/nothing', '没有这个栏目'],
  ['/community/supply/nothing', '没有这个栏目'],
  ['/community/tag/999999', '没有这个栏目'],
  ['/community/post/5', '供需不存在'],
  ['/community/topic/5', '话题不存在'],
  ['/community/circle/5', '圈子不存在'],
];
const own: readonly Row[] = [
  ['/people/visitors', '谁看过我'],
  ['/community/edit-info', '编辑资料'],
  ['/community/mine/account-setting', '账号设置'],
  ['/community/system-message', '系统消息'],
  ['/community/circle/post/create', '发布供需'],
  ['/community/circle/post/7/edit', '没有可以编辑的供需'],
  ['/community/message/list', '私信'],
  ['/community/message/7', '私信'],
];

const shown = (page: Page) => () =>
  page.evaluate(() => ({
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    title: document.title,
  }));

const poll = { intervals: [20, 40, 80, 160, 300] };

const expectPages = async (
  page: Page,
  follow: (path: string) => Promise<void>,
  rows: readonly Row[],
): Promise<void> => {
  for (const [path, title] of rows) {
    await test.step(`${path}: ${title}`, async () => {
      await follow(path);
      await expect.poll(shown(page), poll).toEqual({ path, headings: [title], title: `${title} · 食业` });
    });
  }
};

test('[R0-2 R2.6-32 R2.6-33 R2.6-35 R2.6-36 R2.6-37 R2.6-40 R2.6-41 R2.6-42 R2.6-43 R2.6-44 R2.6-45 R2.6-46 R2.6-47 R2.6-52 R2.6-53 R2.6-54 R2.6-56 R2.6-57] the addresses of the news site and of people', async ({
  I,
  page,
}) => {
  await I.goTo('/404');
  await expectPages(page, I.follow, [...news, ...people]);
});

test('[R2.6-6 R2.6-71 R2.6-7 R2.6-12 R2.6-13 R2.6-27 R2.6-79] the events and the post site: its lists, posts, topics and circles', async ({
  I,
  page,
}) => {
  await I.goTo('/events/');
  await expectPages(page, I.follow, [...events, ...post, ...community]);
});

test('[R2.6-22 R2.6-23 R2.6-24 R2.6-25 R2.6-26 R2.6-48 R2.6-49 R2.6-50 R2.6-51 R2.6-58 R2.6-59 R2.6-60] the pages about the site itself', async ({
  I,
  page,
}) => {
  await I.goTo('/404');
  await expectPages(page, I.follow, written);
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
});

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

test('[R2.6-9 R2.6-11 R2.6-14 R2.6-18 R2.6-19 R2.6-20 R2.6-21 R2.6-55 R2.6-85 R2.6-86] pages for members send a guest home to log in', async ({
  I,
  page,
  backstage,
}) => {
  await I.goTo('/404');
  for (const [path] of own) {
    await test.step(`${path} as a guest`, async () => {
      await I.goTo(path);
      const home = path.startsWith('/community/') ? '/community/popular' : '/';
      await expect(page).toHaveURL(`${home}?redirect=${encodeURIComponent(path)}`);
      await expect(I.loginDialog).toBeVisible();
      await I.closeLogin();
    });
  }
  await backstage.signInAs('liran');
  await expect(I.menuButton).toBeVisible();
  await expectPages(page, I.follow, own);
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
