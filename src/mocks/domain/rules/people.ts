import type { PageOf } from '#services/contract/contract.ts';
import type { MemberCard, PersonDetail, VisitorCard } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import type { MemberRow } from '../seed-rows.ts';
import { infoOf, memberOf } from './accounts.ts';
import { type DateRange, isWithin } from './date-range.ts';
import { isFollowing } from './follows.ts';
import { areFriends, friendIds, hasPendingRequest } from './friends.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { regionIds } from './regions.ts';
import { educationOf, workOf } from './registration.ts';
import { industryTagsOf } from './tags.ts';

type Viewer = string | null;

export interface PeopleFilter extends Paging {
  readonly tagId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly companyCategory?: string | undefined;
  readonly locationId?: number | undefined;
  readonly lastActive?: DateRange | undefined;
}

export const listed = (domain: Domain): readonly MemberRow[] =>
  [...domain.tables.members.values()].filter(({ isRequired, profile }) => !isRequired && profile.nickname !== '');

const relationOf = (domain: Domain, viewer: Viewer, memberId: string) => ({
  isFollowed: isFollowing(domain, viewer, memberId),
  isFriend: viewer !== null && areFriends(domain, viewer, memberId),
  hasPendingFriendRequest: viewer !== null && hasPendingRequest(domain, viewer, memberId),
});

export const cardOf =
  (domain: Domain, viewer: Viewer) =>
  (row: MemberRow): MemberCard => ({
    memberId: row.memberId,
    name: row.profile.nickname,
    avatar: row.avatar,
    company: row.profile.company,
    position: row.profile.position,
    ...relationOf(domain, viewer, row.memberId),
    location: row.profile.location,
    introduction: row.introduction,
    industryTagList: industryTagsOf(domain, row.memberId),
    followerCount: row.followerCount,
    lastActiveTime: row.activeAt,
  });

const cards = (domain: Domain, viewer: Viewer, rows: readonly MemberRow[], paging: Paging): PageOf<MemberCard> =>
  mapPage(pageOf(rows, paging), cardOf(domain, viewer));

const byActivity = (a: MemberRow, b: MemberRow): number =>
  b.activeAt - a.activeAt || Number(a.memberId) - Number(b.memberId);

export const peoplePage = (domain: Domain, viewer: Viewer, filter: PeopleFilter): PageOf<MemberCard> => {
  const places = filter.locationId === undefined ? null : regionIds(domain, filter.locationId);
  const rows = listed(domain).filter(
    ({ profile, industryTagIds, activeAt }) =>
      (filter.tagId === undefined || industryTagIds.includes(filter.tagId)) &&
      (filter.companyId === undefined || profile.companyId === filter.companyId) &&
      (filter.companyCategory === undefined ||
        domain.seed.companyCategory(profile.companyId)?.code === filter.companyCategory) &&
      (places === null || (profile.locationId !== null && places.has(profile.locationId))) &&
      isWithin(filter.lastActive, activeAt, domain.now()),
  );
  return cards(domain, viewer, rows.toSorted(byActivity), filter);
};

export const popularPeople = (domain: Domain, viewer: Viewer, paging: Paging): PageOf<MemberCard> =>
  cards(
    domain,
    viewer,
    listed(domain).toSorted((a, b) => b.followerCount - a.followerCount || byActivity(a, b)),
    paging,
  );

export const newestPeople = (domain: Domain, viewer: Viewer, paging: Paging): PageOf<MemberCard> =>
  cards(
    domain,
    viewer,
    listed(domain).toSorted((a, b) => b.joinedAt - a.joinedAt || byActivity(a, b)),
    paging,
  );

export const searchPeople = (
  domain: Domain,
  viewer: Viewer,
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
  const rows = listed(domain).filter(
    (row) => word !== '' && rank(row) !== -1 && isWithin(lastActive, row.activeAt, domain.now()),
  );
  return cards(
    domain,
    viewer,
    rows.toSorted((a, b) => rank(a) - rank(b) || byActivity(a, b)),
    paging,
  );
};

export const visitorsOf = (domain: Domain, memberId: string, paging: Paging): PageOf<VisitorCard> => {
  const visits = [...(domain.tables.visitors.get(memberId) ?? [])].toSorted((a, b) => b[1] - a[1]);
  return mapPage(pageOf(visits, paging), ([visitorId, visitTime]) => ({
    ...cardOf(domain, memberId)(memberOf(domain, visitorId)),
    visitTime,
  }));
};

export const friendsOf = (domain: Domain, memberId: string, paging: Paging): PageOf<MemberCard> =>
  cards(
    domain,
    memberId,
    friendIds(domain, memberId).map((id) => memberOf(domain, id)),
    paging,
  );

/** Public profile (R3-7): no email, mobile or invitation code. Records the visit. */
export const openPerson = (domain: Domain, viewer: Viewer, memberId: string): PersonDetail => {
  const row = memberOf(domain, memberId);
  if (viewer !== null && viewer !== memberId) domain.commit({ type: 'person.viewed', memberId, visitorId: viewer });
  return {
    ...infoOf(row),
    email: null,
    phoneNumber: null,
    inviteMiniappCode: null,
    followerCount: row.followerCount,
    followCount: row.followCount,
    ...relationOf(domain, viewer, memberId),
    location: row.profile.location,
    introduction: row.introduction,
    joinedTime: row.joinedAt,
    industryTagList: industryTagsOf(domain, memberId),
    workHistoryList: workOf(domain, memberId),
    educationHistoryList: educationOf(domain, memberId),
  };
};

export const personMiniappCode = (domain: Domain, memberId: string, page: string): string => {
  memberOf(domain, memberId);
  return domain.seed.miniappCode(`${page}?id=${memberId}`);
};
