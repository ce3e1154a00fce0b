import { company } from '#services/contract/company.contract.ts';
import { call } from '#services/env.ts';
import { companySuggestMachine } from '../company-suggest/company-suggest.machine.ts';
import { fromEffect } from '../kit/from-effect.ts';
import { pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine } from '../kit/resource.machine.ts';
import { loadCompanies, loadCompanyChoices, loadCompanyRanks } from './company-loads.ts';

/** R7.6-40. */
const companyNamesMachine = companySuggestMachine.provide({
  actors: { search: fromEffect(({ keyword }) => call(company.searchNames, { query: { keyword } })) },
});

export const companiesMachine = pageMachine('companies', 'The company library.', {
  choices: resourceMachine(loadCompanyChoices),
  ranks: resourceMachine(loadCompanyRanks),
  names: companyNamesMachine,
  list: pagedListMachine(loadCompanies, 12),
});
