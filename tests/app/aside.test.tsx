import { expect, test } from 'vitest';
import { asideAt } from '#machines/app/pages.ts';
import { pages } from '#pages/pages.ts';
import { resolve } from '#routes/resolve.ts';
import { defaultSites } from '#services/address/sites.ts';
import { pageSize } from '#services/contract/constants.ts';
import { AsideModules } from '#views/aside/Aside.tsx';
import { pageOrigin } from '../harness/browser.ts';
import { markup, textsOf } from '../harness/markup.tsx';
import { openBrowser } from '../harness/open-browser.ts';
import { eachRow, rewrite } from '../harness/rewrite.ts';
import { settle } from '../harness/virtual-clock.ts';

const topTopics = [{ code: 'market', name: '市场', href: '/news/market' }];
const texts = await textsOf();

type Fault = Parameters<ReturnType<typeof openBrowser>['backend']['faults']['add']>[0];

interface Around {
  readonly faults?: readonly Fault[];
  readonly as?: 'liran' | 'halfway';
  readonly language?: 'zh' | 'en';
  readonly topics?: typeof topTopics;
  /** Of the hot events. */
  readonly startTime?: number;
}

const beside = async (
  url: string,
  on: 'web' | 'mobile',
  { faults = [], as, language = 'zh', topics = topTopics, startTime }: Around = {},
) => {
  const browser = openBrowser();
  for (const fault of faults) browser.backend.faults.add(fault);
  if (startTime)
    rewrite(
      browser.backend,
      'activity.hotPage',
      eachRow((row) => ({ ...row, startTime, endTime: startTime + 8 * 3_600_000 })),
    );
  const tab = browser.openTab();
  if (as !== undefined) {
    await settle();
    await tab.logIn(as);
  }
  await tab.visit(url, 'page');
  tab.app.getSnapshot().children.modules?.send({ type: 'modules.show', names: ['newsTags'] });
  await settle();
  const here = resolve(url, { sites: defaultSites, origin: pageOrigin });
  if (here.kind !== 'route') throw new Error(`no place at ${url}`);
  const aside = asideAt(pages, here.name);
  if (aside === 'hidden') throw new Error('nothing to show');
  const titleOf = (block: string): string => /<h2[^>]*>([^<]*)<\/h2>/.exec(block)?.[1] ?? '';
  const look = () => {
    const html = markup(
      tab.app,
      texts[language],
      <AsideModules modules={aside[on]} topics={topics} page={tab.at('page-page')} circle={undefined} />,
    );
    const blocks = html
      .split('<section')
      .slice(1)
      .map((part) => part.split('</section>')[0] ?? '');
    const block = (title: string): string => blocks.find((each) => titleOf(each) === title) ?? '';
    return { html, titles: blocks.map(titleOf), block };
  };
  return { ...look(), look, tab, backend: browser.backend, seed: browser.backend.domain.seed };
};
const rows = (block: string): number => block.split('<li').length - 1;
const idsIn = (block: string, kind: 'flash' | 'news'): string[] =>
  [...block.matchAll(new RegExp(`href="/${kind}/(\\d+)"`, 'g'))].map((found) => found[1] ?? '');

test('[R2.5-1 R2.5-2 R2.5-3 R2.5-4 R2.5-9 R2.5-11 R2.5-13 R2.5-21 R9-4] beside the home page of the news site', async () => {
  const { html, titles, block, seed } = await beside('/', 'web');
  expect(titles).toEqual(['加入食业', '快讯', '热门资讯', '专题', '食品工具', '加入行业社群', '相关链接']);
  expect(['快讯', '热门资讯', '专题', '食品工具', '相关链接'].map((title) => rows(block(title)))).toEqual([
    5, 5, 4, 4, 3,
  ]);
  expect(idsIn(block('快讯'), 'flash')).toEqual(seed.flashes.slice(0, pageSize.flashes).map(({ id }) => id));
  expect(['热门资讯', '专题', '食品工具'].map((title) => idsIn(block(title), 'news').length)).toEqual([5, 4, 4]);
  for (const [title, all] of [
    ['快讯', '/flash'],
    ['热门资讯', '/news/hot'],
    ['专题', '/features'],
    ['食品工具', '/foodtools'],
  ] as const) {
    expect(block(title)).toContain(`href="${all}"`);
  }
  expect(block('相关链接')).toContain('href="https://forum.shiye.example/" target="_blank"');
  const small = html.slice(html.lastIndexOf('</section>'));
  for (const page of ['about', 'agreement', 'privacy']) expect(small).toContain(`href="/site/${page}"`);
});

test('beside English words, what editors and members wrote is marked as Chinese', async () => {
  for (const [url, own] of [
    ['/', '李然'],
    ['/events/', String.raw`[\u4e00-\u9fff]{2,4}`],
  ] as const) {
    const { html } = await beside(url, 'web', { as: 'liran', language: 'en' });
    expect(html).toMatch(new RegExp(`lang="zh-CN">${own}<`));
    const unmarked = html
      .replace(/<(a|h2|span|li|p|img)\b[^>]* lang="zh-CN"[^>]*>[^<]*(<\/\1>)?/g, '')
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .filter((text) => /\p{Script=Han}{2}/u.test(text));
    expect(unmarked, url).toEqual([]);
  }
});

