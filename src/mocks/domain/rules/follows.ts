import type { PageOf } from '#services/contract/contract.ts';
import { type Follow, followRefusal } from '#services/contract/follow.contract.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';

export const follow = (world: World, memberId: string, followedId: string): void => {
  memberOf(world, followedId);
  if (memberId === followedId) throw refuse(followRefusal.self, '不能关注自己');
  if (!isFollowing(world, memberId, followedId)) world.commit({ type: 'member.followed', memberId, followedId });
};

export const unfollow = (world: World, memberId: string, followedId: string): void => {
  memberOf(world, followedId);
  if (isFollowing(world, memberId, followedId)) world.commit({ type: 'member.unfollowed', memberId, followedId });
};

export const isFollowing = (world: World, follower: string | null, followedId: string): boolean =>
  follower !== null && (world.tables.follows.get(follower)?.has(followedId) ?? false);

export const followsOf = (world: World, reader: string | null, memberId: string, paging: Paging): PageOf<Follow> =>
  listed(world, reader, memberId, world.tables.follows, paging);

export const fansOf = (world: World, reader: string | null, memberId: string, paging: Paging): PageOf<Follow> =>
  listed(world, reader, memberId, world.tables.fans, paging);

const listed = (
  world: World,
  reader: string | null,
  memberId: string,
  table: ReadonlyMap<string, ReadonlyMap<string, number>>,
  paging: Paging,
): PageOf<Follow> => {
  memberOf(world, memberId);
  const rows = [...(table.get(memberId) ?? [])].toSorted(([a, x], [b, y]) => y - x || Number(b) - Number(a));
  return mapPage(pageOf(rows, paging), ([id, at]) => {
    const { nickname: name, avatar, company, position } = infoOf(memberOf(world, id));
    const isFollowed = isFollowing(world, reader, id);
    const isMutual = isFollowed && reader !== null && isFollowing(world, id, reader);
    return { memberId: id, name, avatar, company, position, followedTime: at, isFollowed, isMutual };
  });
};
