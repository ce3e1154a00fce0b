import type { company } from '#services/contract/company.contract.ts';
import { companySuggestionsPerRequest } from '#services/contract/constants.ts';
import type { Domain } from '../domain/domain.ts';
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
import type { Handlers } from './handlers.ts';

export const companyHandlers = (domain: Domain): Handlers<typeof company> => ({
  searchCompanies: ({ query }) => ({ status: 200, data: searchCompanies(domain, query.keyword, query.size) }),
  hotCompanies: () => ({ status: 200, data: hotCompanies(domain) }),
  basic: ({ params }) => companyBasic(domain, params.id),
  search: ({ caller, query }) => companyPage(domain, caller?.memberId ?? null, query),
  followedPage: ({ caller, query }) => followedCompanies(domain, memberIdOf(caller), query),
  byPeople: () => companiesByPeople(domain),
  byHot: () => companiesByHot(domain),
  searchNames: ({ query }) => searchCompanies(domain, query.keyword, companySuggestionsPerRequest),
  detail: ({ caller, params }) => companyDetail(domain, caller?.memberId ?? null, params.companyId),
  choices: () => companyChoicesOf(domain),
  follow: ({ caller, params }) => followCompany(domain, memberIdOf(caller), params.id, true),
  unfollow: ({ caller, params }) => followCompany(domain, memberIdOf(caller), params.id, false),
  searchProducts: ({ query }) => productPage(domain, query),
  product: ({ params }) => productDetail(domain, params.id),
});
