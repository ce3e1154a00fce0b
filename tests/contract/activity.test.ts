import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { activity } from '#services/contract/activity.contract.ts';
import { activityComment } from '#services/contract/comment.contract.ts';
import { company } from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest, pageSize } from '#services/contract/constants.ts';
import { like } from '#services/contract/like.contract.ts';
import { callsTo } from '../harness/calls.ts';

const call = callsTo(createBackend());

const root = '/activity/activity';
const newest = await call(activity.page, `${root}/page?size=1&current=1`);
const id = newest.data?.records[0]?.id ?? '';
const detail = async (persona?: string) => (await call(activity.detail, `${root}/${id}`, { as: persona })).data;

test('[R7.6-21][R7.6-22] a page of activities, and the five hot ones', async () => {
  expect(newest.data).toMatchObject({ current: 1, size: 1, total: 118 });
  const { data } = await call(activity.hotPage, `${root}/hot/page?size=${pageSize.activities}&current=1`);
  expect(data?.records).toHaveLength(5);
});

test('[R7.6-25][R7.6-26] a like is one of a member, and is taken back', async () => {
  const before = (await detail())?.likeCount ?? 0;
  const likeIt = () => call(like.activity, `${root}/like/${id}`, { as: 'wangfang' });
  expect((await likeIt()).data).toBe(true);
  await likeIt();
  expect(await detail('wangfang')).toMatchObject({ likeCount: before + 1, isLiked: true });
  expect(await detail('liran')).toMatchObject({ likeCount: before + 1, isLiked: false });
  expect((await call(like.unlikeActivity, `${root}/unlike/${id}`, { as: 'wangfang' })).data).toBe(true);
  expect(await detail('wangfang')).toMatchObject({ likeCount: before, isLiked: false });
  expect((await call(like.activity, `${root}/like/${id}`)).code).not.toBe(0);
});

test('[R7.6-27][R7.6-28][R7.6-29][R7.6-30][R7.6-31][R7.6-32] comments of an activity: written, answered, liked, deleted', async () => {
  const list = async () => (await call(activityComment.list, `${root}/comment?entityId=${id}`, { as: 'liran' })).data;
  const before = (await list())?.total ?? 0;
  const written = await call(activityComment.create, `${root}/comment`, {
    as: 'liran',
    body: { entityId: id, content: '去年很值' },
  });
  const first = written.data?.id ?? '';
  expect((await list())?.records[0]).toMatchObject({ id: first, content: '去年很值', isMine: true, replyCount: 0 });
  expect((await list())?.total).toBe(before + 1);

  await call(activityComment.create, `${root}/comment`, {
    as: 'wangfang',
    body: { entityId: id, content: '同去', replyToId: first },
  });
  const replies = await call(activityComment.replies, `${root}/comment/${first}/replies`);
  expect(replies.data?.records.map(({ content }) => content)).toEqual(['同去']);

  await call(activityComment.like, `${root}/comment/like/${first}`, { as: 'liran' });
  expect((await list())?.records[0]).toMatchObject({ likeCount: 1, isLiked: true });
  await call(activityComment.unlike, `${root}/comment/unlike/${first}`, { as: 'liran' });
  expect((await list())?.records[0]).toMatchObject({ likeCount: 0, isLiked: false });

  const remove = (persona: string) => call(activityComment.delete, `${root}/comment/${first}`, { as: persona });
  expect((await remove('wangfang')).code).toBe(403);
  expect((await remove('liran')).code).toBe(0);
  expect((await list())?.records.some((comment) => comment.id === first)).toBe(false);
});

test('[R7.6-34] a view is counted', async () => {
  const before = (await detail())?.viewCount ?? 0;
  expect((await call(activity.view, `${root}/view`, { body: { id } })).data).toBe(true);
  expect((await detail())?.viewCount).toBe(before + 1);
  expect((await call(activity.view, `${root}/view`, { body: { id: '99' } })).code).toBe(404);
});

test('[R7.6-35][R3-58] hot words of the events site, which a search makes hotter', async () => {
  const hot = async () => (await call(activity.hotKeywords, '/activity/searchkeyword/hot')).data ?? [];
  const [first] = await hot();
  expect(first).toEqual({ id: first?.id, keyword: '博览会', searchedCount: 4_820 });
  await call(activity.search, `${root}/search?keyword=${encodeURIComponent('博览会')}`);
  expect((await hot())[0]).toMatchObject({ keyword: '博览会', searchedCount: 4_821 });
});

test('[R7.4-10][R7.4-11][R7.4-12] company search and hot companies answer by status 200, at most twenty', async () => {
  const search = (keyword: string, size: number) =>
    call(company.searchCompanies, `/company/companies/search?size=${size}&keyword=${encodeURIComponent(keyword)}`);
  const found = await search('食', companySuggestionsPerRequest);
  expect(found.data?.status).toBe(200);
  expect(found.data?.data.length).toBeGreaterThan(0);
  expect((await search('a', 100)).data?.data).toHaveLength(20);
  const hot = await call(company.hotCompanies, '/company/companies/hot');
  expect(hot.data).toMatchObject({ status: 200 });
  expect(hot.data?.data).toHaveLength(20);
});

test('[R7.6-36][R7.6-41][R7.6-42] every company and product of the library is served whole', async () => {
  const all = await call(company.search, '/company/companies/v2/search?size=100&current=1');
  expect(all.data).toMatchObject({ total: 120, size: 100 });
  for (const { id: companyId } of (all.data?.records ?? []).slice(0, 20)) {
    const { data } = await call(company.detail, `/company/companies/${companyId}`);
    expect(`${data?.introduction}${data?.story}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(data?.business.length).toBeGreaterThan(0);
  }
  const products = await call(company.searchProducts, '/company/product/search?size=100&current=1');
  expect(products.data?.total).toBe(300);
  for (const { id: productId } of (products.data?.records ?? []).slice(0, 20)) {
    const { data } = await call(company.product, `/company/product/${productId}`);
    expect(data?.pictures).toHaveLength(3);
    expect(`${data?.description}${JSON.stringify(data?.facts)}`).not.toMatch(/\{\w+\}|undefined|NaN/);
  }
});
