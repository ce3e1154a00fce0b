import { Schema } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { pageSize } from '#services/contract/constants.ts';
import type { Data, Endpoint } from '#services/contract/contract.ts';
import { friend } from '#services/contract/friend.contract.ts';
import { responseTo } from '../harness/calls.ts';

const [liran, wangfang, muted, blocker] = ['1001', '1002', '1003', '1005'] as const;
let backend: NodeBackend;
beforeEach(() => {
  backend = createBackend();
});

interface Ask {
  readonly as?: 'liran' | 'wangfang' | 'halfway';
  readonly query?: string;
  readonly id?: string;
  readonly body?: unknown;
}

const answerOf = async (endpoint: Endpoint, { as, query = '', id = '', body }: Ask = {}) => {
  const path = `${endpoint.path.replace(':id', id)}?${query}`;
  const response = await responseTo(backend, path, { as, method: endpoint.method, body });
  return { status: response.status, ...(await response.json()) };
};
const ask = async <E extends Endpoint>(endpoint: E, how: Ask = {}): Promise<Data<E>> =>
  Schema.decodeUnknownSync(endpoint.data)((await answerOf(endpoint, how)).data);

const submit = (memberId: string, how: Ask = {}) =>
  answerOf(friend.submit, { as: 'liran', ...how, body: { memberId, message: '您好' } });

test('[R7.2-12 R3-37] friends are listed as member cards, the newest first, to the member alone', async () => {
  expect((await answerOf(friend.page)).status).toBe(401);
  const page = await ask(friend.page, { as: 'liran', query: 'current=1&size=50' });
  expect([page.total, page.records.every(({ isFriend }) => isFriend)]).toEqual([35, true]);
  expect(page.records.at(-1)).toMatchObject({ memberId: wangfang, name: '王芳', hasPendingFriendRequest: false });
});

test('[R7.2-17 R7.2-18 R3-38 R3-39 R3-40] requests come with how many wait, and each with its status', async () => {
  const page = await ask(friend.requests, { as: 'liran', query: 'current=1&size=50' });
  expect([page.pendingCount, page.total, page.records.length]).toEqual([12, 21, 21]);
  expect(await ask(friend.pendingCount, { as: 'liran' })).toBe(12);
  const recipients = async (as: 'liran' | 'wangfang') =>
    new Set((await ask(friend.requests, { as, query: 'current=1&size=50' })).records.map(({ memberId }) => memberId));
  expect([await recipients('liran'), await recipients('wangfang')]).toEqual([new Set([liran]), new Set([])]);
  const times = page.records.map(({ createdTime }) => createdTime);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect([...new Set(page.records.map(({ status }) => status))].toSorted()).toEqual([
    'APPROVED',
    'EXPIRED',
    'IGNORED',
    'PENDING',
  ]);
  expect(Object.keys(page.records[0] ?? {}).toSorted()).toEqual([
    'avatar',
    'company',
    'createdTime',
    'id',
    'memberId',
    'message',
    'nickname',
    'position',
    'requestMemberId',
    'status',
  ]);
});

test('[R9-6] a preview holds five requests', async () => {
  const page = await ask(friend.requests, { as: 'liran', query: `size=${pageSize.friendApplicationPreviews}` });
  expect([pageSize.friendApplicationPreviews, page.records.length]).toEqual([5, 5]);
});

test('[R7.2-15 R3-41 R7.2-19] a request names whom and says something, which both may read', async () => {
  expect(await submit(muted)).toMatchObject({ code: 0, data: 'PENDING' });
  const id = [...backend.world.tables.friendRequests.values()].at(-1)?.id ?? '';
  expect(await ask(friend.message, { as: 'liran', id })).toBe('您好');
  expect((await answerOf(friend.message, { as: 'wangfang', id })).code).toBe(404);
});

test('[R8.4-7 R8.4-1 R8.4-2 R8.4-3 R8.4-5] each refusal of a request has its code', async () => {
  expect((await submit(wangfang)).code).toBe(30002);
  expect((await submit(liran)).code).toBe(30003);
  expect((await submit(blocker)).code).toBe(30005);
  await submit(muted);
  expect((await submit(muted)).code).toBe(30001);
});

test('[R5.7-9] a message of 140 characters is taken, one of 141 is not', async () => {
  const send = (message: string) => answerOf(friend.submit, { as: 'liran', body: { memberId: muted, message } });
  expect((await send('好'.repeat(141))).code).not.toBe(0);
  expect(await send('好'.repeat(140))).toMatchObject({ code: 0 });
});

test('[R6-1 R6-7 R6-4] guests and unregistered members neither ask nor answer', async () => {
  expect((await answerOf(friend.submit, { body: { memberId: muted, message: '' } })).status).toBe(401);
  expect((await submit(muted, { as: 'halfway' })).code).toBe(40301);
  expect((await answerOf(friend.approve, { id: '40001' })).status).toBe(401);
});

test('[R7.2-13 R7.2-14 R8.4-9] a request is agreed to or ignored, once; an expired one is not', async () => {
  const waiting = (await ask(friend.requests, { as: 'liran' })).records;
  const [one, other] = waiting;
  expect(await ask(friend.approve, { as: 'liran', id: one?.id ?? '' })).toBe(true);
  expect(await ask(friend.ignore, { as: 'liran', id: other?.id ?? '' })).toBe(true);
  const after = (await ask(friend.requests, { as: 'liran' })).records;
  expect(after.slice(0, 3).map(({ status }) => status)).toEqual(['APPROVED', 'IGNORED', 'PENDING']);
  expect((await ask(friend.page, { as: 'liran' })).records[0]?.memberId).toBe(one?.requestMemberId);
  expect((await answerOf(friend.ignore, { as: 'liran', id: one?.id ?? '' })).code).toBe(30012);
  const old = (await ask(friend.requests, { as: 'liran', query: 'size=50' })).records.find(
    ({ status }) => status === 'EXPIRED',
  );
  expect((await answerOf(friend.approve, { as: 'liran', id: old?.id ?? '' })).code).toBe(30011);
});

test('[R7.2-16] a deleted friend is gone from both lists', async () => {
  expect(await ask(friend.delete, { as: 'liran', id: wangfang })).toBe(true);
  const ids = async (as: 'liran' | 'wangfang') =>
    (await ask(friend.page, { as, query: 'size=50' })).records.map(({ memberId }) => memberId);
  expect([(await ids('liran')).includes(wangfang), (await ids('wangfang')).includes(liran)]).toEqual([false, false]);
});
