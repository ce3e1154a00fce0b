import type { SearchKind } from '#services/address/place.ts';
import type { PlaceName } from '#services/address/places.ts';
import type { SiteId } from '#services/address/sites.ts';

interface Where {
  readonly place: PlaceName;
  readonly site: SiteId;
  readonly params: Readonly<Record<string, string>>;
}

const ofSite = { news: 'news', post: 'post', events: 'events' } as const satisfies Record<SiteId, SearchKind>;
const kinds: readonly string[] = ['news', 'people', 'post', 'events', 'company'] satisfies SearchKind[];

const isKind = (name: string | undefined): name is SearchKind => name !== undefined && kinds.includes(name);

/**
 * The results that a search begun at a place opens: the site's own, people on a people page (docs/choices.md R2.4-24),
 * and on a page of results those of the open tab.
 */
export const searchKindAt = ({ place, site, params }: Where): SearchKind => {
  if (isKind(params.kind)) return params.kind;
  if (/^news\.(people|person)/.test(place)) return 'people';
  return ofSite[site];
};
