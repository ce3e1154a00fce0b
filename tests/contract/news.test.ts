import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { newsTagId, pageSize, tagType } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { callsTo } from '../harness/calls.ts';

const backend = createBackend();
const { world } = backend;
const call = callsTo(backend);

const newest = await call(news.page, '/news/news/page?size=1&current=1');
const id = newest.data?.records[0]?.id ?? '';
const draft = world.seed.news.find(({ isDraft }) => isDraft)?.id;
const branch = world.seed.newsTags()[0];

test('[R7.6-1] news by category: size 4, current 1, categoryTagId', async () => {
  const { data } = await call(
    news.page,
    `/news/news/page?size=${pageSize.newsByCategory}&current=1&categoryTagId=${branch?.id}`,
  );
  expect(data).toMatchObject({ current: 1, size: 4 });
  expect(data?.records.map(({ parentTagCode }) => parentTagCode)).toEqual(Array(4).fill(branch?.tagCode));
});

test('[R3-32] a news item has the fields of the specification', async () => {
  const fields = ['id', 'title', 'coverImg', 'seoKeywords', 'publishTime', 'sourceId', 'sourceName'];
  const item = newest.data?.records[0] ?? {};
  expect(Object.keys(item)).toEqual(expect.arrayContaining([...fields, 'parentTagCode', 'tagCode']));
});

test('[R9-3] the weekly list is asked for with size 4', async () => {
  const { data } = await call(news.page, `/news/news/page?size=${pageSize.weekly}&current=1&order=weekly`);
  expect(data?.records).toHaveLength(4);
});

test('[R9-2] topics are asked for with size 4', async () => {
  const { data } = await call(
    news.page,
    `/news/news/page?size=${pageSize.topics}&current=1&tagId=${newsTagId.features}`,
  );
  expect(data?.records).toHaveLength(4);
});

test('[R7.6-2] news of a company', async () => {
  const { data: detail } = await call(news.detail, `/news/news/${id}`);
  const company = detail?.companies[0];
  const { data } = await call(news.companyPage, `/news/news/company/page?companyId=${company?.id}&current=1&size=10`);
  expect(data?.records.map((item) => item.id)).toContain(id);
  expect((await call(news.companyPage, '/news/news/company/page?companyId=1')).code).toBe(404);
});

test('[R7.6-3] a piece of news, and none of that id', async () => {
  expect((await call(news.detail, `/news/news/${id}`)).data).toMatchObject({ id, isPublished: true });
  expect((await call(news.detail, '/news/news/1')).code).toBe(404);
  expect((await call(news.detail, `/news/news/${draft}`, { as: 'liran' })).code).toBe(404);
});

test('[R2.6-33] a preview for its author, and for nobody without a column', async () => {
  const path = `/news/news/preview/${draft}`;
  expect((await call(news.preview, path, { as: 'liran' })).data).toMatchObject({ id: draft, isPublished: false });
  expect((await call(news.preview, path, { as: 'wangfang' })).code).toBe(403);
  expect((await call(news.preview, path)).code).toBe(403);
});

test('[R7.6-4] hot news with size 5', async () => {
  const { data } = await call(news.hotPage, `/news/news/hot/page?size=${pageSize.hotNews}&current=1`);
  expect(data).toMatchObject({ current: 1, size: 5 });
  expect(data?.records).toHaveLength(5);
});

test('[R7.6-5] related news leaves out the news itself', async () => {
  const { data } = await call(news.related, `/news/news/related/${id}`);
  expect(data).toHaveLength(5);
  expect(data?.map((item) => item.id)).not.toContain(id);
});

test('[R7.6-6] a search by word and range', async () => {
  const { data } = await call(news.search, '/news/news/v2/search?keyword=新品&range=halfYear&current=1&size=10');
  expect(data?.total).toBeGreaterThan(0);
  const { data: old } = await call(news.search, '/news/news/v2/search?keyword=新品&range=overYear');
  expect(old).toMatchObject({ records: [], total: 0 });
});

test('[R7.6-15] flashes with size 5, current 1', async () => {
  const { data } = await call(news.flashPage, `/news/short/news/page?size=${pageSize.flashes}&current=1`);
  expect(data).toMatchObject({ current: 1, size: 5 });
  const times = data?.records.map(({ publishTime }) => publishTime) ?? [];
  expect(times).toHaveLength(5);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('[R7.6-16] [R7.6-17] a flash and the news near it', async () => {
  const { data } = await call(news.flashPage, '/news/short/news/page?size=1&current=1');
  const flash = data?.records[0];
  expect((await call(news.flashDetail, `/news/short/news/${flash?.id}`)).data).toMatchObject({ title: flash?.title });
  expect((await call(news.flashRelated, `/news/short/news/${flash?.id}/related/news`)).data).toHaveLength(5);
  expect((await call(news.flashDetail, '/news/short/news/1')).code).toBe(404);
});

test('[R7.6-18] [R3-58] hot search words: id, keyword, searchedCount, the hottest first', async () => {
  const { data } = await call(news.hotKeywords, '/news/searchkeyword/hot');
  expect(data).toHaveLength(10);
  const counts = data?.map(({ searchedCount }) => searchedCount) ?? [];
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('[R7.6-19] a view of news counts', async () => {
  const before = (await call(news.detail, `/news/news/${id}`)).data?.viewCount ?? 0;
  expect((await call(news.view, '/news/news/view', { body: { id } })).data).toBe(true);
  expect((await call(news.detail, `/news/news/${id}`)).data?.viewCount).toBe(before + 1);
  expect((await call(news.view, '/news/news/view', { body: { id: '1' } })).code).toBe(404);
});

test('[R7.6-20] a view of a flash counts', async () => {
  const flash = world.seed.flashes[0];
  const path = `/news/short/news/${flash?.id}`;
  const before = (await call(news.flashDetail, path)).data?.viewCount ?? 0;
  expect((await call(news.flashView, '/news/short/news/view', { body: { id: flash?.id } })).data).toBe(true);
  expect((await call(news.flashDetail, path)).data?.viewCount).toBe(before + 1);
});

test('[R7.6-43] [R7.6-44] [R7.6-45] the tag tree by type, and the children of a tag', async () => {
  const { data } = await call(news.tagTree, `/news/tag/tree?type=${tagType.news}`);
  const parent = data?.[0];
  expect((await call(news.childTags, `/news/tag/${parent?.id}/children`)).data).toEqual(parent?.children);
  expect((await call(news.childTags, '/news/tag/1/children')).code).toBe(404);
});

test('[R7.2-11] the picture that opens an article in the mini program', async () => {
  const { data } = await call(news.miniappCode, `/news/news/${id}/miniapp-code?page=pages/news/detail`);
  expect(data).toMatch(/^data:image\/svg\+xml,/);
  const { data: other } = await call(news.miniappCode, `/news/news/${id}/miniapp-code?page=pages/news/share`);
  expect(other).not.toBe(data);
});
