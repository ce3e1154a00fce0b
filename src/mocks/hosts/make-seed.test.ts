import { expect, test } from 'vitest';
import { hasPassword } from '../domain/rules/accounts.ts';
import { companyDetail, companyPage } from '../domain/rules/companies.ts';
import { companyNewsPage, hotNewsPage, newsDetail, newsPage } from '../domain/rules/news.ts';
import { productDetail, productPage } from '../domain/rules/products.ts';
import { createBackend } from './node.ts';

const { domain, fetch: ask } = createBackend();
const read = async (path: string) => (await (await ask(path)).json()).data;

test('[R6-15][R3-12] the personas are who they are said to be', () => {
  const facts = [...domain.seed.personas].map(([name, id]) => {
    const row = domain.tables.members.get(id);
    return [name, row?.mobile, row?.isBanned, row?.isRequired, row?.step, hasPassword(domain, id, 'Shiye2026')];
  });
  expect(facts).toEqual([
    ['liran', '+8613800000001', false, false, 5, true],
    ['wangfang', '+8613800000002', false, false, 5, true],
    ['muted', '+8613800000003', true, false, 5, true],
    ['halfway', '+8613800000004', false, true, 1, true],
    ['blocker', '+8613800000005', false, false, 5, true],
  ]);
  expect(domain.tables.members.get('1001')?.openid).toBe('openid-1001');
});

test('who knows many and has a column was there before he wrote', () => {
  const joinedAt = domain.tables.members.get('1001')?.joinedAt ?? Number.NaN;
  const written = [
    ...domain.seed.news.filter(({ authorId }) => authorId === '1001').map(({ publishTime }) => publishTime),
    ...domain.seed.conversations.map(({ createdTime }) => createdTime),
  ];
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((at) => !(at > joinedAt))).toEqual([]);
});

test('[R7.6-1][R9-21] every branch and leaf of the navigation lists news, and the week has its four', () => {
  const tags = domain.seed.newsTags().flatMap((branch) => [branch, ...branch.children]);
  const empty = tags.filter(({ id }) => newsPage(domain, { categoryTagId: id, size: 4 }).total === 0);
  expect(empty.map(({ name }) => name)).toEqual([]);
  expect(newsPage(domain, { order: 'weekly', size: 4 }).records).toHaveLength(4);
  expect(hotNewsPage(domain, { size: 5 }).records).toHaveLength(5);
});

test('[R7.6-3] a detail has a body with headings and tags, and belongs to its item', () => {
  const item = newsPage(domain, { size: 1 }).records[0];
  const detail = newsDetail(domain, item?.id ?? '');
  expect(detail).toMatchObject({ title: item?.title, tagCode: item?.tagCode });
  expect(detail.content).toContain('<h2>');
  expect(detail.tags.length).toBeGreaterThan(0);
});

test('[R2.6-33] 李然 has drafts that nobody finds, and every tag and company of a detail has its list', async () => {
  const drafts = domain.seed.news.filter(({ isDraft }) => isDraft);
  expect(drafts.map(({ id }) => domain.seed.newsArticle(id).authorId)).toEqual(['1001', '1001', '1001']);
  for (const { id } of drafts) expect((await (await ask(`/news/news/${id}`)).json()).code).toBe(404);
  const detail = newsDetail(domain, newsPage(domain, { size: 1 }).records[0]?.id ?? '');
  const first = detail.companies[0];
  const listed = companyNewsPage(domain, { companyId: first?.id ?? 0, size: 100 }).records;
  expect(listed.map(({ id }) => id)).toContain(detail.id);
  const inText = listed.every(({ id }) => domain.seed.newsArticle(id).content.includes(first?.name ?? '-'));
  expect(inText).toBe(true);
});

test('[R7.6-41][R7.6-2] a company counts as many news as the list of its news holds', () => {
  const counts = companyPage(domain, null, { size: 20 }).records.map(({ id, newsCount }) => [id, newsCount]);
  const lists = counts.map(([id = 0]) => [id, companyNewsPage(domain, { companyId: id }).total]);
  expect(counts).toEqual(lists);
  expect(counts.some(([, count = 0]) => count > 0)).toBe(true);
});

test('no text of a company or a product has an open slot', () => {
  for (const { id } of companyPage(domain, null, { size: 20 }).records) {
    const { introduction, story, business } = companyDetail(domain, null, String(id));
    expect(`${introduction}${story}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(business.length).toBeGreaterThan(0);
  }
  for (const { id } of productPage(domain, { size: 20 }).records) {
    const { description, facts, pictures } = productDetail(domain, String(id));
    expect(`${description}${JSON.stringify(facts)}`).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(pictures).toHaveLength(3);
  }
});

test('[R3-16][R3-17][R3-18][R2.1-18] regions, site content and banners are served', async () => {
  expect(await read('/basic/location/100000/children')).toHaveLength(34);
  expect((await read('/basic/location/overseas')).length).toBeGreaterThan(10);
  for (const code of ['footer-links', 'footer-qr', 'promo-award', 'about', 'guide', 'agreement', 'privacy']) {
    expect((await read(`/basic/basic/page/code?code=${code}`)).code).toBe(code);
  }
  expect(await read('/basic/basic/page/code?code=nothing')).toBeNull();
  expect(await read('/basic/banner/list')).toHaveLength(3);
});
