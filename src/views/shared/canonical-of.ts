import type { Route } from '#machines/app/route.ts';
import { type PlaceName, placeOf } from '#routes/routes.ts';
import { createHref } from '#routes/to.ts';
import type { Sites } from '#services/address/sites.ts';

/** Whether search engines should index the page. */
export const isListed = (name: PlaceName): boolean => {
  const { access, listed } = placeOf(name);
  return access === 'anyone' && listed;
};

/** Canonical URL, absolute: no query, no hash, and of an item's path only what names it. */
export const canonicalOf = (
  { place, site, params }: Pick<Route, 'place' | 'site' | 'params'>,
  { sites, origin }: { readonly sites: Sites; readonly origin: string },
): string => {
  const [plainest = ''] = placeOf(place).path;
  const given = Object.entries(params).filter(([name]) => !plainest.includes(':') || plainest.includes(`:${name}`));
  const href = createHref({ sites, origin, here: site })(place, Object.fromEntries(given) as never, { site });
  return new URL(href, origin).href;
};
