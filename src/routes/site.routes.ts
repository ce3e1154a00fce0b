import { type Chart, route, type View } from './route.ts';

const siteContent = {
  page: 'siteContent',
  chart: (): Chart => import('#machines/content/site-content.machine.ts').then((m) => m.siteContentMachine),
  view: (): View => import('#views/site/SiteContent.tsx').then((m) => m.SiteContent),
} as const;
const common = { ...siteContent, site: 'common' } as const;
const news = {
  ...siteContent,
  site: 'news',
  section: null,
  aside: { web: ['communityGroup', 'relatedLinks'], mobile: [] },
} as const;

export const siteRoutes = {
  'common.notFound': route({
    site: 'common',
    path: ['/404'],
    page: 'notFound',
    view: (): View => import('#views/shell/NotFound.tsx').then((m) => m.NotFound),
    specName: '404',
    describesItself: false,
    listed: false,
  }),
  'common.redirect': route({ site: 'common', path: ['/redirect/*?'], page: 'redirect', footer: false, listed: false }),
  'common.login': route({
    site: 'common',
    path: ['/sso/login'],
    page: 'login',
    view: (): View => import('#views/shell/LoginPage.tsx').then((m) => m.LoginPage),
    footer: false,
    specName: 'login',
    describesItself: false,
    listed: false,
    query: ['redirect', 'nextUrl', 'newTab'],
  }),
  'common.agreement': route({ ...common, path: ['/site/agreement'], params: { code: 'agreement' } }),
  'common.guide': route({ ...common, path: ['/site/guide'], params: { code: 'guide' } }),
  'common.privacy': route({ ...common, path: ['/site/privacy'], params: { code: 'privacy' } }),
  'common.contact': route({ ...common, path: ['/site/contact'], params: { code: 'contact' } }),
  'common.about': route({ ...common, path: ['/site/about'], params: { code: 'about' } }),
  'common.join': route({ ...common, path: ['/site/join'], params: { code: 'join' } }),
  'common.partners': route({ ...common, path: ['/site/partners'], params: { code: 'partners' } }),
  'common.flows': route({
    site: 'common',
    path: ['/flows', '/flows/:machine'],
    page: 'flows',
    chart: (): Chart => import('#machines/flows/flows.machine.ts').then((m) => m.flowsMachine),
    view: (): View => import('#views/flows/Flows.tsx').then((m) => m.Flows),
    query: ['state'],
  }),
  'news.case': route({ ...news, path: ['/case'], params: { code: 'case' } }),
  'news.service': route({ ...news, path: ['/service'], params: { code: 'service' } }),
  'news.miniappAgreement': route({ ...news, path: ['/miniapp/agreement'], params: { code: 'agreement' } }),
  'news.miniappPrivacy': route({ ...news, path: ['/miniapp/privacy'], params: { code: 'privacy' } }),
  'news.miniappContact': route({ ...news, path: ['/miniapp/contact'], params: { code: 'contact' } }),
};
