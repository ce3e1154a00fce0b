import { expect, test } from 'vitest';
import type { Language } from '#i18n/i18n.ts';
import { themeTagId } from '#services/contract/constants.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { Flashes } from './Flashes.tsx';
import { FlashPage } from './FlashPage.tsx';
import { pending } from './ListHeading.css.ts';
import { NewsList } from './NewsList.tsx';
import { NewsPreview } from './NewsPreview.tsx';

const texts = await textsOf();

type Browser = ReturnType<typeof openBrowser>;
type Tab = ReturnType<Browser['openTab']>;
type Fault = Parameters<Browser['backend']['faults']['add']>[0];

const open = (...faults: Fault[]): { readonly tab: Tab; readonly browser: Browser } => {
  const browser = openBrowser();
  for (const fault of faults) browser.backend.faults.add(fault);
  return { browser, tab: browser.openTab() };
};

const logIn = async (tab: Tab, persona: string): Promise<void> => {
  await tab.visit('/');
  tab.app.send({ type: 'sso.returned', ticket: `sso-${persona}` });
  await settle();
};

const render = (tab: Tab, view: React.ReactNode, language: Language = 'zh'): string =>
  markup(tab.app, texts[language], view);

const page = (tab: Tab) => {
  const kept = tab.app.getSnapshot().context.pages.at(-1);
  if (!kept) throw new Error('no page');
  return kept.ref;
};

const list = async (url: string, { faults = [], language }: { faults?: Fault[]; language?: Language } = {}) => {
  const { tab } = open(...faults);
  await tab.visit(url);
  return render(tab, <NewsList actor={page(tab)} missing="nothing here" />, language);
};

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((found) => found[1] ?? '');
const h1 = (html: string) =>
  all(html.replaceAll('<span aria-hidden="true"><wbr/></span>', ''), /<h1[^>]*>(.*?)<\/h1>/g);
const here = (html: string) => all(html, /aria-current="page"[^>]*>(.*?)</g);
const rows = (html: string) => html.match(/<article/g)?.length ?? 0;

test('[R2.6-44] all news: ten rows, the branches above them, and one heading', async () => {
  const html = await list('/news');
  expect([h1(html), rows(html), here(html)]).toEqual([['全部资讯'], 10, ['资讯', '全部']]);
  expect(all(html, /href="(\/news\/[a-z-]+)"/g).length).toBeGreaterThanOrEqual(8);
  expect(html).toContain('共 600 篇');
});

test('how many there are keeps its place from the start, so that nothing below it moves', async () => {
  const html = await list('/news/hot', { faults: [{ kind: 'hold' }] });
  expect(html.split(`<span class="${pending}">共 0 篇</span>`)).toHaveLength(2);
});

test('[R2.6-43] [R2.6-45] a branch and a leaf: where they stand, and the tags beside them', async () => {
  const branch = await list('/news/new-products');
  expect([h1(branch), here(branch)]).toEqual([['新品'], ['新品', '全部']]);
  const leaf = await list('/news/new-products/drinks');
  expect([h1(leaf), here(leaf)]).toEqual([['饮料新品'], ['饮料新品', '饮料新品']]);
  expect(all(leaf, /href="(\/news\/new-products[^"]*)"/g)).toContain('/news/new-products/dairy');
  expect(all(leaf, /<title>(.*?)<\/title>/g)).toEqual(['饮料新品 · 食业']);
});

test('[R9-19] [R9-25] a theme alone and within a branch', async () => {
  expect(h1(await list('/news/oem'))).toEqual(['代工']);
  expect(h1(await list('/news/new-products/marketing'))).toEqual(['新品 · 营销']);
});

test('[R2.6-41] [R2.6-42] [R9-12] [R9-13] food tools and features have lists of their own', async () => {
  expect([h1(await list('/foodtools')), h1(await list('/features'))]).toEqual([['食品工具'], ['专题']]);
  expect([h1(await list('/news/tag/24813')), h1(await list('/news/tag/24814'))]).toEqual([['食品工具'], ['专题']]);
});

