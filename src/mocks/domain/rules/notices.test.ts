import { expect } from 'vitest';
import { readNoticeContent } from '#services/contract/notice.contract.ts';
import { postDraft, test, type testDomain } from '../testing.ts';
import { writeComment } from './comments.ts';
import { follow } from './follows.ts';
import { answerRequest, requestFriend } from './friends.ts';
import { like, unlike } from './likes.ts';
import { noticePage, readNotices } from './notices.ts';
import { createPost } from './post-writing.ts';

const [liran, wangfang] = ['1001', '1002'] as const;
const draft = postDraft({ title: '供应<燕麦>' });
const noticesFor = (domain: ReturnType<typeof testDomain>['domain'], memberId: string) =>
  noticePage(domain, memberId, undefined, {}).records.map(({ noticeType, entityId, noticeContent }) => ({
    noticeType,
    entityId,
    ...readNoticeContent(noticeContent),
  }));
const who = (memberId: string, name: string) => `<a href="/people/${memberId}">${name}</a>`;

test('[R3-44][R3-45] the author of a post hears of comments, whoever is answered of the answer, and nobody of himself', ({
  domain,
  wait,
}) => {
  const id = createPost(domain, liran, draft);
  const entity = { type: 'post' as const, id };
  writeComment(domain, liran, entity, { content: '自己说的' });
  expect(noticesFor(domain, liran)).toEqual([]);
  const written = writeComment(domain, wangfang, entity, { content: '<b>多少钱</b>一吨' });
  wait(1);
  writeComment(domain, liran, entity, { content: '私信聊', replyToId: written.id });
  expect(noticesFor(domain, liran)).toEqual([
    {
      noticeType: 1,
      entityId: id,
      template: `<p>${who(wangfang, '李然')} 评论了你的供需《供应&lt;燕麦&gt;》：&lt;b&gt;多少钱&lt;/b&gt;一吨</p>`,
      msgType: 'comment',
      commentType: 'post',
      subjectId: written.id,
      postId: id,
      memberId: wangfang,
    },
  ]);
  expect(noticesFor(domain, wangfang)).toMatchObject([
    { noticeType: 1, template: `<p>${who(liran, '李然')} 回复了你的评论：私信聊</p>`, memberId: liran },
  ]);
});

test('[R3-44][R3-45] likes, followers, an application and that it was accepted are told as HTML', ({
  domain,
  wait,
}) => {
  const id = createPost(domain, liran, draft);
  like(domain, wangfang, { type: 'post', id });
  wait(1);
  follow(domain, wangfang, liran);
  wait(1);
  requestFriend(domain, liran, wangfang, '<你好>');
  expect(noticesFor(domain, wangfang)).toEqual([
    {
      noticeType: 0,
      entityId: liran,
      template: `<p>${who(liran, '李然')} 申请加你为好友：&lt;你好&gt;（<a href="/community/system-message#apply">去处理</a>）</p>`,
    },
  ]);
  expect(noticePage(domain, wangfang, 0, {}).unreadMessageCount).toEqual({ notice: 1, comment: 0, apply: 1 });
  answerRequest(domain, wangfang, [...domain.tables.friendRequests.keys()].at(-1) ?? '', 'APPROVED');
  expect(noticesFor(domain, liran)).toEqual([
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
  unlike(domain, wangfang, { type: 'post', id });
  expect(noticesFor(domain, liran)).toHaveLength(3);
});

test('[R3-43][R7.5-6] unread by type; what was sent up to a time is read, what comes later is not', ({
  domain,
  wait,
}) => {
  const id = createPost(domain, liran, draft);
  const entity = { type: 'post' as const, id };
  writeComment(domain, wangfang, entity, { content: '一' });
  const time = domain.now();
  wait(1);
  writeComment(domain, wangfang, entity, { content: '二' });
  follow(domain, wangfang, liran);
  expect(noticePage(domain, liran, 1, {}).unreadMessageCount).toEqual({ notice: 1, comment: 2, apply: 0 });
  expect(readNotices(domain, liran, 1, time)).toEqual({ notice: 1, comment: 1, apply: 0 });
  expect(noticePage(domain, liran, 1, {}).records.map(({ isRead }) => isRead)).toEqual([false, true]);
  readNotices(domain, liran, 1, domain.now());
  expect(readNotices(domain, liran, 1, time)).toEqual({ notice: 1, comment: 0, apply: 0 });
});

test('[R3-43] every event is looked at once for all who ask, and again only for those it tells', ({ domain }) => {
  let looks = 0;
  const event = {
    seq: 1,
    at: domain.now(),
    id: '1',
    get type() {
      looks += 1;
      return 'news.viewed' as const;
    },
  };
  domain.adopt([event]);
  noticePage(domain, liran, undefined, {});
  const before = looks;
  for (const viewer of [liran, wangfang, liran]) noticePage(domain, viewer, undefined, {});
  expect(looks).toBe(before);
});
