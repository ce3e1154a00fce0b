import { createElement } from 'react';
import { expect, test } from 'vitest';
import { pageAt } from '#machines/app/pages.ts';
import { pages } from '#pages/pages.ts';
import { ShellContext } from '#views/navigation/shell-context.ts';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';

const { zh } = await textsOf();
const shell = { pages, navigate: () => {}, reload: () => {}, topicList: 'top-100', captcha: null } as const;

type Row = readonly [path: string, title: string];

const read: readonly Row[] = [
  ['/search', '搜索'],
  ['/site/about', '关于我们'],
  ['/search/news/%E5%92%96%E5%95%A1', '“咖啡”的搜索结果'],
  ['/news/source/2502', '食业观察'],
  ['/news/columns', '专栏'],
  ['/news/columns/top-100', '百强榜'],
  ['/flash', '快讯'],
  ['/people', '人脉'],
  ['/people/tag/301', '乳制品人脉'],
  ['/people/popular', '热门人脉'],
  ['/people/interest', '你可能感兴趣的人'],
  ['/people/1001', '李然'],
  ['/events/search', '搜索活动'],
  ['/events/preview/events/80120', '登录后才能预览'],
  ['/events/80120', '活动不存在'],
  ['/community/search', '搜索供需'],
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

const open = async (persona?: string) => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/404');
  if (persona) await tab.logIn(persona);
  /** The headings of a page, and its title. */
  const at = async (path: string) => {
    await tab.visit(path);
    await browser.advance(0);
    const { pages: mounted, route } = tab.app.getSnapshot().context;
    const name = route?.name ?? 'common.notFound';
    const { view } = pageAt(pages, name);
    await view.preload();
    const page = createElement(view.View, { actor: mounted.at(-1)?.ref as never, title: zh.t(`shell:pages.${name}`) });
    const html = markup(tab.app, zh, <ShellContext value={shell}>{page}</ShellContext>).replaceAll(
      '<span aria-hidden="true"><wbr/></span>',
      '',
    );
    const of = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, words]) => words);
    return [of('h1'), of('title')];
  };
  return { ...browser, tab, at };
};

const titled = ([, title]: Row) => [[title], [`${title} · 食业`]];

test('[R2.6-6 R2.6-7 R2.6-12 R2.6-13 R2.6-27 R2.6-32 R2.6-37 R2.6-46 R2.6-52 R2.6-53 R2.6-54 R2.6-56 R2.6-57 R2.6-71 R2.6-79] each address shows its page under one heading, which is its title', async () => {
  const { at } = await open();
  const found = [];
  for (const [path] of read) found.push(await at(path));
  expect(found).toEqual(read.map(titled));
});

test('[R2.6-9 R2.6-11 R2.6-14 R2.6-18 R2.6-19 R2.6-20 R2.6-21 R2.6-55 R2.6-85 R2.6-86] pages for members send a guest home to log in', async () => {
  const { tab } = await open();
  for (const [path] of own) await tab.visit(path);
  expect(tab.wanted).toEqual(
    own.map(([path]) => ({
      type: 'navigation.wanted',
      to: `${path.startsWith('/community/') ? '/community/' : '/'}?redirect=${encodeURIComponent(path)}`,
      replace: true,
    })),
  );
  const member = await open('liran');
  const found = [];
  for (const [path] of own) found.push(await member.at(path));
  expect(found).toEqual(own.map(titled));
});

test('[R2.6-75] the preview of an event is for those who write here', async () => {
  const path = '/events/preview/events/80120';
  const { at, backend } = await open('liran');
  const { title = '' } = backend.domain.seed.activities.find(({ id }) => id === '80120') ?? {};
  expect([await at(path), await (await open('wangfang')).at(path)]).toEqual(
    [title, '没有权限预览'].map((name) => titled([path, name])),
  );
});
