import type { Route } from '#machines/app/route.ts';
import { type PlaceName, placeOf } from '#services/address/places.ts';
import type { Sites } from '#services/address/sites.ts';
import { createHref } from '#services/address/to.ts';

const wayThere = ['parentTagCode', 'tagCode'];
const reachedManyWays: readonly PlaceName[] = ['news.article', 'events.event'];

const hidden: readonly string[] = ['search', 'notFound', 'login', 'redirect', 'newsPreview', 'eventPreview'];

/** Whether search engines should index the page. */
export const isListed = (name: PlaceName): boolean => {
  const { access, room } = placeOf(name);
  return access === 'anyone' && !hidden.includes(room);
};

export const canonicalOf = (
  { place, site, params }: Pick<Route, 'place' | 'site' | 'params'>,
  { sites, origin }: { readonly sites: Sites; readonly origin: string },
): string => {
  const given = Object.entries(params).filter(([name]) => !reachedManyWays.includes(place) || !wayThere.includes(name));
  const href = createHref({ sites, origin, here: site })(place, Object.fromEntries(given) as never, { site });
  return new URL(href, origin).href;
};