test('every list is described by what it holds and its newest titles, no two alike', async () => {
  const described = async (url: string) => {
    const html = await list(url);
    const titles = all(html, /<h2[^>]*>.*?<a[^>]*>(.*?)<\/a>/g).slice(0, 3);
    const [description = ''] = all(html, /<meta name="description" content="(.*?)"/g);
    expect([description.endsWith(`最新：${titles.join('；')}`), titles.length]).toEqual([true, 3]);
    return description;
  };
  const addresses = ['/news', '/news/hot', '/foodtools', '/features', '/news/new-products', '/news/source/2502'];
  const texts: string[] = [];
  for (const address of addresses) texts.push(await described(address));
  expect(new Set(texts.map((text) => text.split('最新：')[0])).size).toBe(addresses.length);
  expect(texts[2]).toContain('选址、成本、配方、标签和法规');
});

test('[R2.6-35] [R2.6-36] [R2.6-37] by tag, by company and by source', async () => {
  const tag = await list(`/news/tag/${themeTagId.packaging}`);
  const source = await list('/news/source/2502');
  expect([h1(tag), h1(source)]).toEqual([['包装'], ['食业观察']]);
  const { tab, browser } = open();
  const article = browser.backend.domain.seed.news[0]?.id ?? '';
  const company = browser.backend.domain.seed.newsArticle(article).companies[0];
  await tab.visit(`/news/company/${company?.id}`);
  const html = render(tab, <NewsList actor={page(tab)} missing={null} />);
  expect(h1(html)[0]).toContain(company?.name);
  expect(html).toContain(`href="/news/${article}"`);
});

test('[R7.4-4] beside a tag stand others of its kind, and none where they do not come', async () => {
  const related = (html: string) => all(/aria-label="相关标签".*?<\/nav>/.exec(html)?.[0] ?? '', /<a[^>]*>(.*?)<\/a>/g);
  const revenue = related(await list('/news/tag/24301'));
  expect(revenue.slice(0, 3).toSorted()).toEqual(['并购', '创投', '人事'].toSorted());
  expect(related(await list('/news/tag/41'))).not.toContain('供应');
  const lost = await list('/news/tag/41', { faults: [{ kind: 'offline', endpoint: 'basic.relatedTags' }] });
  expect([related(lost), rows(lost)]).toEqual([[], 10]);
  expect(lost).toMatch(/相关标签加载失败<.*重试</);
});

test('[R7.4-9] the news of a company say which one it is, and lead to its page', async () => {
  const html = await list('/news/company/501');
  expect(html).toMatch(/<a [^>]*href="\/company\/501"[^>]*>企业主页</);
  expect(html).toMatch(/饮料.*杭州/s);
  const lost = await list('/news/company/501', { faults: [{ kind: 'offline', endpoint: 'company.basic' }] });
  expect(lost).toMatch(/企业信息加载失败<.*重试</);
  expect(rows(lost)).toBe(rows(html));
});

test('[R2.6-40] the most read, without another order', async () => {
  const html = await list('/news/hot', { language: 'en' });
  expect(h1(html)).toEqual(['Most read news']);
  expect(html).not.toContain('aria-pressed');
});

test('[R2.6-78] what nobody knows has no list', async () => {
  for (const url of [
    '/news/nothing',
    '/news/new-products/nothing',
    '/news/tag/1',
    '/news/source/24101',
    '/news/company/9',
  ]) {
    expect(await list(url), url).toBe('nothing here');
  }
});

test('[R9-20] order and range of the address are taken, and an empty range says what to do', async () => {
  const html = await list('/news?order=popular&range=overYear');
  expect(all(html, /aria-pressed="true"[^>]*>(.*?)</g)).toEqual(['阅读最多']);
  expect(html).toContain('这里还没有资讯');
  expect(html).toContain('查看全部资讯');
});

