import type { SiteId } from '#services/address/sites.ts';
import { route } from './route.ts';

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
  params: (at: Parameters<typeof searchKindAt>[0]) => ({ kind: searchKindAt(at) }),
  listed: false,
} as const;

export const searchRoutes = {
  'news.search': route({ ...search, site: 'news', section: null }),
  'events.search': route({ ...search, site: 'events' }),
  'post.search': route({ ...search, site: 'post', section: null, specName: 'homeSearch' }),
};
