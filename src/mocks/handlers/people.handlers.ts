import type { people } from '#services/contract/people.contract.ts';
import type { Domain } from '../domain/domain.ts';
import { interestingPeople } from '../domain/rules/interest.ts';
import {
  newestPeople,
  openPerson,
  peoplePage,
  personMiniappCode,
  popularPeople,
  searchPeople,
  visitorsOf,
} from '../domain/rules/people.ts';
import { activeChoices, categoryChoices, companyChoices, locationChoices } from '../domain/rules/people-filters.ts';
import { type Caller, memberIdOf } from '../domain/rules/tokens.ts';
import type { Handlers } from './handlers.ts';

const viewerOf = (caller: Caller | null): string | null => caller?.memberId ?? null;

export const peopleHandlers = (domain: Domain): Handlers<typeof people> => ({
  interested: ({ caller, query: { isRandomSort, ...paging } }) =>
    interestingPeople(domain, viewerOf(caller), { ...paging, isRandomSort: isRandomSort === 'true' }),
  viewed: ({ caller, query }) => visitorsOf(domain, memberIdOf(caller), query),
  joinLatest: ({ caller, query }) => newestPeople(domain, viewerOf(caller), query),
  page: ({ caller, query }) => peoplePage(domain, viewerOf(caller), query),
  hotFollow: ({ caller, query }) => popularPeople(domain, viewerOf(caller), query),
  companies: () => companyChoices(domain),
  companyCategories: () => categoryChoices(domain),
  locations: () => locationChoices(domain),
  lastActive: () => activeChoices(domain),
  member: ({ caller, params }) => openPerson(domain, viewerOf(caller), params.memberId),
  search: ({ caller, query }) => searchPeople(domain, viewerOf(caller), query),
  miniappCode: ({ params, query }) => personMiniappCode(domain, params.id, query.page),
});
