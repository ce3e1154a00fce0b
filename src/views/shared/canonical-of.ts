import type { Route } from '#machines/app/route.ts';
import { type PlaceName, placeOf } from '#services/address/places.ts';
import type { Sites } from '#services/address/sites.ts';
import { createHref } from '#services/address/to.ts';

/** What only says how the reader came to a page: the same page stands under its plainest address. */
const wayThere = ['parentTagCode', 'tagCode'];
const reachedManyWays: readonly PlaceName[] = ['news.article', 'events.event'];

const hidden: readonly string[] = ['search', 'notFound', 'login', 'redirect', 'newsPreview', 'eventPreview'];

/** Pages for members, of one word or of nothing are not for search engines. */
export const isListed = (name: PlaceName): boolean => {
  const { access, room } = placeOf(name);
  return access === 'anyone' && !hidden.includes(room);
};

/** The one address under which a page is known outside, absolute: without the query and the hash. */
export const canonicalOf = (
  { place, site, params }: Pick<Route, 'place' | 'site' | 'params'>,
  { sites, origin }: { readonly sites: Sites; readonly origin: string },
): string => {
  const given = Object.entries(params).filter(([name]) => !reachedManyWays.includes(place) || !wayThere.includes(name));
  const href = createHref({ sites, origin, here: site })(place, Object.fromEntries(given) as never, { site });
  return new URL(href, origin).href;
};
