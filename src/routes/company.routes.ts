import { route } from './route.ts';

const trade = { site: 'news', section: 'companies' } as const;

export const companyRoutes = {
  'news.companies': route({ ...trade, path: ['/company'], page: 'companies' }),
  'news.company': route({ ...trade, path: ['/company/:id'], page: 'company', about: 'company', counts: 'company' }),
  'news.product': route({ ...trade, path: ['/product/:id'], page: 'product', about: 'product', counts: 'company' }),
};
