import type { PageOf } from '#services/contract/contract.ts';
import { followRefusal } from '#services/contract/follow.contract.ts';
import type { Follow } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { refuse } from '../refusal.ts';
import { briefOf, memberOf } from './accounts.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const follow = (domain: Domain, memberId: string, followedId: string): void => {
  memberOf(domain, followedId);
  if (memberId === followedId) throw refuse(followRefusal.self, '不能关注自己');
  if (!isFollowing(domain, memberId, followedId)) domain.commit({ type: 'member.followed', memberId, followedId });
};

export const unfollow = (domain: Domain, memberId: string, followedId: string): void => {
  memberOf(domain, followedId);
  if (isFollowing(domain, memberId, followedId)) domain.commit({ type: 'member.unfollowed', memberId, followedId });
};

export const isFollowing = (domain: Domain, follower: string | null, followedId: string): boolean =>
  follower !== null && (domain.tables.follows.get(follower)?.has(followedId) ?? false);

export const followsOf = (domain: Domain, viewer: string | null, memberId: string, paging: Paging): PageOf<Follow> =>
  listed(domain, viewer, memberId, domain.tables.follows, paging);

export const fansOf = (domain: Domain, viewer: string | null, memberId: string, paging: Paging): PageOf<Follow> =>
  listed(domain, viewer, memberId, domain.tables.fans, paging);

const listed = (
  domain: Domain,
  viewer: string | null,
  memberId: string,
  table: ReadonlyMap<string, ReadonlyMap<string, number>>,
  paging: Paging,
): PageOf<Follow> => {
  memberOf(domain, memberId);
  const rows = [...(table.get(memberId) ?? [])].toSorted(([a, x], [b, y]) => y - x || Number(b) - Number(a));
  return mapPage(pageOf(rows, paging), ([id, at]) => {
    const isFollowed = isFollowing(domain, viewer, id);
    const isMutual = isFollowed && viewer !== null && isFollowing(domain, id, viewer);
    return { ...briefOf(domain, id), followedTime: at, isFollowed, isMutual };
  });
};
