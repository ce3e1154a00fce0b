import type { people } from '#services/contract/people.contract.ts';
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
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

const readerOf = (caller: Caller | null): string | null => caller?.memberId ?? null;

export const peopleHandlers = (world: World): Handlers<typeof people> => ({
  interested: ({ caller, query: { isRandomSort, ...paging } }) =>
    interestingPeople(world, readerOf(caller), { ...paging, isRandomSort: isRandomSort === 'true' }),
  viewed: ({ caller, query }) => visitorsOf(world, memberIdOf(caller), query),
  joinLatest: ({ caller, query }) => newestPeople(world, readerOf(caller), query),
  page: ({ caller, query }) => peoplePage(world, readerOf(caller), query),
  hotFollow: ({ caller, query }) => popularPeople(world, readerOf(caller), query),
  companies: () => companyChoices(world),
  companyCategories: () => categoryChoices(world),
  locations: () => locationChoices(world),
  lastActive: () => activeChoices(world),
  member: ({ caller, params }) => openPerson(world, readerOf(caller), params.memberId),
  search: ({ caller, query }) => searchPeople(world, readerOf(caller), query),
  miniappCode: ({ params, query }) => personMiniappCode(world, params.id, query.page),
});
