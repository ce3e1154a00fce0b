import type { PageOf } from '#services/contract/contract.ts';
import type { MemberCard } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import type { MemberRow } from '../seed-rows.ts';
import { isFollowing } from './follows.ts';
import { areFriends } from './friends.ts';
import { mapPage, type Paging, pageOf } from './paging.ts';
import { cardOf, listed } from './people.ts';

const hour = 60 * 60 * 1_000;
const shuffled = 60;

/** Pseudo-random, constant for a member within an hour, so that pages stay consistent. */
const lot = (domain: Domain, memberId: string): number => {
  const mixed = Math.imul(Number(memberId) ^ Math.floor(domain.now() / hour), 2_654_435_761) >>> 0;
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 2 ** 32;
};

/** Members sharing tags, trade, company or city, best match first; guests get the most followed ones. */
export const interestingPeople = (
  domain: Domain,
  viewer: string | null,
  { isRandomSort, ...paging }: Paging & { readonly isRandomSort: boolean },
): PageOf<MemberCard> => {
  const own = viewer === null ? undefined : domain.tables.members.get(viewer);
  const near = (row: MemberRow): number => (own ? nearness(domain, own, row) : row.followerCount / 1_000);
  const rows = listed(domain)
    .filter(
      ({ memberId }) =>
        viewer === null ||
        (memberId !== viewer && !areFriends(domain, viewer, memberId) && !isFollowing(domain, viewer, memberId)),
    )
    .map((row) => ({ row, near: near(row) }))
    .filter((each) => each.near > 0)
    .toSorted((a, b) => b.near - a.near || Number(a.row.memberId) - Number(b.row.memberId))
    .map(({ row }) => row);
  const mixed = isRandomSort
    ? rows.slice(0, shuffled).toSorted((a, b) => lot(domain, a.memberId) - lot(domain, b.memberId))
    : rows;
  return mapPage(pageOf(mixed, paging), cardOf(domain, viewer));
};

const nearness = (domain: Domain, own: MemberRow, other: MemberRow): number => {
  const tags = other.industryTagIds.filter((id) => own.industryTagIds.includes(id)).length;
  const trade = domain.seed.companyCategory(own.profile.companyId)?.code;
  const isSameTrade = trade !== undefined && domain.seed.companyCategory(other.profile.companyId)?.code === trade;
  const [province, city] = own.profile.location.split('/');
  const isSameCity = city !== undefined && other.profile.location.startsWith(`${province}/${city}`);
  return tags * 3 + Number(isSameTrade) * 2 + Number(isSameCity);
};
