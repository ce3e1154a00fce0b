import { expect, test } from 'vitest';
import { markup, textsOf } from '../../../tests/harness/markup.tsx';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { PostList } from './PostList.tsx';

const texts = await textsOf();

test.each([
  ['/community/supply', '供应信息', 'Supply posts'],
  ['/community/recruitment', '招聘信息', 'Recruitment posts'],
  ['/community/demand/packaging', '需求信息 · 包装', '<span>Demand posts · <span lang="zh-CN">包装</span></span>'],
  ['/community/packaging', '“包装”相关供需', '<span>Posts about “<span lang="zh-CN">包装</span>”</span>'],
])('[R1-22 R2.6-30] %s is called %s, and %s in English', async (path, zh, en) => {
  const tab = openBrowser().openTab();
  await tab.visit(path, 'page');
  const list = tab.at('page-page');
  const title = (language: 'zh' | 'en') =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(markup(tab.app, texts[language], <PostList actor={list} />))?.[1];
  expect([title('zh'), title('en')]).toEqual([zh, en]);
});
