import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import { memberOf } from './accounts.ts';
import { favourite, favouritesOf, isFavourite, unfavourite } from './favourites.ts';
import { fansOf, follow, followsOf, isFollowing, unfollow } from './follows.ts';
import { isLiked, like, likeCount, unlike } from './likes.ts';

const [liran, wangfang] = ['1001', '1002'] as const;

test('[R1-6][R7.2-1][R7.2-2][R7.2-3][R7.2-4] a follow is in both lists and in both counts, once; undone, in none', () => {
  const { world } = testWorld();
  const before = [memberOf(world, liran).followCount, memberOf(world, wangfang).followerCount];
  follow(world, liran, wangfang);
  follow(world, liran, wangfang);
  expect([memberOf(world, liran).followCount, memberOf(world, wangfang).followerCount]).toEqual(
    before.map((count) => count + 1),
  );
  const row = {
    memberId: wangfang,
    name: '李然',
    avatar: 'data:,avatar-1002',
    company: '味研所',
    position: '研发总监',
    followedTime: world.now(),
    isFollowed: true,
    isMutual: false,
  };
  expect(followsOf(world, liran, liran, {}).records).toEqual([row]);
  expect(fansOf(world, null, wangfang, {}).records).toEqual([
    { ...row, memberId: liran, avatar: 'data:,avatar-1001', isFollowed: false },
  ]);
  follow(world, wangfang, liran);
  expect(followsOf(world, liran, liran, {}).records).toEqual([{ ...row, isMutual: true }]);
  unfollow(world, liran, wangfang);
  unfollow(world, liran, wangfang);
  expect(isFollowing(world, liran, wangfang)).toBe(false);
  expect([memberOf(world, liran).followCount, memberOf(world, wangfang).followerCount]).toEqual(before);
  expect(followsOf(world, liran, liran, {}).total).toBe(0);
});

test('[R7.2-1] nobody follows himself or one who is not there', () => {
  const { world } = testWorld();
  expect(() => follow(world, liran, liran)).toThrow(expect.objectContaining({ code: 30003 }));
  expect(() => follow(world, liran, '404')).toThrow(expect.objectContaining({ code: 404 }));
});

test('[R7.2-5][R7.2-6][R7.2-7] favourites are a member’s own, once each, newest first, by kind', () => {
  const { world, wait } = testWorld();
  favourite(world, liran, { type: 'news', id: '1' });
  wait(1);
  favourite(world, liran, { type: 'activity', id: '2' });
  favourite(world, liran, { type: 'activity', id: '2' });
  expect(favouritesOf(world, liran, {}).records).toEqual([
    {
      id: '6002',
      type: 'activity',
      entityId: '2',
      title: '活动 2',
      coverImg: 'data:,cover-2',
      createdTime: world.now(),
    },
    {
      id: '6001',
      type: 'news',
      entityId: '1',
      title: '标题 1',
      coverImg: 'data:,cover-1',
      createdTime: world.now() - 1,
    },
  ]);
  expect(favouritesOf(world, liran, { type: 'news' }).total).toBe(1);
  expect([
    isFavourite(world, wangfang, { type: 'news', id: '1' }),
    isFavourite(world, null, { type: 'news', id: '1' }),
  ]).toEqual([false, false]);
  unfavourite(world, liran, { type: 'news', id: '1' });
  expect(favouritesOf(world, liran, {}).total).toBe(1);
  expect(() => favourite(world, liran, { type: 'news', id: '5' })).toThrow(expect.objectContaining({ code: 404 }));
});

test('likes are per member and add up', () => {
  const { world } = testWorld();
  const news = { type: 'news', id: '1' } as const;
  like(world, liran, news);
  like(world, liran, news);
  like(world, wangfang, news);
  expect(likeCount(world, news, 7)).toBe(9);
  unlike(world, wangfang, news);
  unlike(world, wangfang, news);
  expect([
    likeCount(world, news),
    isLiked(world, liran, news),
    isLiked(world, wangfang, news),
    isLiked(world, null, news),
  ]).toEqual([1, true, false, false]);
  expect(likeCount(world, { type: 'activity', id: '1' })).toBe(0);
});
