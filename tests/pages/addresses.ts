import { type ParamsOf, type RouteName, routeNames } from '#routes/routes.ts';
import { defaultSites } from '#services/address/sites.ts';
import { pathsOf } from '../../scripts/lib/sitemap.ts';

/** Routes that are no address without a parameter. */
type OfOne = { [Name in RouteName]: Record<never, never> extends ParamsOf<Name> ? never : Name }[RouteName];
type Addresses<Name extends RouteName> = Readonly<Record<Name, readonly string[]>>;

/** What is shown of routes of one thing, and of others that show more than their plain address does. */
const samples: Addresses<OfOne> & Partial<Addresses<RouteName>> = {
  'common.agreement': ['/community/site/agreement'],
  'common.privacy': ['/events/site/privacy'],
  'common.flows': ['/flows', '/flows/sms-code', '/flows/time', '/flows/live', '/flows/compare'],
  'news.search': ['/search', '/search/news/新品', '/search/people/咖啡', '/search/company/茶'],
  'news.preview': ['/preview/news/60600'],
  'news.article': ['/news/60600'],
  'news.tagNews': ['/news/tag/24813'],
  'news.companyNews': ['/news/company/501'],
  'news.sourceNews': ['/news/source/2502'],
  'news.list': ['/news', '/news/columns/top-100'],
  'news.flash': ['/flash/80200'],
  'news.peopleTag': ['/people/tag/301'],
  'news.person': ['/people/1002'],
  'news.company': ['/company/501'],
  'news.product': ['/product/3001'],
  'events.search': ['/events/search/events/展'],
  'events.source': ['/events/source/3206'],
  'events.event': ['/events/80012'],
  'events.preview': ['/events/preview/events/80012'],
  'events.list': ['/events/forum'],
  'post.home': [],
  'post.search': ['/community/search/post/茶'],
  'post.tagSearch': ['/community/tag/39'],
  'post.edit': ['/community/circle/post/700500/edit'],
  'post.post': ['/community/post/700500'],
  'post.topic': ['/community/topic/5001'],
  'post.circle': ['/community/circle/4001'],
  'post.message': ['/community/message/70001', '/community/message/7'],
  'post.tagPosts': ['/community/popular', '/community/demand/packaging'],
};

/** Addresses of every route that has something to show; one that only leads elsewhere has none. */
export const addresses = Object.fromEntries(
  routeNames.map((name) => [name, samples[name] ?? pathsOf(name, defaultSites)]),
) as Addresses<RouteName>;
