import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Language } from '#i18n/i18n.ts';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { Article } from './Article.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ContentsFold } from './ContentsFold.tsx';
import { ContentsList } from './ContentsList.tsx';
import { NewsHome } from './NewsHome.tsx';

const texts = await textsOf();

type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;
type Fault = Parameters<ReturnType<typeof openBrowser>['backend']['faults']['add']>[0];

const render = (tab: Tab, view: React.ReactNode, language: Language = 'zh'): string =>
  markup(tab.app, texts[language], view);

const visit = async (url: string, ...faults: Fault[]): Promise<Tab> => {
  const browser = openBrowser();
  for (const fault of faults) browser.backend.faults.add(fault);
  const tab = browser.openTab();
  await tab.visit(url);
  return tab;
};

const home = (tab: Tab, language?: Language) => render(tab, <NewsHome actor={tab.at('page-e1')} />, language);
const article = (tab: Tab) => render(tab, <Article actor={tab.at('page-e1')} />);

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((found) => found[1] ?? '');
const levels = (html: string): number[] => all(html, /<h([1-6])[ >]/g).map(Number);
const titleOf = (html: string): string | undefined => all(html, /<title>(.*?)<\/title>/g)[0];

test('[R2.6-31] [R9-4] the home page shows a lead, the week’s most read, categories of four and the latest', async () => {
  const html = home(await visit('/'));
  expect(titleOf(html)).toBe('首页 · 食业');
  expect(all(html, /aria-labelledby="([a-z]+-[a-z]+)"/g)).toEqual(['lead-stories', 'weekly-news', 'latest-news']);
  expect(html).toContain('本周热读');
  const weekly = html.split('aria-labelledby="weekly-news"')[1]?.split('</section>')[0] ?? '';
  expect(weekly.match(/<li/g)).toHaveLength(4);
  const blocks = html.split('aria-labelledby="category-').slice(1);
  expect(blocks.map((block) => block.split('</section>')[0]?.match(/<article/g)?.length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test('the home page has one h1 and no gap between levels of headings', async () => {
  const found = levels(home(await visit('/')));
  expect(found.filter((level) => level === 1)).toHaveLength(1);
  expect(found.every((level, at) => level - (found[at - 1] ?? 0) <= 1)).toBe(true);
});

test('each story of the home page is an article with one link, to its own address', async () => {
  const stories = home(await visit('/'))
    .split('<article')
    .slice(1)
    .map((story) => all(story.split('</article>')[0] ?? '', /href="([^"]+)"/g));
  expect(stories.length).toBeGreaterThan(30);
  expect(stories.every((links) => links.length === 1 && /^\/news\/\d+$/.test(links[0] ?? ''))).toBe(true);
});

test('only the lead picture is fetched at once', async () => {
  const html = home(await visit('/'));
  expect(all(html, /<img[^>]* loading="(\w+)"/g).filter((loading) => loading === 'eager')).toHaveLength(1);
  expect(all(html, /<img[^>]* fetchPriority="(\w+)"/gi).filter((priority) => priority === 'high')).toHaveLength(1);
});

test('a block that fails says why and can be retried; the others stand', async () => {
  const html = home(await visit('/', { kind: 'offline', endpoint: '/news/tag/tree' }));
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain('分类资讯加载失败');
  expect(html).toContain('网络不通，请检查网络后重试');
  expect(html).toContain('重试');
  expect(html).toContain('id="lead-stories"');
});

test('when nothing comes, the latest news say so once', async () => {
  const html = home(await visit('/', { kind: 'html', endpoint: 'news.page' }), 'en');
  expect(html.match(/Couldn’t load the news/g)).toHaveLength(1);
  expect(html).not.toContain('latest-news');
  expect(titleOf(html)).toBe('Home · 食业');
});

test('[R2.6-34] an article that does not exist says so and leads home', async () => {
  const html = article(await visit('/news/1'));
  expect(titleOf(html)).toBe('文章不存在 · 食业');
  expect(html).toContain('href="/"');
  expect(levels(html)).toEqual([1]);
  expect(html).not.toContain('重试');
  expect(html).not.toContain('相关资讯');
});

test('an article on its way holds its place, has a title, and nothing below it that it would push', async () => {
  const html = article(await visit('/news/1', { kind: 'hold' }));
  expect([levels(html), titleOf(html), /role="status"/.test(html)]).toEqual([[1], '资讯 · 食业', true]);
});

test('[R2.1-10] beside an article without contents stands what would stand there otherwise', async () => {
  const tab = await visit('/news/1');
  expect(render(tab, <ArticleContents actor={tab.at('page-e1')} otherwise="modules" />)).toBe('modules');
  expect(render(tab, <ArticleContents actor={tab.at('page-e1')} />)).toBe('');
  expect(render(tab, <ContentsFold headings={[]} />)).toBe('');
});

test('[R2.1-10] the table of contents links to the headings and marks the one being read', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <ContentsList
        read="h-二"
        headings={[
          { id: 'h-一', text: '一 & 初', depth: 0 },
          { id: 'h-3', text: '', depth: 0 },
          { id: 'h-二', text: '二', depth: 1 },
        ]}
      />
    </Router>,
  );
  expect(all(html, /href="([^"]+)"/g)).toEqual(['#h-%E4%B8%80', '#h-%E4%BA%8C']);
  expect(all(html, /aria-current="(\w+)"[^>]*>二</g)).toEqual(['location']);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('一 &amp; 初');
});

test('[R2.6-34] what a list has shown of an article stands at once, before the article has come', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/', 'home');
  const row = tab.at('page-home/latest').getSnapshot().context.items[7];
  browser.backend.faults.add({ endpoint: 'news.detail', kind: 'hold' });
  await tab.visit(`/news/${row.id}`, 'article');
  const shown = () =>
    render(tab, <Article actor={tab.at('page-article')} />).replaceAll('<span aria-hidden="true"><wbr/></span>', '');
  for (const known of [`${row.title}</h1>`, `${row.summary}</p>`, row.sourceName, '<img'])
    expect(shown()).toContain(known);
  expect(shown()).toContain('aria-busy="true"');
});
