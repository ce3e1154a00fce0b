import { type Params, pageMachine } from '../shared/page.machine.ts';
import { pagedListMachine } from '../shared/paged-list.machine.ts';
import { resourceMachine, subjectMachine } from '../shared/resource.machine.ts';
import { shareMachine } from '../shared/share.machine.ts';
import { loadCompany, loadCompanyNews, loadCompanyPeople, loadCompanyProducts } from './company-loads.ts';

export const companyMachine = pageMachine('company', 'One company with its products, news and people.', {
  detail: subjectMachine(loadCompany),
  products: pagedListMachine(loadCompanyProducts, 8),
  news: resourceMachine(loadCompanyNews),
  people: resourceMachine(loadCompanyPeople),
  share: shareMachine<Params>(null),
});