test('[R2.5-12 R2.5-21 R2.5-22] on a phone fewer stand there, the links to the news first', async () => {
  const { titles, block } = await beside('/', 'mobile');
  expect(titles).toEqual(['资讯栏目', '快讯', '热门资讯', '加入行业社群']);
  expect(block('资讯栏目')).toContain('href="/news/market"');
});

test('[R2.5-23 R2.5-24 R2.5-26] a promotional block shows the picture that its content holds, and over 200 groups with over 50,000 members', async () => {
  const { block } = await beside('/', 'web');
  const promo = block('加入行业社群');
  expect(promo).toMatch(/<img[^>]* src="data:image\/svg\+xml/);
  expect(promo).toContain('200 多个行业群');
  expect(promo).toContain('50,000');
});

test('[R2.5-14] beside the events stand the hot ones', async () => {
  const { titles, block } = await beside('/events/', 'web');
  expect(titles).toEqual(['热门活动']);
  expect(rows(block('热门活动'))).toBe(5);
});

test('[R2.5-14] an event of next year says the year', async () => {
  const startTime = Date.UTC(2027, 0, 8, 1);
  const { block } = await beside('/events/', 'web', { startTime });
  expect(block('热门活动')).toContain('>2027年1月8日 09:00–17:00<');
});

test('[R2.5-15 R2.5-16 R2.5-17 R2.5-18 R2.5-19 R2.5-20] beside the lists and the posts of the post site', async () => {
  const rest = ['推荐关注', '关注食业公众号', '加入行业社群', '相关链接'];
  const list = await beside('/community/popular', 'web');
  expect(list.titles).toEqual(['热门供需', ...rest]);
  expect(list.html).toContain('href="/community/circle/post/create"');
  const id = list.tab.at('page-page/posts').getSnapshot().context.items[0].id;
  expect((await beside(`/community/post/${id}`, 'web')).titles).toEqual(['相关供需', ...rest]);
});

test('[R2.5-5 R2.5-8 R2.5-10] beside people a guest is asked in, and sees whom to follow and whom to know', async () => {
  const { titles, block } = await beside('/people', 'web');
  expect(titles).toEqual(['加入食业', '你可能感兴趣的人', '推荐关注', '加入行业社群']);
  expect([rows(block('你可能感兴趣的人')), rows(block('推荐关注'))]).toEqual([5, 5]);
});

test('[R2.5-6 R2.5-7 R2.5-10 R6-8] registered members see themselves and who viewed them; who has not registered sees no viewers', async () => {
  const own = await beside('/people', 'web', { as: 'liran' });
  expect(own.titles).toEqual(['我的食业', '谁看过我', '你可能感兴趣的人', '推荐关注', '加入行业社群']);
  expect(own.block('我的食业')).toMatch(/李然.*href="\/people\/1001"/s);
  expect(rows(own.block('谁看过我'))).toBe(5);
  const unfinished = await beside('/people', 'web', { as: 'halfway' });
  expect(unfinished.titles).toEqual(['我的食业', '你可能感兴趣的人', '推荐关注', '加入行业社群']);
});

test('[R2.5-17] beside the posts five people stand to be followed', async () => {
  expect(rows((await beside('/community/popular', 'web')).block('推荐关注'))).toBe(5);
});

test('[R2.5-23 R2.5-13] what editors give that does not come says why, in each block of it; the others stand', async () => {
  const { html, titles, block } = await beside('/', 'web', {
    faults: [{ kind: 'offline', endpoint: '/basic/basic/page/code' }],
  });
  for (const title of ['行业社群', '相关链接'])
    expect(block(title), titles.join()).toContain('网络不通，请检查网络后重试');
  expect(html.slice(html.lastIndexOf('</section>'))).toContain('网络不通，请检查网络后重试');
  expect(html.match(/重试<\/button>|>重试</g)).toHaveLength(3);
  expect(titles).toContain('热门资讯');
});

test('[R2.5-3] the topics of a phone whose tags do not come say why', async () => {
  const { block } = await beside('/', 'mobile', {
    faults: [{ kind: 'offline', endpoint: '/news/tag/tree' }],
    topics: [],
  });
  expect(block('资讯栏目')).toContain('网络不通，请检查网络后重试');
});

test('a block that does not come says so alone', async () => {
  const { block } = await beside('/', 'web', { faults: [{ kind: 'offline', endpoint: 'news.hotPage' }] });
  expect([block('热门资讯').includes('重试'), block('快讯').includes('重试')]).toEqual([true, false]);
});

test.each(['session.registerStatus', 'session.memberInfo'])(
  'a member whom %s could not tell is told why, and stands there when trying again succeeds',
  async (endpoint) => {
    const { block, tab, backend, look } = await beside('/people', 'web', {
      as: 'liran',
      faults: [{ kind: 'status', status: 503, endpoint }],
    });
    expect(block('我的食业')).toMatch(/服务暂时不可用，请稍后重试<.*>重试</s);
    backend.faults.clear();
    tab.app.send({ type: 'page.retry' });
    await settle();
    expect(look().block('我的食业')).toMatch(/李然.*href="\/people\/1001"/s);
  },
);
