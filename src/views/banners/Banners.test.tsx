import { expect, test } from 'vitest';
import { resolve } from '#routes/resolve.ts';
import { defaultSites } from '#services/address/sites.ts';
import type { Banner } from '#services/contract/basic.contract.ts';
import { retry } from '../../../tests/harness/actors.ts';
import type { PageCase } from '../../../tests/harness/page-cases.ts';
import { openPage } from '../../../tests/harness/page-fixture.tsx';

const rowOf = (html: string, label: string): string =>
  new RegExp(`<section aria-label="${label}".*?</section>`).exec(html)?.[0] ?? '';
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
const homes: readonly PageCase[] = [
  { pageName: 'newsHome', routeName: 'news.home', ofOne: false },
  { pageName: 'eventsHome', routeName: 'events.home', ofOne: false },
  { pageName: 'postList', routeName: 'post.tagPosts', ofOne: false },
];
const [newsHome, , postHome] = homes as [PageCase, PageCase, PageCase];

test.each(homes)('[R7.4-13] on $pageName banners lead to pages that exist', async (page) => {
  const { backend, visit, render } = await openPage(page);
  await visit();
  const row = rowOf(await render(), '推荐');
  const banners = backend.domain.seed.banners();
  expect(hrefs(row)).toEqual(banners.map(({ url }) => url));
  for (const { title, url } of banners) {
    expect(row).toContain(title);
    expect(resolve(url, { sites: defaultSites }).kind).toBe('route');
  }
  expect(rowOf(await render('en'), 'Featured')).toContain('lang="zh-CN"');
});

test('[R2.6-5] of the lists of posts only the home page has banners', async () => {
  const { calls, render, visit } = await openPage({ ...postHome, routeName: 'post.tagSearch' });
  await visit();
  expect(await render()).toMatch(/<article/);
  expect(calls()).not.toContain('/basic/banner/list');
});

test.each(homes)(
  'without its banners $pageName is whole, says so in one line, and fetches them again',
  async (page) => {
    const { backend, actor, visit, render } = await openPage(page);
    backend.faults.add({ kind: 'status', status: 502, endpoint: '/basic/banner/list' });
    await visit();
    const html = await render();
    expect(html).toMatch(/推荐内容加载失败<.*重试</);
    expect(html).not.toContain('role="alert"');
    backend.faults.clear();
    await retry(actor());
    expect(hrefs(rowOf(await render(), '推荐'))).toHaveLength(3);
  },
);

const strange: readonly Banner[] = [
  { id: '1', title: 'a script', image: '', url: 'javascript:alert(1)' },
  { id: '2', title: 'another site', image: '', url: 'https://partner.example/fair' },
];

test('[R3-46] a banner that leads to no address is left out; one that leads elsewhere opens beside the page', async () => {
  const { visit, render } = await openPage(newsHome, (data) =>
    Array.isArray(data) && data.some((row: object) => 'image' in row) ? strange : data,
  );
  await visit();
  const row = rowOf(await render(), '推荐');
  expect(hrefs(row)).toEqual(['https://partner.example/fair']);
  expect(row).toContain('target="_blank" rel="noopener"');
});
