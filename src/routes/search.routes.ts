import type { SiteId } from '#services/address/sites.ts';
import { eventsRoutes } from './events.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { postRoutes } from './post.routes.ts';
import { type Chart, route, type View } from './route.ts';

/** R2.6-80 */
export const searchKinds = ['news', 'people', 'post', 'events', 'company'] as const;
export type SearchKind = (typeof searchKinds)[number];

const isSearchKind = (name: string | undefined): name is SearchKind => searchKinds.some((kind) => kind === name);

/** The site's own results; people on a people page (docs/choices.md R2.4-24); the open tab's on a page of results. */
export const searchKindAt = (at: {
  readonly name: string;
  readonly site: SiteId;
  readonly params: Readonly<Record<string, string>>;
}): SearchKind => {
  if (isSearchKind(at.params.kind)) return at.params.kind;
  return /^news\.(people|person)/.test(at.name) ? 'people' : at.site;
};

const search = {
  path: ['/search', '/search/:word', '/search/:kind/:word'],
  page: 'search',
  chart: (): Chart => import('#machines/search/search-results.machine.ts').then((m) => m.searchResultsMachine),
  view: (): View => import('#views/search/SearchResults.tsx').then((m) => m.SearchResults),
  params: (at: Parameters<typeof searchKindAt>[0]) => ({ kind: searchKindAt(at) }),
  listed: false,
} as const;

export const searchRoutes = {
  'news.search': route({ ...search, site: 'news', section: null, aside: newsRoutes['news.list'].aside }),
  'events.search': route({ ...search, site: 'events', aside: eventsRoutes['events.list'].aside }),
  'post.search': route({
    ...search,
    site: 'post',
    section: null,
    aside: postRoutes['post.tagPosts'].aside,
    specName: 'homeSearch',
  }),
};
