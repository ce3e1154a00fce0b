import { dateRanges } from '#services/contract/constants.ts';
import type { ActiveChoice, CategoryChoice, CompanyChoice } from '../../sent.ts';
import type { Domain } from '../domain.ts';
import { isWithin } from './date-range.ts';
import { listed } from './people.ts';
import { regionsHolding } from './regions.ts';

export const companyChoices = (domain: Domain): readonly CompanyChoice[] => {
  const members = Map.groupBy(listed(domain), ({ profile }) => profile.companyId);
  return domain.seed.companies
    .map(({ id, cnName }) => ({ id, name: cnName, memberCount: members.get(id)?.length ?? 0 }))
    .filter(({ memberCount }) => memberCount > 0)
    .toSorted((a, b) => b.memberCount - a.memberCount || a.id - b.id);
};

export const categoryChoices = (domain: Domain): readonly CategoryChoice[] => {
  const members = Map.groupBy(listed(domain), ({ profile }) => domain.seed.companyCategory(profile.companyId)?.code);
  return domain.seed.companyCategories
    .map(({ code, name }) => ({ code, name, memberCount: members.get(code)?.length ?? 0 }))
    .filter(({ memberCount }) => memberCount > 0);
};

export const locationChoices = (domain: Domain) =>
  regionsHolding(domain, new Set(listed(domain).flatMap(({ profile }) => profile.locationId ?? [])));

export const activeChoices = (domain: Domain): readonly ActiveChoice[] =>
  dateRanges.map((range) => ({
    range,
    memberCount: listed(domain).filter(({ activeAt }) => isWithin(range, activeAt, domain.now())).length,
  }));
