import { expect } from 'vitest';
import { postTagId } from '#services/contract/constants.ts';
import { createBackend } from '../../hosts/node.ts';
import { refused, test } from '../testing.ts';
import { commentCount } from './comment-rows.ts';
import { commentPage, deleteComment, likeComment, replyPage, unlikeComment, writeComment } from './comments.ts';
import { loginBySso } from './login.ts';

const [liran, wangfang] = ['1001', '1002'] as const;
const news = { type: 'news', id: '1' } as const;

test('[R7.6-7][R7.6-8][R7.6-11] comments newest first, replies below them, one level deep', ({ domain, wait }) => {
  const first = writeComment(domain, liran, news, { content: ' 第一 ' });
  wait(1);
  const second = writeComment(domain, wangfang, news, { content: '第二' });
  const reply = writeComment(domain, wangfang, news, { content: '同感', replyToId: first.id });
  const answer = writeComment(domain, liran, news, { content: '谢谢', replyToId: reply.id });
  expect(
    commentPage(domain, liran, news, {}).records.map(({ id, replyCount, isMine }) => [id, replyCount, isMine]),
  ).toEqual([
    [second.id, 0, false],
    [first.id, 2, true],
  ]);
  expect(first).toEqual({
    id: first.id,
    content: '第一',
    createdTime: domain.now() - 1,
    author: { memberId: liran, name: '李然', avatar: 'data:,avatar-1001', company: '味研所', position: '研发总监' },
    likeCount: 0,
    isLiked: false,
    replyCount: 0,
    isMine: true,
    replyTo: null,
  });
  expect(
    replyPage(domain, null, 'news', first.id, {}).records.map(({ id, replyTo }) => [id, replyTo?.memberId ?? null]),
  ).toEqual([
    [reply.id, null],
    [answer.id, wangfang],
  ]);
  expect([commentCount(domain, news), commentCount(domain, { type: 'news', id: '2' })]).toEqual([4, 0]);
});

test('[R7.6-12] only the author deletes a comment, and its replies go with it', ({ domain }) => {
  const comment = writeComment(domain, liran, news, { content: '第一' });
  writeComment(domain, wangfang, news, { content: '同感', replyToId: comment.id });
  expect(() => deleteComment(domain, wangfang, 'news', comment.id)).toThrow(refused(403));
  deleteComment(domain, liran, 'news', comment.id);
  expect(commentCount(domain, news)).toBe(0);
  for (const gone of [
    () => deleteComment(domain, liran, 'news', comment.id),
    () => writeComment(domain, liran, news, { content: '在吗', replyToId: comment.id }),
    () => likeComment(domain, liran, 'news', comment.id),
  ]) {
    expect(gone).toThrow(refused(404));
  }
});

test('[R7.6-13][R7.6-14] a like of a comment is per member', ({ domain }) => {
  const { id } = writeComment(domain, liran, news, { content: '第一' });
  const seen = (viewer: string) => {
    const [comment] = commentPage(domain, viewer, news, {}).records;
    return [comment?.likeCount, comment?.isLiked];
  };
  likeComment(domain, wangfang, 'news', id);
  likeComment(domain, wangfang, 'news', id);
  expect([seen(wangfang), seen(liran)]).toEqual([
    [1, true],
    [1, false],
  ]);
  unlikeComment(domain, wangfang, 'news', id);
  expect(seen(wangfang)).toEqual([0, false]);
});

test('[R7.6-33] a comment is found among its own kind only, and only on what is out', ({ domain }) => {
  const { id } = writeComment(domain, liran, news, { content: '第一' });
  expect(() => replyPage(domain, null, 'activity', id, {})).toThrow(refused(404));
  expect(() => commentPage(domain, null, { type: 'news', id: '5' }, {})).toThrow(refused(404));
  expect(() => writeComment(domain, liran, { type: 'news', id: '2' }, { content: '错了', replyToId: id })).toThrow(
    refused(404),
  );
});

test('words that nobody is shown become stars', ({ domain }) => {
  expect(writeComment(domain, liran, news, { content: '低价代开发票，加微信' }).content).toBe('低价****，***');
});

test('[R7.6-11] a guest, a muted member, an empty comment and one of 501 characters are refused', async () => {
  const { fetch, domain } = createBackend();
  const entityId = domain.seed.news.find(({ isDraft }) => !isDraft)?.id ?? '';
  const say = async (content: string, persona: string | null) => {
    const token = persona && loginBySso(domain, `sso-${persona}`).access_token;
    const response = await fetch('/news/news/comment', {
      method: 'POST',
      body: JSON.stringify({ entityId, content }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return (await response.json()).code;
  };
  expect([
    await say('好', null),
    await say('好', 'muted'),
    await say('', 'liran'),
    await say('好'.repeat(501), 'liran'),
    await say('好'.repeat(500), 'liran'),
  ]).toEqual([401, 40302, 400, 400, 0]);
});

test('seeded comments: real sentences by members, replies after what they answer, found by their ids', () => {
  const { domain } = createBackend();
  const { seed } = domain;
  const all = seed.news.slice(0, 60).flatMap(({ id }) => seed.comments('news', id));
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const row of all) {
    expect(seed.commentById(row.id)).toBe(row);
    expect(domain.tables.members.has(row.authorId)).toBe(true);
    expect(row.at).toBeLessThanOrEqual(domain.now());
    const above = row.parentId === null ? null : seed.commentById(row.parentId);
    if (above) expect(above.at).toBeLessThan(row.at);
  }
});

test('what is said below a post speaks of what it is: nobody applies for goods, or asks a job for samples', () => {
  const { domain } = createBackend();
  const said = (tag: number) =>
    domain.seed
      .posts()
      .filter(({ tagId, isDraft }) => tagId === tag && !isDraft)
      .flatMap(({ id }) => domain.seed.comments('post', id))
      .map(({ content }) => content)
      .join('');
  const [goods, jobs, editorial] = [said(postTagId.supply), said(postTagId.recruitment), said(postTagId.popular)];
  expect([/报价/.test(goods), /简历/.test(goods)]).toEqual([true, false]);
  expect([/简历/.test(jobs), /样品|报价|打样/.test(jobs)]).toEqual([true, false]);
  expect(editorial).not.toMatch(/样品|报价|简历|账期/);
});
