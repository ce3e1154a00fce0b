import type { Route } from '#machines/app/route.ts';
import { type RouteName, routeOf } from '#routes/routes.ts';
import { createHref } from '#routes/to.ts';
import type { Sites } from '#services/address/sites.ts';

/** Whether search engines should index the page. */
export const isListed = (name: RouteName): boolean => {
  const { access, listed } = routeOf(name);
  return access === 'anyone' && listed;
};

/** Canonical URL, absolute: no query, no hash, and of an item's path only what names it. */
export const canonicalOf = (
  { name, site, params }: Pick<Route, 'name' | 'site' | 'params'>,
  { sites, origin }: { readonly sites: Sites; readonly origin: string },
): string => {
  const [plainest = ''] = routeOf(name).path;
  const given = Object.entries(params).filter(([name]) => !plainest.includes(':') || plainest.includes(`:${name}`));
  const href = createHref({ sites, origin, here: site })(name, Object.fromEntries(given) as never, { site });
  return new URL(href, origin).href;
};
