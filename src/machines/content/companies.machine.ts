import { pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine } from '../shared/resource.machine.ts';
import { loadCompanies, loadCompanyChoices, loadCompanyRanks } from './company-loads.ts';

export const companiesMachine = pageMachine('companies', 'The company library.', {
  choices: resourceMachine(loadCompanyChoices),
  ranks: resourceMachine(loadCompanyRanks),
  list: pagedListMachine(loadCompanies, 12),
});
