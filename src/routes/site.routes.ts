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
  'common.about': route({ ...common, path: ['/site/about'], params: { code: 'about' } }),
  'common.contact': route({ ...common, path: ['/site/contact'], params: { code: 'contact' } }),
  'common.join': route({ ...common, path: ['/site/join'], params: { code: 'join' } }),
  'common.partners': route({ ...common, path: ['/site/partners'], params: { code: 'partners' } }),
  'news.case': route({ ...news, path: ['/case'], params: { code: 'case' } }),
  'news.service': route({ ...news, path: ['/service'], params: { code: 'service' } }),
  'common.guide': route({ ...common, path: ['/site/guide'], params: { code: 'guide' } }),
  'common.agreement': route({ ...common, path: ['/site/agreement'], params: { code: 'agreement' } }),
  'common.privacy': route({ ...common, path: ['/site/privacy'], params: { code: 'privacy' } }),
  'news.miniappAgreement': route({ ...news, path: ['/miniapp/agreement'], params: { code: 'agreement' } }),
  'news.miniappPrivacy': route({ ...news, path: ['/miniapp/privacy'], params: { code: 'privacy' } }),
  'news.miniappContact': route({ ...news, path: ['/miniapp/contact'], params: { code: 'contact' } }),
  'common.flows': route({ site: 'common', path: ['/flows', '/flows/:machine'], page: 'flows', query: ['state'] }),
};

type SiteRoutes = typeof siteRoutes;
type TextRoute = {
  [Name in keyof SiteRoutes]: SiteRoutes[Name] extends { readonly page: 'siteContent' } ? Name : never;
}[keyof SiteRoutes];

const isText = (name: string): name is TextRoute => siteRoutes[name as keyof SiteRoutes].page === 'siteContent';

const codeOf = (name: TextRoute) => siteRoutes[name].params.code;

/** Each text about the site once, at its first address. */
export const siteTexts = Object.keys(siteRoutes)
  .filter(isText)
  .filter((name, at, all) => all.findIndex((other) => codeOf(other) === codeOf(name)) === at)
  .map((name) => ({ name, code: codeOf(name) }));
