import type { company } from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest } from '#services/contract/constants.ts';
import {
  companiesByHot,
  companiesByPeople,
  companyBasic,
  companyChoicesOf,
  companyDetail,
  companyPage,
  followCompany,
  followedCompanies,
  hotCompanies,
  searchCompanies,
} from '../domain/rules/companies.ts';
import { productDetail, productPage } from '../domain/rules/products.ts';
import { memberIdOf } from '../domain/rules/tokens.ts';
import type { World } from '../domain/world.ts';
import type { Handlers } from './handlers.ts';

export const companyHandlers = (world: World): Handlers<typeof company> => ({
  searchCompanies: ({ query }) => ({ status: 200, data: searchCompanies(world, query.keyword, query.size) }),
  hotCompanies: () => ({ status: 200, data: hotCompanies(world) }),
  basic: ({ params }) => companyBasic(world, params.id),
  search: ({ caller, query }) => companyPage(world, caller?.memberId ?? null, query),
  followedPage: ({ caller, query }) => followedCompanies(world, memberIdOf(caller), query),
  byPeople: () => companiesByPeople(world),
  byHot: () => companiesByHot(world),
  searchNames: ({ query }) => searchCompanies(world, query.keyword, companySuggestionsPerRequest),
  detail: ({ caller, params }) => companyDetail(world, caller?.memberId ?? null, params.companyId),
  choices: () => companyChoicesOf(world),
  follow: ({ caller, params }) => {
    followCompany(world, memberIdOf(caller), params.id, true);
    return true;
  },
  unfollow: ({ caller, params }) => {
    followCompany(world, memberIdOf(caller), params.id, false);
    return true;
  },
  searchProducts: ({ query }) => productPage(world, query),
  product: ({ params }) => productDetail(world, params.id),
});
