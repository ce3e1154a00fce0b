import { expect, test } from 'vitest';
import { readNoticeContent } from '#services/contract/notice.contract.ts';
import { postDraft, testWorld } from '../testing.ts';
import { writeComment } from './comments.ts';
import { follow } from './follows.ts';
import { answerRequest, requestFriend } from './friends.ts';
import { like, unlike } from './likes.ts';
import { noticePage, readNotices } from './notices.ts';
import { createPost } from './post-writing.ts';

const [liran, wangfang] = ['1001', '1002'] as const;
const draft = postDraft({ title: '供应<燕麦>' });
const told = (world: ReturnType<typeof testWorld>['world'], memberId: string) =>
  noticePage(world, memberId, undefined, {}).records.map(({ noticeType, entityId, noticeContent }) => ({
    noticeType,
    entityId,
    ...readNoticeContent(noticeContent),
  }));
const who = (memberId: string, name: string) => `<a href="/people/${memberId}">${name}</a>`;

test('[R3-44][R3-45] the author of a post hears of comments, whoever is answered of the answer, and nobody of himself', () => {
  const { world, wait } = testWorld();
  const id = createPost(world, liran, draft);
  const entity = { type: 'post' as const, id };
  writeComment(world, liran, entity, { content: '自己说的' });
  expect(told(world, liran)).toEqual([]);
  const said = writeComment(world, wangfang, entity, { content: '<b>多少钱</b>一吨' });
  wait(1);
  writeComment(world, liran, entity, { content: '私信聊', replyToId: said.id });
  expect(told(world, liran)).toEqual([
    {
      noticeType: 1,
      entityId: id,
      template: `<p>${who(wangfang, '李然')} 评论了你的供需《供应&lt;燕麦&gt;》：&lt;b&gt;多少钱&lt;/b&gt;一吨</p>`,
      msgType: 'comment',
      commentType: 'post',
      subjectId: said.id,
      postId: id,
      memberId: wangfang,
    },
  ]);
  expect(told(world, wangfang)).toMatchObject([
    { noticeType: 1, template: `<p>${who(liran, '李然')} 回复了你的评论：私信聊</p>`, memberId: liran },
  ]);
});

test('[R3-44][R3-45] likes, followers, an application and that it was accepted are told as HTML', () => {
  const { world, wait } = testWorld();
  const id = createPost(world, liran, draft);
  like(world, wangfang, { type: 'post', id });
  wait(1);
  follow(world, wangfang, liran);
  wait(1);
  requestFriend(world, liran, wangfang, '<你好>');
  expect(told(world, wangfang)).toEqual([
    {
      noticeType: 0,
      entityId: liran,
      template: `<p>${who(liran, '李然')} 申请加你为好友：&lt;你好&gt;（<a href="/community/system-message#apply">去处理</a>）</p>`,
    },
  ]);
  expect(noticePage(world, wangfang, 0, {}).unreadMessageCount).toEqual({ notice: 1, comment: 0, apply: 1 });
  answerRequest(world, wangfang, [...world.tables.friendRequests.keys()].at(-1) ?? '', 'APPROVED');
  expect(told(world, liran)).toEqual([
    {
      noticeType: 0,
      entityId: wangfang,
      template: `<p>${who(wangfang, '李然')} 同意了你的好友申请，现在可以发私信了</p>`,
    },
    { noticeType: 0, entityId: wangfang, template: `<p>${who(wangfang, '李然')} 关注了你</p>` },
    {
      noticeType: 0,
      entityId: wangfang,
      template: `<p>${who(wangfang, '李然')} 赞了你的供需<a href="/community/post/${id}">《供应&lt;燕麦&gt;》</a></p>`,
    },
  ]);
  unlike(world, wangfang, { type: 'post', id });
  expect(told(world, liran)).toHaveLength(3);
});

test('[R3-43][R7.5-6] unread by type; what was sent up to a time is read, what comes later is not', () => {
  const { world, wait } = testWorld();
  const id = createPost(world, liran, draft);
  const entity = { type: 'post' as const, id };
  writeComment(world, wangfang, entity, { content: '一' });
  const time = world.now();
  wait(1);
  writeComment(world, wangfang, entity, { content: '二' });
  follow(world, wangfang, liran);
  expect(noticePage(world, liran, 1, {}).unreadMessageCount).toEqual({ notice: 1, comment: 2, apply: 0 });
  expect(readNotices(world, liran, 1, time)).toEqual({ notice: 1, comment: 1, apply: 0 });
  expect(noticePage(world, liran, 1, {}).records.map(({ isRead }) => isRead)).toEqual([false, true]);
  readNotices(world, liran, 1, world.now());
  expect(readNotices(world, liran, 1, time)).toEqual({ notice: 1, comment: 0, apply: 0 });
});

test('[R3-43] every event is looked at once for all who ask, and again only for those it tells', () => {
  const { world } = testWorld();
  let looks = 0;
  const event = {
    seq: 1,
    at: world.now(),
    id: '1',
    get type() {
      looks += 1;
      return 'news.viewed' as const;
    },
  };
  world.adopt([event]);
  noticePage(world, liran, undefined, {});
  const before = looks;
  for (const reader of [liran, wangfang, liran]) noticePage(world, reader, undefined, {});
  expect(looks).toBe(before);
});
