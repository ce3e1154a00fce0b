import { friendRequestPeriodDays, friendRequestsPerDay } from '#services/contract/constants.ts';
import type { PageOf } from '#services/contract/contract.ts';
import { type FriendStatus, friendAnswerRefusal, friendRequestRefusal } from '#services/contract/friend.contract.ts';
import type { FriendApplication } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { notFound, refuse } from '../refusal.ts';
import type { FriendRequestRow } from '../seed-rows.ts';
import { infoOf, memberOf } from './accounts.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

const hour = 60 * 60 * 1_000;
const day = 24 * hour;
const firstRequestId = 40_001;

export const areFriends = (domain: Domain, one: string, other: string): boolean =>
  domain.tables.friends.get(one)?.has(other) ?? false;

export const hasBlocked = (domain: Domain, memberId: string, blocked: string): boolean =>
  domain.tables.blocks.get(memberId)?.has(blocked) ?? false;

const requests = (domain: Domain): readonly FriendRequestRow[] => [...domain.tables.friendRequests.values()];

const isRecent = (domain: Domain, { at }: FriendRequestRow): boolean =>
  domain.now() - at < friendRequestPeriodDays * day;

export const statusOf = (domain: Domain, row: FriendRequestRow): FriendStatus =>
  row.answer ?? (isRecent(domain, row) ? 'PENDING' : 'EXPIRED');

const isPending = (domain: Domain, row: FriendRequestRow): boolean => statusOf(domain, row) === 'PENDING';

export const hasPendingRequest = (domain: Domain, one: string, other: string): boolean =>
  requests(domain).some(
    (row) =>
      ((row.from === one && row.to === other) || (row.from === other && row.to === one)) && isPending(domain, row),
  );

/** Calendar day in China, which has one time zone. */
const dayOf = (at: number): number => Math.floor((at + 8 * hour) / day);

/** §8.4; a request in the opposite direction makes the two friends at once. */
export const requestFriend = (domain: Domain, from: string, to: string, message: string): FriendStatus => {
  memberOf(domain, to);
  if (from === to) throw refuse(friendRequestRefusal.self, '不能向自己发送好友申请');
  if (areFriends(domain, from, to)) {
    throw refuse(friendRequestRefusal.alreadyFriends, '发送申请失败，你们已经是好友了');
  }
  if (hasBlocked(domain, to, from)) {
    throw refuse(friendRequestRefusal.blacklisted, '对方已把你加入黑名单，无法发送好友申请');
  }
  const theirs = requests(domain).find((row) => row.from === to && row.to === from && isPending(domain, row));
  if (theirs) {
    domain.commit({ type: 'friend.answered', id: theirs.id, answer: 'APPROVED' });
    return 'APPROVED';
  }
  const own = requests(domain).filter((row) => row.from === from);
  if (own.some((row) => row.to === to && isRecent(domain, row))) {
    throw refuse(friendRequestRefusal.repeated, '发送申请失败，60日内不能重复发送好友申请');
  }
  if (own.filter(({ at }) => dayOf(at) === dayOf(domain.now())).length >= friendRequestsPerDay) {
    throw refuse(friendRequestRefusal.dailyLimit, '今日好友申请数量已达上限，明天再发送吧');
  }
  const id = String(firstRequestId + domain.tables.friendRequests.size);
  domain.commit({ type: 'friend.requested', id, from, to, message });
  return 'PENDING';
};

const requestTo = (domain: Domain, memberId: string, id: string): FriendRequestRow => {
  const row = domain.tables.friendRequests.get(id);
  if (row?.to !== memberId) throw notFound();
  return row;
};

export const answerRequest = (domain: Domain, memberId: string, id: string, answer: 'APPROVED' | 'IGNORED'): void => {
  const status = statusOf(domain, requestTo(domain, memberId, id));
  if (status === 'EXPIRED') throw refuse(friendAnswerRefusal.expired, '这条好友申请已经过期');
  if (status !== 'PENDING') throw refuse(friendAnswerRefusal.handled, '这条好友申请已经处理过了');
  domain.commit({ type: 'friend.answered', id, answer });
};

export const deleteFriend = (domain: Domain, memberId: string, friendId: string): void => {
  memberOf(domain, friendId);
  if (areFriends(domain, memberId, friendId)) domain.commit({ type: 'friend.deleted', memberId, friendId });
};

export const friendIds = (domain: Domain, memberId: string): readonly string[] =>
  [...(domain.tables.friends.get(memberId) ?? [])].reverse();

export const pendingCountOf = (domain: Domain, memberId: string): number =>
  requests(domain).filter((row) => row.to === memberId && isPending(domain, row)).length;

export const requestsTo = (
  domain: Domain,
  memberId: string,
  paging: Paging,
): PageOf<FriendApplication> & { readonly pendingCount: number } => {
  const rows = requests(domain)
    .filter(({ to }) => to === memberId)
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id));
  const page = mapPage(pageOf(rows, paging), (row) => {
    const { nickname, avatar, company, position } = infoOf(memberOf(domain, row.from));
    return {
      id: row.id,
      requestMemberId: row.from,
      memberId: row.to,
      nickname,
      avatar,
      company,
      position,
      message: row.message,
      status: statusOf(domain, row),
      createdTime: row.at,
    };
  });
  return { ...page, pendingCount: pendingCountOf(domain, memberId) };
};

export const requestMessage = (domain: Domain, memberId: string, id: string): string => {
  const row = domain.tables.friendRequests.get(id);
  if (row?.to !== memberId && row?.from !== memberId) throw notFound();
  return row.message;
};
