import { expect } from 'vitest';
import { friendRequestsPerDay } from '#services/contract/constants.ts';
import { block, putMember } from '../tables.ts';
import { refused, test } from '../testing.ts';
import { memberOf } from './accounts.ts';
import {
  answerRequest,
  areFriends,
  deleteFriend,
  friendIds,
  hasPendingRequest,
  pendingCountOf,
  requestFriend,
  requestMessage,
  requestsTo,
} from './friends.ts';

const [liran, wangfang] = ['1001', '1002'] as const;
const day = 24 * 60 * 60 * 1_000;

test('[R3-38 R3-39 R3-40 R4.5-1] a request waits, is agreed to, and makes the two friends', ({ domain, wait }) => {
  expect(requestFriend(domain, liran, wangfang, '您好')).toBe('PENDING');
  expect([hasPendingRequest(domain, liran, wangfang), hasPendingRequest(domain, wangfang, liran)]).toEqual([
    true,
    true,
  ]);
  const request = {
    id: '40001',
    requestMemberId: liran,
    memberId: wangfang,
    nickname: '李然',
    avatar: 'data:,avatar-1001',
    company: '味研所',
    position: '研发总监',
    message: '您好',
    status: 'PENDING',
    createdTime: domain.now(),
  };
  const page = { total: 1, current: 1, size: 10 };
  expect(requestsTo(domain, wangfang, {})).toEqual({ ...page, pendingCount: 1, records: [request] });
  expect(requestsTo(domain, liran, {})).toEqual({ ...page, total: 0, pendingCount: 0, records: [] });
  wait(5);
  answerRequest(domain, wangfang, '40001', 'APPROVED');
  expect(requestsTo(domain, wangfang, {})).toEqual({
    ...page,
    pendingCount: 0,
    records: [{ ...request, status: 'APPROVED' }],
  });
  expect([areFriends(domain, liran, wangfang), areFriends(domain, wangfang, liran)]).toEqual([true, true]);
  expect(hasPendingRequest(domain, liran, wangfang)).toBe(false);
  expect([friendIds(domain, liran), friendIds(domain, wangfang)]).toEqual([[wangfang], [liran]]);
});

test('[R3-39 R4.5-2] an ignored request makes nobody a friend', ({ domain }) => {
  requestFriend(domain, liran, wangfang, '');
  answerRequest(domain, wangfang, '40001', 'IGNORED');
  expect(requestsTo(domain, wangfang, {}).records[0]?.status).toBe('IGNORED');
  expect([areFriends(domain, liran, wangfang), pendingCountOf(domain, wangfang)]).toEqual([false, 0]);
});

test('[R8.4-1] within 60 days no repeat, whatever the answer; then again', ({ domain, wait }) => {
  const again = () => requestFriend(domain, liran, wangfang, '');
  again();
  const repeated = refused(30001, '发送申请失败，60日内不能重复发送好友申请');
  expect(again).toThrow(repeated);
  answerRequest(domain, wangfang, '40001', 'IGNORED');
  expect(again).toThrow(repeated);
  wait(60 * day - 1);
  expect(again).toThrow(repeated);
  wait(1);
  expect(again()).toBe('PENDING');
  expect(requestsTo(domain, wangfang, {}).records.map(({ id, status }) => [id, status])).toEqual([
    ['40002', 'PENDING'],
    ['40001', 'IGNORED'],
  ]);
});

test('[R3-39 R4.5-5 R8.4-8 R8.4-9] a request that waited 60 days has expired, and cannot be answered', ({
  domain,
  wait,
}) => {
  requestFriend(domain, liran, wangfang, '');
  wait(60 * day);
  expect(requestsTo(domain, wangfang, {})).toMatchObject({ pendingCount: 0, records: [{ status: 'EXPIRED' }] });
  expect(hasPendingRequest(domain, liran, wangfang)).toBe(false);
  expect(() => answerRequest(domain, wangfang, '40001', 'APPROVED')).toThrow(refused(30011));
});

test('[R8.4-2 R8.4-3 R8.4-5 R8.4-7] friends, oneself and whoever has blocked one are not asked', ({ domain }) => {
  expect(() => requestFriend(domain, liran, liran, '')).toThrow(refused(30003, '不能向自己发送好友申请'));
  expect(() => requestFriend(domain, liran, '404', '')).toThrow(refused(404));
  requestFriend(domain, liran, wangfang, '');
  answerRequest(domain, wangfang, '40001', 'APPROVED');
  expect(() => requestFriend(domain, wangfang, liran, '')).toThrow(refused(30002, '发送申请失败，你们已经是好友了'));
  deleteFriend(domain, wangfang, liran);
  block(domain.tables, wangfang, liran);
  expect(() => requestFriend(domain, liran, wangfang, '')).toThrow(
    refused(30005, '对方已把你加入黑名单，无法发送好友申请'),
  );
});

test('[R8.4-4] so many requests a day, and tomorrow in Shanghai again', ({ domain, wait }) => {
  const people = Array.from({ length: friendRequestsPerDay + 1 }, (_, at) => String(2_000 + at));
  for (const memberId of people) putMember(domain.tables, { ...memberOf(domain, wangfang), memberId, mobile: null });
  const [last = '', ...others] = people;
  for (const memberId of others) requestFriend(domain, liran, memberId, '');
  const one = () => requestFriend(domain, liran, last, '');
  expect(one).toThrow(refused(30004, '今日好友申请数量已达上限，明天再发送吧'));
  wait(14 * 60 * 60 * 1_000);
  expect(one).toThrow(refused(30004));
  wait(60 * 60 * 1_000);
  expect(one()).toBe('PENDING');
});

test('[R1-9 R4.5-1] two who ask each other are friends at once', ({ domain }) => {
  requestFriend(domain, liran, wangfang, '');
  expect(requestFriend(domain, wangfang, liran, '')).toBe('APPROVED');
  expect([areFriends(domain, liran, wangfang), pendingCountOf(domain, wangfang)]).toEqual([true, 0]);
});

test('[R1-10 R7.2-19 R8.4-8 R8.4-9] a request is answered once, and by nobody but the one who was asked', ({
  domain,
}) => {
  requestFriend(domain, liran, wangfang, '您好');
  expect(() => answerRequest(domain, liran, '40001', 'APPROVED')).toThrow(refused(404));
  answerRequest(domain, wangfang, '40001', 'APPROVED');
  expect(() => answerRequest(domain, wangfang, '40001', 'IGNORED')).toThrow(refused(30012));
  expect([requestMessage(domain, liran, '40001'), requestMessage(domain, wangfang, '40001')]).toEqual(['您好', '您好']);
  expect(() => requestMessage(domain, '1004', '40001')).toThrow(refused(404));
});

test('[R7.2-16] friends part for both; the second to say so changes nothing', ({ domain }) => {
  requestFriend(domain, liran, wangfang, '');
  answerRequest(domain, wangfang, '40001', 'APPROVED');
  deleteFriend(domain, liran, wangfang);
  deleteFriend(domain, wangfang, liran);
  expect([areFriends(domain, liran, wangfang), friendIds(domain, wangfang)]).toEqual([false, []]);
  expect(domain.events.filter(({ type }) => type === 'friend.deleted')).toHaveLength(1);
});
