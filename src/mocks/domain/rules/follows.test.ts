import { expect } from 'vitest';
import { refused, test } from '../testing.ts';
import { memberOf } from './accounts.ts';
import { favourite, favouritesOf, isFavourite, unfavourite } from './favourites.ts';
import { fansOf, follow, followsOf, isFollowing, unfollow } from './follows.ts';
import { isLiked, like, likeCount, unlike } from './likes.ts';

const [liran, wangfang] = ['1001', '1002'] as const;

test('[R1-6][R7.2-1][R7.2-2][R7.2-3][R7.2-4] a follow is in both lists and in both counts, once; undone, in none', ({
  domain,
}) => {
  const before = [memberOf(domain, liran).followCount, memberOf(domain, wangfang).followerCount];
  follow(domain, liran, wangfang);
  follow(domain, liran, wangfang);
  expect([memberOf(domain, liran).followCount, memberOf(domain, wangfang).followerCount]).toEqual(
    before.map((count) => count + 1),
  );
  const row = {
    memberId: wangfang,
    name: '李然',
    avatar: 'data:,avatar-1002',
    company: '味研所',
    position: '研发总监',
    followedTime: domain.now(),
    isFollowed: true,
    isMutual: false,
  };
  expect(followsOf(domain, liran, liran, {}).records).toEqual([row]);
  expect(fansOf(domain, null, wangfang, {}).records).toEqual([
    { ...row, memberId: liran, avatar: 'data:,avatar-1001', isFollowed: false },
  ]);
  follow(domain, wangfang, liran);
  expect(followsOf(domain, liran, liran, {}).records).toEqual([{ ...row, isMutual: true }]);
  unfollow(domain, liran, wangfang);
  unfollow(domain, liran, wangfang);
  expect(isFollowing(domain, liran, wangfang)).toBe(false);
  expect([memberOf(domain, liran).followCount, memberOf(domain, wangfang).followerCount]).toEqual(before);
  expect(followsOf(domain, liran, liran, {}).total).toBe(0);
});

test('[R7.2-1] nobody follows himself or one who is not there', ({ domain }) => {
  expect(() => follow(domain, liran, liran)).toThrow(refused(30003));
  expect(() => follow(domain, liran, '404')).toThrow(refused(404));
});

test('[R7.2-5][R7.2-6][R7.2-7] favourites are a member’s own, once each, newest first, by kind', ({ domain, wait }) => {
  favourite(domain, liran, { type: 'news', id: '1' });
  wait(1);
  favourite(domain, liran, { type: 'activity', id: '2' });
  favourite(domain, liran, { type: 'activity', id: '2' });
  expect(favouritesOf(domain, liran, {}).records).toEqual([
    {
      id: '6002',
      type: 'activity',
      entityId: '2',
      title: '活动 2',
      coverImg: 'data:,cover-2',
      createdTime: domain.now(),
    },
    {
      id: '6001',
      type: 'news',
      entityId: '1',
      title: '标题 1',
      coverImg: 'data:,cover-1',
      createdTime: domain.now() - 1,
    },
  ]);
  expect(favouritesOf(domain, liran, { type: 'news' }).total).toBe(1);
  expect([
    isFavourite(domain, wangfang, { type: 'news', id: '1' }),
    isFavourite(domain, null, { type: 'news', id: '1' }),
  ]).toEqual([false, false]);
  unfavourite(domain, liran, { type: 'news', id: '1' });
  expect(favouritesOf(domain, liran, {}).total).toBe(1);
  expect(() => favourite(domain, liran, { type: 'news', id: '5' })).toThrow(refused(404));
});

test('likes are per member and add up', ({ domain }) => {
  const news = { type: 'news', id: '1' } as const;
  like(domain, liran, news);
  like(domain, liran, news);
  like(domain, wangfang, news);
  expect(likeCount(domain, news, 7)).toBe(9);
  unlike(domain, wangfang, news);
  unlike(domain, wangfang, news);
  expect([
    likeCount(domain, news),
    isLiked(domain, liran, news),
    isLiked(domain, wangfang, news),
    isLiked(domain, null, news),
  ]).toEqual([1, true, false, false]);
  expect(likeCount(domain, { type: 'activity', id: '1' })).toBe(0);
});
