import type { PageOf } from '#services/contract/contract.ts';
import type { MemberCard, PersonDetail, VisitorCard } from '#services/contract/people.contract.ts';
import type { MemberRow } from '../seed-rows.ts';
import type { World } from '../world.ts';
import { infoOf, memberOf } from './accounts.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFollowing } from './follows.ts';
import { areFriends, friendIds, hasPendingRequest } from './friends.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { regionIds } from './regions.ts';
import { educationOf, workOf } from './registration.ts';
import { industryTagsOf } from './tags.ts';

type Reader = string | null;

export interface PeopleFilter extends Paging {
  readonly tagId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly companyCategory?: string | undefined;
  readonly locationId?: number | undefined;
  readonly lastActive?: DateRange | undefined;
}

export const listed = (world: World): readonly MemberRow[] =>
  [...world.tables.members.values()].filter(({ isRequired, profile }) => !isRequired && profile.nickname !== '');

const relationOf = (world: World, reader: Reader, memberId: string) => ({
  isFollowed: isFollowing(world, reader, memberId),
  isFriend: reader !== null && areFriends(world, reader, memberId),
  hasPendingFriendRequest: reader !== null && hasPendingRequest(world, reader, memberId),
});

export const cardOf =
  (world: World, reader: Reader) =>
  (row: MemberRow): MemberCard => ({
    memberId: row.memberId,
    name: row.profile.nickname,
    avatar: row.avatar,
    company: row.profile.company,
    position: row.profile.position,
    ...relationOf(world, reader, row.memberId),
    location: row.profile.location,
    introduction: row.introduction,
    industryTagList: industryTagsOf(world, row.memberId),
    followerCount: row.followerCount,
    lastActiveTime: row.activeAt,
  });

const cards = (world: World, reader: Reader, rows: readonly MemberRow[], paging: Paging): PageOf<MemberCard> =>
  mapPage(pageOf(rows, paging), cardOf(world, reader));

const byActivity = (a: MemberRow, b: MemberRow): number =>
  b.activeAt - a.activeAt || Number(a.memberId) - Number(b.memberId);

export const peoplePage = (world: World, reader: Reader, filter: PeopleFilter): PageOf<MemberCard> => {
  const places = filter.locationId === undefined ? null : regionIds(world, filter.locationId);
  const rows = listed(world).filter(
    ({ profile, industryTagIds, activeAt }) =>
      (filter.tagId === undefined || industryTagIds.includes(filter.tagId)) &&
      (filter.companyId === undefined || profile.companyId === filter.companyId) &&
      (filter.companyCategory === undefined ||
        world.seed.companyCategory(profile.companyId)?.code === filter.companyCategory) &&
      (places === null || (profile.locationId !== null && places.has(profile.locationId))) &&
      isWithin(filter.lastActive, activeAt, world.now()),
  );
  return cards(world, reader, rows.toSorted(byActivity), filter);
};

export const popularPeople = (world: World, reader: Reader, paging: Paging): PageOf<MemberCard> =>
  cards(
    world,
    reader,
    listed(world).toSorted((a, b) => b.followerCount - a.followerCount || byActivity(a, b)),
    paging,
  );

export const newestPeople = (world: World, reader: Reader, paging: Paging): PageOf<MemberCard> =>
  cards(
    world,
    reader,
    listed(world).toSorted((a, b) => b.joinedAt - a.joinedAt || byActivity(a, b)),
    paging,
  );

export const searchPeople = (
  world: World,
  reader: Reader,
  {
    keyword,
    lastActive,
    ...paging
  }: Paging & { readonly keyword: string; readonly lastActive?: DateRange | undefined },
): PageOf<MemberCard> => {
  const word = keyword.trim().toLowerCase();
  const has = (text: string): boolean => text.toLowerCase().includes(word);
  const rank = ({ profile: { nickname, company, position } }: MemberRow): number =>
    [nickname, company, position].findIndex(has);
  const rows = listed(world).filter(
    (row) => word !== '' && rank(row) !== -1 && isWithin(lastActive, row.activeAt, world.now()),
  );
  return cards(
    world,
    reader,
    rows.toSorted((a, b) => rank(a) - rank(b) || byActivity(a, b)),
    paging,
  );
};

export const visitorsOf = (world: World, memberId: string, paging: Paging): PageOf<VisitorCard> => {
  const visits = [...(world.tables.visitors.get(memberId) ?? [])].toSorted((a, b) => b[1] - a[1]);
  return mapPage(pageOf(visits, paging), ([visitorId, visitTime]) => ({
    ...cardOf(world, memberId)(memberOf(world, visitorId)),
    visitTime,
  }));
};

export const friendsOf = (world: World, memberId: string, paging: Paging): PageOf<MemberCard> =>
  cards(
    world,
    memberId,
    friendIds(world, memberId).map((id) => memberOf(world, id)),
    paging,
  );

/** Public profile (R3-7): no email, mobile or invitation code. Records the visit. */
export const openPerson = (world: World, reader: Reader, memberId: string): PersonDetail => {
  const row = memberOf(world, memberId);
  if (reader !== null && reader !== memberId) world.commit({ type: 'person.viewed', memberId, visitorId: reader });
  return {
    ...infoOf(row),
    email: null,
    phoneNumber: null,
    inviteMiniappCode: null,
    followerCount: row.followerCount,
    followCount: row.followCount,
    ...relationOf(world, reader, memberId),
    location: row.profile.location,
    introduction: row.introduction,
    joinedTime: row.joinedAt,
    industryTagList: industryTagsOf(world, memberId),
    workHistoryList: workOf(world, memberId),
    educationHistoryList: educationOf(world, memberId),
  };
};

export const personMiniappCode = (world: World, memberId: string, page: string): string => {
  memberOf(world, memberId);
  return world.seed.miniappCode(`${page}?id=${memberId}`);
};
