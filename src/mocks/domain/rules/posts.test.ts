import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import {
  circlePosts,
  hotPosts,
  memberPosts,
  postDetail,
  postPage,
  recentHotPosts,
  recommendedPosts,
  relatedPosts,
  searchPosts,
  topic,
} from './posts.ts';

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('[R7.3-13][R9-15][R9-16][R9-17][R9-18] what is out, newest first under what is pinned, by type', ({
  domain,
  wait,
}) => {
  expect(ids(postPage(domain, {}).records)).toEqual(['704', '701', '702', '703']);
  expect(ids(postPage(domain, { tagId: -2 }).records)).toEqual(['704', '701', '702', '703']);
  expect(ids(postPage(domain, { tagId: 9 }).records)).toEqual(['701']);
  expect(ids(postPage(domain, { tagId: 8 }).records)).toEqual(['702']);
  expect(ids(postPage(domain, { tagId: 10 }).records)).toEqual(['703']);
  expect(ids(postPage(domain, { circleId: '41' }).records)).toEqual(['702', '703']);
  expect(ids(postPage(domain, { topicId: '51' }).records)).toEqual(['702']);
  expect(postPage(domain, { size: 3, current: 2 })).toMatchObject({ total: 4, current: 2, size: 3 });
  wait(6 * 60 * 60 * 1_000);
  expect(ids(postPage(domain, { tagId: 9 }).records)).toEqual(['706', '701']);
});

test('[R9-14][R9-19][R9-26] popular, the rankings and the latest are orders; other themes cut', ({ domain }) => {
  expect(ids(postPage(domain, { tagId: 101 }).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(postPage(domain, { themeTagId: 48 }).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(postPage(domain, { themeTagId: 49 }).records)).toEqual(['701', '702', '703', '704']);
  expect(ids(postPage(domain, { tagId: 101, themeTagId: 41 }).records)).toEqual(['703']);
});

test('[R7.3-1][R7.3-12][R7.3-14] hot ones: pinned and of any age, or of the last days only', ({ domain }) => {
  expect(ids(hotPosts(domain, {}).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(recentHotPosts(domain, { size: 5, current: 1, tagId: -2, themeTagId: 39 }).records)).toEqual([
    '702',
    '701',
  ]);
  expect(ids(recentHotPosts(domain, { size: 5 }).records)).toEqual(['702', '701', '703']);
  expect(ids(recommendedPosts(domain))).toEqual(['702', '701', '703']);
});

test('[R7.3-14] what has most readers leads the hot ones beside a list, whatever leads the list itself', ({
  domain,
  wait,
}) => {
  wait(12 * 60 * 60 * 1_000);
  domain.tables.views.set('706', 700);
  expect(ids(postPage(domain, { tagId: 101 }).records).slice(0, 3)).toEqual(['704', '706', '702']);
  expect(ids(recentHotPosts(domain, { size: 2 }).records)).toEqual(['702', '706']);
});

test('[R7.3-14] what is older than 30 days comes after what is recent, however hot it is', ({ domain, wait }) => {
  wait(29 * 24 * 60 * 60 * 1_000);
  const recentOnes = () => ids(recentHotPosts(domain, { size: 5 }).records);
  expect(recentOnes()).toEqual(['702', '706', '701', '703']);
  domain.tables.views.set('703', 9_000);
  expect(recentOnes()).toEqual(['702', '706', '701', '703']);
  expect(ids(hotPosts(domain, { circleId: '41' }).records)).toEqual(['703', '702']);
});

test('[R7.3-17] drafts and what is not out yet are nobody’s but their author’s', ({ domain }) => {
  expect(ids(memberPosts(domain, '1001', {}, 'my').records)).toEqual(['705']);
  expect(ids(memberPosts(domain, '1001', {}, 'published').records)).toEqual([]);
  expect(postDetail(domain, '705', '1001')).toMatchObject({ isDraft: true, isMine: true });
  for (const viewer of [null, '1002']) {
    expect(() => postDetail(domain, '705', viewer)).toThrow(refused(404));
  }
});

test('[R7.3-15][R3-34] a whole post, and those near it', ({ domain }) => {
  expect(postDetail(domain, '702', null)).toMatchObject({
    title: '求购椰浆，加微信',
    greyWords: ['加微信'],
    tagId: 8,
    themeTagId: 39,
    author: { memberId: '1002', name: '李然', company: '味研所', position: '研发总监' },
    circle: { id: '41', name: '茶圈' },
    topics: [{ id: '51', name: '减糖' }],
    content: '第一段 702\n第二段',
    images: ['data:,image-702'],
  });
  expect(ids(relatedPosts(domain, '702', null))).toEqual(['701', '703']);
  expect(() => postDetail(domain, '999', null)).toThrow(refused(404));
});

test('[R7.3-11] what is new in the member’s circles', ({ domain }) => {
  expect(ids(circlePosts(domain, '1001', {}).records)).toEqual(['702', '703']);
  expect(circlePosts(domain, '1004', {}).total).toBe(0);
});

test('[R7.3-17][R9-20][R9-21] search: all words, titles first, within a range', ({ domain }) => {
  expect(ids(searchPosts(domain, { keyword: '供应 70' }).records)).toEqual(['701', '703', '704']);
  expect(ids(searchPosts(domain, { keyword: '椰浆' }).records)).toEqual(['702']);
  expect(ids(searchPosts(domain, { keyword: '供应', range: 'oneDay' }).records)).toEqual(['701']);
  expect(ids(searchPosts(domain, { keyword: '供应', range: 'overYear' }).records)).toEqual([]);
  expect(searchPosts(domain, { keyword: '  ' }).total).toBe(0);
});

test('[R7.3-17] a topic counts its posts', ({ domain }) => {
  expect(topic(domain, '51')).toMatchObject({ name: '减糖', postCount: 1, viewCount: 7 });
  expect(() => topic(domain, '99')).toThrow(refused(404));
});
