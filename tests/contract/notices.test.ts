import { expect, test } from 'vitest';
import { createBackend } from '#mocks/hosts/node.ts';
import { type NoticePage, readNoticeContent } from '#services/contract/notice.contract.ts';
import { responseTo } from '../harness/calls.ts';

const backend = createBackend();
const call = async (as: string | null, path: string) => {
  const body: { code: number; data: NoticePage } = await (await responseTo(backend, path, { as })).json();
  return body;
};

test('[R3-43][R3-44][R7.5-4] all system messages, the newest first, with how many are unread in each tab', async () => {
  expect((await call(null, '/msg/notice/all?current=1&size=5')).code).toBe(401);
  const { data } = await call('liran', '/msg/notice/all?current=1&size=5');
  expect(data).toMatchObject({ current: 1, size: 5, unreadMessageCount: { notice: 4, comment: 3, apply: 12 } });
  expect(data.total).toBeGreaterThan(20);
  expect(data.records).toHaveLength(5);
  const times = data.records.map(({ sentTime }) => sentTime);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const kinds = data.records.map(({ noticeType, noticeContent }) => [
    noticeType,
    readNoticeContent(noticeContent).msgType ?? 'notice',
  ]);
  expect(new Set(kinds.map(String))).toEqual(new Set(['0,notice', '1,comment']));
});

test('[R7.5-5][R3-44][R3-45] those of one type by page; comments say what they speak of, notices are HTML', async () => {
  const comments = (await call('liran', '/msg/notice/page?noticeType=1&current=1&size=100')).data.records;
  const notices = (await call('liran', '/msg/notice/page?noticeType=0&current=1&size=100')).data.records;
  expect([...new Set(comments.map(({ noticeType }) => noticeType))]).toEqual([1]);
  expect(readNoticeContent(comments[0]?.noticeContent ?? '')).toMatchObject({
    template: expect.stringMatching(/^<p><a href="\/people\/\d+">/),
    msgType: 'comment',
    commentType: 'news',
    subjectId: comments[0]?.entityId,
  });
  expect(readNoticeContent(notices[0]?.noticeContent ?? '')).toEqual({ template: notices[0]?.noticeContent });
  expect((await call('liran', '/msg/notice/page?noticeType=2')).code).toBe(400);
});

test('[R7.5-6] reading up to a time leaves what came later, and the other type', async () => {
  const newest = (await call('liran', '/msg/notice/page?noticeType=1&size=2')).data.records;
  const upTo = (time: number) => call('liran', `/msg/notice/read?noticeType=1&time=${time}`);
  expect((await upTo(newest[1]?.sentTime ?? 0)).data).toEqual({ notice: 4, comment: 1, apply: 12 });
  expect((await upTo(newest[0]?.sentTime ?? 0)).data).toEqual({ notice: 4, comment: 0, apply: 12 });
  expect((await call('liran', '/msg/notice/all')).data.unreadMessageCount).toEqual({
    notice: 4,
    comment: 0,
    apply: 12,
  });
});
