import { type Chart, route, type View } from './route.ts';

const trade = {
  site: 'news',
  section: 'companies',
  aside: {
    web: ['hotNews', 'latestFlashes', 'recommendedFollow', 'communityGroup', 'relatedLinks', 'footer'],
    mobile: ['communityGroup'],
  },
} as const;

export const companyRoutes = {
  'news.companies': route({
    ...trade,
    path: ['/company'],
    page: 'companies',
    chart: (): Chart => import('#machines/content/companies.machine.ts').then((m) => m.companiesMachine),
    view: (): View => import('#views/company/Companies.tsx').then((m) => m.Companies),
  }),
  'news.company': route({
    ...trade,
    path: ['/company/:id'],
    page: 'company',
    chart: (): Chart => import('#machines/content/company.machine.ts').then((m) => m.companyMachine),
    view: (): View => import('#views/company/Company.tsx').then((m) => m.Company),
    about: 'company',
    counts: 'company',
  }),
  'news.product': route({
    ...trade,
    path: ['/product/:id'],
    page: 'product',
    chart: (): Chart => import('#machines/content/product.machine.ts').then((m) => m.productMachine),
    view: (): View => import('#views/company/Product.tsx').then((m) => m.Product),
    about: 'product',
    counts: 'company',
  }),
};