test('a list whose subject or items cannot be fetched says why', async () => {
  const lost = await list('/news', { faults: [{ kind: 'offline', endpoint: 'news.tagTree' }] });
  const failed = await list('/news', { faults: [{ kind: 'html', endpoint: 'news.page' }] });
  for (const html of [lost, failed]) expect(html).toMatch(/role="alert".*资讯加载失败/);
  expect([h1(lost), h1(failed)]).toEqual([['资讯加载失败'], ['全部资讯']]);
  expect(lost).toContain('网络不通，请检查网络后重试');
});

test('[R2.6-46] flashes stand under their days, newest first', async () => {
  const { tab, browser } = open();
  await tab.visit('/flash');
  const html = render(tab, <Flashes actor={page(tab)} />);
  const ids = all(html, /href="\/flash\/(\d+)"/g);
  expect(ids).toEqual(browser.backend.domain.seed.flashes.slice(0, 20).map(({ id }) => id));
  const days = all(html, /<section[^>]*aria-labelledby="day-([\d-]+)"/g);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...new Set(days)]);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('[R2.6-47] [R7.6-20] a flash shows its news, its source and what it is about, and its visit counts once', async () => {
  const { tab, browser } = open();
  const { domain } = browser.backend;
  const flash = domain.seed.flashes[0];
  await tab.visit(`/flash/${flash?.id}`);
  const html = render(tab, <FlashPage actor={page(tab)} />);
  expect(h1(html)).toEqual([flash?.title]);
  expect(html).toContain(`href="/news/source/${flash?.sourceId}"`);
  expect(html).toContain('相关资讯');
  expect(html).toContain('分享');
  expect(domain.events.filter(({ type }) => type === 'flash.viewed')).toHaveLength(1);
});

test('[R2.6-47] an unknown flash says so and leads to the others', async () => {
  const { tab } = open();
  await tab.visit('/flash/1');
  const html = render(tab, <FlashPage actor={page(tab)} />);
  expect(h1(html)).toEqual(['快讯不存在']);
  expect(html).toContain('href="/flash"');
  expect(html).not.toContain('相关资讯');
});

test('[R7.6-19] [R2.6-34] an article counts its visit once, also when the user comes back to it', async () => {
  const { tab, browser } = open();
  const { domain } = browser.backend;
  const id = domain.seed.news[0]?.id;
  await tab.visit(`/news/${id}`, 'a');
  await tab.visit('/news', 'b');
  await tab.visit(`/news/${id}`, 'a');
  expect(domain.events.filter(({ type }) => type === 'news.viewed')).toHaveLength(1);
});

test('[R2.6-33] a preview shows its author what nobody else sees', async () => {
  const { tab, browser } = open();
  const draft = browser.backend.domain.seed.news.find(({ isDraft }) => isDraft);
  await logIn(tab, 'liran');
  await tab.visit(`/preview/news/${draft?.id}`);
  expect(page(tab).getSnapshot().children.detail.getSnapshot().context.data).toMatchObject({
    id: draft?.id,
    title: draft?.title,
    isPublished: false,
  });
});

test('[R2.6-33] a preview that is not for the user says so: a guest may log in, a member may go on', async () => {
  const guest = open();
  const draft = guest.browser.backend.domain.seed.news.find(({ isDraft }) => isDraft);
  await guest.tab.visit(`/preview/news/${draft?.id}`);
  const asked = render(guest.tab, <NewsPreview actor={page(guest.tab)} />);
  expect([h1(asked), /<button[^>]*>.*登录/.test(asked)]).toEqual([['没有权限预览这篇资讯'], true]);
  const member = open();
  await logIn(member.tab, 'wangfang');
  await member.tab.visit(`/preview/news/${draft?.id}`);
  const refused = render(member.tab, <NewsPreview actor={page(member.tab)} />, 'en');
  expect([h1(refused), refused.includes('Back to home')]).toEqual([['You can’t preview this article'], true]);
});
