import { place } from './place.ts';

const siteContent = { room: 'siteContent', aside: 'hidden' } as const;

/** Places that exist under every base. */
export const commonPlaces = {
  'common.notFound': place('common', ['/404'], { room: 'notFound', aside: 'hidden', name: '404' }),
  'common.redirect': place('common', ['/redirect/*?'], { room: 'redirect', aside: 'hidden', footer: false }),
  'common.login': place('common', ['/sso/login'], { room: 'login', aside: 'hidden', footer: false, name: 'login' }),
  'common.agreement': place('common', ['/site/agreement'], siteContent),
  'common.guide': place('common', ['/site/guide'], siteContent),
  'common.privacy': place('common', ['/site/privacy'], siteContent),
  'common.contact': place('common', ['/site/contact'], siteContent),
  'common.about': place('common', ['/site/about'], siteContent),
  'common.join': place('common', ['/site/join'], siteContent),
  'common.partners': place('common', ['/site/partners'], siteContent),
  'common.flows': place('common', ['/flows', '/flows/:machine'], { room: 'flows', aside: 'hidden' }),
};
