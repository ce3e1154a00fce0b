import { dateRanges } from '#services/contract/constants.ts';
import type { ActiveChoice, CategoryChoice, CompanyChoice } from '#services/contract/people.contract.ts';
import type { World } from '../world.ts';
import { isWithin } from './date-range.ts';
import { listed } from './people.ts';
import { regionsHolding } from './regions.ts';

const counts = <K>(keys: readonly K[]): ReadonlyMap<K, number> => {
  const found = new Map<K, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

export const companyChoices = (world: World): readonly (typeof CompanyChoice.Type)[] => {
  const members = counts(listed(world).map(({ profile }) => profile.companyId));
  return world.seed.companies
    .map(({ id, cnName }) => ({ id, name: cnName, memberCount: members.get(id) ?? 0 }))
    .filter(({ memberCount }) => memberCount > 0)
    .toSorted((a, b) => b.memberCount - a.memberCount || a.id - b.id);
};

export const categoryChoices = (world: World): readonly (typeof CategoryChoice.Type)[] => {
  const members = counts(listed(world).map(({ profile }) => world.seed.companyCategory(profile.companyId)?.code));
  return world.seed.companyCategories
    .map(({ code, name }) => ({ code, name, memberCount: members.get(code) ?? 0 }))
    .filter(({ memberCount }) => memberCount > 0);
};

export const locationChoices = (world: World) =>
  regionsHolding(world, new Set(listed(world).flatMap(({ profile }) => profile.locationId ?? [])));

export const activeChoices = (world: World): readonly (typeof ActiveChoice.Type)[] =>
  dateRanges.map((range) => ({
    range,
    memberCount: listed(world).filter(({ activeAt }) => isWithin(range, activeAt, world.now())).length,
  }));
