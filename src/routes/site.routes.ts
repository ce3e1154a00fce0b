import { route } from './route.ts';

const common = { site: 'common', page: 'siteContent' } as const;
const news = { site: 'news', section: null, page: 'siteContent' } as const;

export const siteRoutes = {
  'common.notFound': route({ site: 'common', path: ['/404'], page: 'notFound', specName: '404', listed: false }),
  'common.redirect': route({ site: 'common', path: ['/redirect/*?'], page: null, listed: false }),
  'common.login': route({
    site: 'common',
    path: ['/sso/login'],
    page: 'loginPage',
    specName: 'login',
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
  'common.flows': route({ site: 'common', path: ['/flows', '/flows/:machine'], page: 'flows', query: ['state'] }),
  'news.case': route({ ...news, path: ['/case'], params: { code: 'case' } }),
  'news.service': route({ ...news, path: ['/service'], params: { code: 'service' } }),
  'news.miniappAgreement': route({ ...news, path: ['/miniapp/agreement'], params: { code: 'agreement' } }),
  'news.miniappPrivacy': route({ ...news, path: ['/miniapp/privacy'], params: { code: 'privacy' } }),
  'news.miniappContact': route({ ...news, path: ['/miniapp/contact'], params: { code: 'contact' } }),
};
