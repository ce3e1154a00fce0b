import { hotCompanies, searchCompanies } from '#mocks/domain/rules/companies.ts';
import type { World } from '#mocks/domain/world.ts';
import type { company } from '#services/contract/company.contract.ts';
import type { Handlers } from './handlers.ts';

export const companyHandlers = (world: World): Handlers<typeof company> => ({
  searchCompanies: ({ query }) => ({ status: 200, data: searchCompanies(world, query.keyword, query.size) }),
  hotCompanies: () => ({ status: 200, data: hotCompanies(world) }),
});
