import type { FavouriteRow, FollowRow } from '../domain/seed-rows.ts';
import { type MemberRow, personaIds } from './members.ts';
import { randomFor } from './random.ts';
import { timesOf } from './relationships.ts';
import { minute } from './times.ts';

export function createFollows(
  now: number,
  members: readonly MemberRow[],
  friendsOfLiran: readonly string[],
): FollowRow[] {
  const random = randomFor('follows');
  const joined = new Map(members.map(({ id }) => [id, timesOf(id, now).joinedAt]));
  const since = (one: string, other: string): number =>
    now -
    Math.max(minute, Math.round(random.next() ** 3 * (now - Math.max(joined.get(one) ?? 0, joined.get(other) ?? 0))));
  const known = members.filter(({ registerRequired }) => !registerRequired);
  const famous = random.picks(known, known.length);
  const friendsFollowed = friendsOfLiran.filter((_, index) => index % 3 === 1).slice(0, 8);
  const follows = known.flatMap((member) => {
    const wanted = member.id === personaIds.liran ? 24 : Math.round(random.next() ** 2 * 32);
    const followed = new Set<string>();
    for (let drawn = 0; drawn < wanted; drawn += 1) {
      const other = famous[Math.floor(random.next() ** 3 * famous.length)];
      if (other && other.id !== member.id) followed.add(other.id);
    }
    if (member.id === personaIds.wangfang) followed.add(personaIds.liran);
    return [...followed].map((followedId) => ({
      memberId: member.id,
      followedId,
      at: since(member.id, followedId),
    }));
  });
  const followed = new Set(follows.filter(isLiran).map(({ followedId }) => followedId));
  const more = friendsFollowed
    .filter((id) => !followed.has(id))
    .map((followedId) => ({ memberId: personaIds.liran, followedId, at: since(personaIds.liran, followedId) }));
  return [...follows, ...more];
}

const isLiran = ({ memberId }: FollowRow): boolean => memberId === personaIds.liran;

export function createFavourites(
  now: number,
  entities: readonly (Pick<FavouriteRow, 'type'> & { readonly id: string })[],
): ReadonlyMap<string, readonly FavouriteRow[]> {
  const random = randomFor('favourites');
  const pickFavourites = (count: number, first: number): readonly FavouriteRow[] =>
    random.picks(entities, count).map(({ type, id }, index) => ({
      id: String(first + index),
      type,
      entityId: id,
      at: now - (index + 1) * random.int(40, 900) * minute,
    }));
  return new Map([
    [personaIds.liran, pickFavourites(14, 5_001)],
    [personaIds.wangfang, pickFavourites(6, 5_101)],
  ]);
}

export function createFollowedCompanies(
  companies: readonly { readonly id: number }[],
): ReadonlyMap<string, readonly number[]> {
  const random = randomFor('followed-companies');
  const some = (count: number): readonly number[] => random.picks(companies, count).map(({ id }) => id);
  return new Map([
    [personaIds.liran, some(7)],
    [personaIds.wangfang, some(3)],
  ]);
}
