import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
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

test('[R7.3-13][R9-15][R9-16][R9-17][R9-18] what is out, newest first under what is pinned, by type', () => {
  const { world, wait } = testWorld();
  expect(ids(postPage(world, {}).records)).toEqual(['704', '701', '702', '703']);
  expect(ids(postPage(world, { tagId: -2 }).records)).toEqual(['704', '701', '702', '703']);
  expect(ids(postPage(world, { tagId: 9 }).records)).toEqual(['701']);
  expect(ids(postPage(world, { tagId: 8 }).records)).toEqual(['702']);
  expect(ids(postPage(world, { tagId: 10 }).records)).toEqual(['703']);
  expect(ids(postPage(world, { circleId: '41' }).records)).toEqual(['702', '703']);
  expect(ids(postPage(world, { topicId: '51' }).records)).toEqual(['702']);
  expect(postPage(world, { size: 3, current: 2 })).toMatchObject({ total: 4, current: 2, size: 3 });
  wait(6 * 60 * 60 * 1_000);
  expect(ids(postPage(world, { tagId: 9 }).records)).toEqual(['706', '701']);
});

test('[R9-14][R9-19][R9-26] popular, the rankings and the latest are orders; other themes cut', () => {
  const { world } = testWorld();
  expect(ids(postPage(world, { tagId: 101 }).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(postPage(world, { themeTagId: 48 }).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(postPage(world, { themeTagId: 49 }).records)).toEqual(['701', '702', '703', '704']);
  expect(ids(postPage(world, { tagId: 101, themeTagId: 41 }).records)).toEqual(['703']);
});

test('[R7.3-1][R7.3-12][R7.3-14] hot ones: pinned and of any age, or of the last days only', () => {
  const { world } = testWorld();
  expect(ids(hotPosts(world, {}).records)).toEqual(['704', '702', '701', '703']);
  expect(ids(recentHotPosts(world, { size: 5, current: 1, tagId: -2, themeTagId: 39 }).records)).toEqual([
    '702',
    '701',
  ]);
  expect(ids(recentHotPosts(world, { size: 5 }).records)).toEqual(['702', '701', '703']);
  expect(ids(recommendedPosts(world))).toEqual(['702', '701', '703']);
});

test('[R7.3-14] what has most readers leads the hot ones beside a list, whatever leads the list itself', () => {
  const { world, wait } = testWorld();
  wait(12 * 60 * 60 * 1_000);
  world.tables.views.set('706', 700);
  expect(ids(postPage(world, { tagId: 101 }).records).slice(0, 3)).toEqual(['704', '706', '702']);
  expect(ids(recentHotPosts(world, { size: 2 }).records)).toEqual(['702', '706']);
});

test('[R7.3-14] what is older than 30 days comes after what is recent, however hot it is', () => {
  const { world, wait } = testWorld();
  wait(29 * 24 * 60 * 60 * 1_000);
  const recentOnes = () => ids(recentHotPosts(world, { size: 5 }).records);
  expect(recentOnes()).toEqual(['702', '706', '701', '703']);
  world.tables.views.set('703', 9_000);
  expect(recentOnes()).toEqual(['702', '706', '701', '703']);
  expect(ids(hotPosts(world, { circleId: '41' }).records)).toEqual(['703', '702']);
});

test('[R7.3-17] drafts and what is not out yet are nobody’s but their author’s', () => {
  const { world } = testWorld();
  expect(ids(memberPosts(world, '1001', {}, 'my').records)).toEqual(['705']);
  expect(ids(memberPosts(world, '1001', {}, 'published').records)).toEqual([]);
  expect(postDetail(world, '705', '1001')).toMatchObject({ isDraft: true, isMine: true });
  for (const reader of [null, '1002']) {
    expect(() => postDetail(world, '705', reader)).toThrow(expect.objectContaining({ code: 404 }));
  }
});

test('[R7.3-15][R3-34] a whole post, and those near it', () => {
  const { world } = testWorld();
  expect(postDetail(world, '702', null)).toMatchObject({
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
  expect(ids(relatedPosts(world, '702', null))).toEqual(['701', '703']);
  expect(() => postDetail(world, '999', null)).toThrow(expect.objectContaining({ code: 404 }));
});

test('[R7.3-11] what is new in the member’s circles', () => {
  const { world } = testWorld();
  expect(ids(circlePosts(world, '1001', {}).records)).toEqual(['702', '703']);
  expect(circlePosts(world, '1004', {}).total).toBe(0);
});

test('[R7.3-17][R9-20][R9-21] search: all words, titles first, within a range', () => {
  const { world } = testWorld();
  expect(ids(searchPosts(world, { keyword: '供应 70' }).records)).toEqual(['701', '703', '704']);
  expect(ids(searchPosts(world, { keyword: '椰浆' }).records)).toEqual(['702']);
  expect(ids(searchPosts(world, { keyword: '供应', range: 'oneDay' }).records)).toEqual(['701']);
  expect(ids(searchPosts(world, { keyword: '供应', range: 'overYear' }).records)).toEqual([]);
  expect(searchPosts(world, { keyword: '  ' }).total).toBe(0);
});

test('[R7.3-17] a topic counts its posts', () => {
  const { world } = testWorld();
  expect(topic(world, '51')).toMatchObject({ name: '减糖', postCount: 1, viewCount: 7 });
  expect(() => topic(world, '99')).toThrow(expect.objectContaining({ code: 404 }));
});
