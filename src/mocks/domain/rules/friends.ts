import { friendRequestPeriodDays, friendRequestsPerDay } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import {
  type FriendApplication,
  type FriendStatus,
  friendAnswerRefusal,
  friendRequestRefusal,
} from '#services/contract/friend.contract.ts';
import { notFound, refuse } from '../refusal.ts';
import type { FriendRequestRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const firstRequestId = 40_001;

export const areFriends = (world: World, one: string, other: string): boolean =>
  world.tables.friends.get(one)?.has(other) ?? false;

export const hasBlocked = (world: World, memberId: string, blocked: string): boolean =>
  world.tables.blocks.get(memberId)?.has(blocked) ?? false;

const requests = (world: World): readonly FriendRequestRow[] => [...world.tables.friendRequests.values()];

const isRecent = (world: World, { at }: FriendRequestRow): boolean => world.now() - at < friendRequestPeriodDays * day;

export const statusOf = (world: World, row: FriendRequestRow): FriendStatus =>
  row.answer ?? (isRecent(world, row) ? 'PENDING' : 'EXPIRED');

const isPending = (world: World, row: FriendRequestRow): boolean => statusOf(world, row) === 'PENDING';

export const hasPendingRequest = (world: World, one: string, other: string): boolean =>
  requests(world).some(
    (row) =>
      ((row.from === one && row.to === other) || (row.from === other && row.to === one)) && isPending(world, row),
  );

/** Calendar day in China, which has one time zone. */
const dayOf = (at: number): number => Math.floor((at + 8 * hour) / day);

/** §8.4; a request in the opposite direction makes the two friends at once. */
export const requestFriend = (world: World, from: string, to: string, message: string): FriendStatus => {
  memberOf(world, to);
  if (from === to) throw refuse(friendRequestRefusal.self, '不能向自己发送好友申请');
  if (areFriends(world, from, to)) {
    throw refuse(friendRequestRefusal.alreadyFriends, '发送申请失败，你们已经是好友了');
  }
  if (hasBlocked(world, to, from)) {
    throw refuse(friendRequestRefusal.blacklisted, '对方已把你加入黑名单，无法发送好友申请');
  }
  const theirs = requests(world).find((row) => row.from === to && row.to === from && isPending(world, row));
  if (theirs) {
    world.commit({ type: 'friend.answered', id: theirs.id, answer: 'APPROVED' });
    return 'APPROVED';
  }
  const own = requests(world).filter((row) => row.from === from);
  if (own.some((row) => row.to === to && isRecent(world, row))) {
    throw refuse(friendRequestRefusal.repeated, '发送申请失败，60日内不能重复发送好友申请');
  }
  if (own.filter(({ at }) => dayOf(at) === dayOf(world.now())).length >= friendRequestsPerDay) {
    throw refuse(friendRequestRefusal.dailyLimit, '今日好友申请数量已达上限，明天再发送吧');
  }
  const id = String(firstRequestId + world.tables.friendRequests.size);
  world.commit({ type: 'friend.requested', id, from, to, message });
  return 'PENDING';
};

const requestTo = (world: World, memberId: string, id: string): FriendRequestRow => {
  const row = world.tables.friendRequests.get(id);
  if (row?.to !== memberId) throw notFound();
  return row;
};

export const answerRequest = (world: World, memberId: string, id: string, answer: 'APPROVED' | 'IGNORED'): void => {
  const status = statusOf(world, requestTo(world, memberId, id));
  if (status === 'EXPIRED') throw refuse(friendAnswerRefusal.expired, '这条好友申请已经过期');
  if (status !== 'PENDING') throw refuse(friendAnswerRefusal.handled, '这条好友申请已经处理过了');
  world.commit({ type: 'friend.answered', id, answer });
};

export const deleteFriend = (world: World, memberId: string, friendId: string): void => {
  memberOf(world, friendId);
  if (areFriends(world, memberId, friendId)) world.commit({ type: 'friend.deleted', memberId, friendId });
};

export const friendIds = (world: World, memberId: string): readonly string[] =>
  [...(world.tables.friends.get(memberId) ?? [])].reverse();

export const pendingCountOf = (world: World, memberId: string): number =>
  requests(world).filter((row) => row.to === memberId && isPending(world, row)).length;

export const requestsTo = (
  world: World,
  memberId: string,
  paging: Paging,
): PageOf<FriendApplication> & { readonly pendingCount: number } => {
  const rows = requests(world)
    .filter(({ to }) => to === memberId)
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
  const page = mapPage(pageOf(rows, paging), (row) => {
    const { nickname, avatar, company, position } = infoOf(memberOf(world, row.from));
    return {
      id: row.id,
      requestMemberId: row.from,
      memberId: row.to,
      nickname,
      avatar,
      company,
      position,
      message: row.message,
      status: statusOf(world, row),
      createdTime: row.at,
    };
  });
  return { ...page, pendingCount: pendingCountOf(world, memberId) };
};

export const requestMessage = (world: World, memberId: string, id: string): string => {
  const row = world.tables.friendRequests.get(id);
  if (row?.to !== memberId && row?.from !== memberId) throw notFound();
  return row.message;
};
