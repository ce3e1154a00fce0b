import { type Params, pageMachine } from '../kit/page.machine.ts';
import { pagedListMachine } from '../kit/paged-list.machine.ts';
import { resourceMachine, subjectMachine } from '../kit/resource.machine.ts';
import { shareMachine } from '../sharing/share.machine.ts';
import { loadCompany, loadCompanyNews, loadCompanyPeople, loadCompanyProducts } from './company-loads.ts';

export const companyMachine = pageMachine('company', 'One company with its products, news and people.', {
  detail: subjectMachine(loadCompany),
  products: pagedListMachine(loadCompanyProducts, 8),
  news: resourceMachine(loadCompanyNews),
  people: resourceMachine(loadCompanyPeople),
  share: shareMachine<Params>(null),
});
