import { type RouteName, routeNames, routeOf } from '../../src/routes/routes.ts';
import type { SiteId, Sites } from '../../src/services/address/sites.ts';
import { isListed } from '../../src/views/kit/canonical-of.ts';

const isPlain = (pattern: string): boolean => !/[:*]/.test(pattern);

const sitesOf = (name: RouteName, sites: Sites): readonly SiteId[] => {
  const { site } = routeOf(name);
  // A common page has the same content under every base; the canonical one is under news.
  return [site === 'common' ? 'news' : site].filter((id) => Object.hasOwn(sites, id));
};

const withoutOptional = (pattern: string): string => pattern.replace(/\/?:\w+\?/g, '');

export const pathsOf = (name: RouteName, sites: Sites): readonly string[] =>
  sitesOf(name, sites).flatMap((id) => {
    const { base, origin } = sites[id];
    const path = routeOf(name).path.map(withoutOptional).find(isPlain);
    return path === undefined || origin !== null ? [] : [`${base}${path.replace(/^\//, '')}`];
  });

/** Absolute URLs of all public pages without parameters. */
export const addressesOf = (sites: Sites, origin: string): readonly string[] => {
  const listed = routeNames.filter(isListed).flatMap((name) => {
    const { path: patterns, redirectTo } = routeOf(name);
    return sitesOf(name, sites).flatMap((id) => {
      const { base, origin: own } = sites[id];
      const within = (path: string): string => new URL(`${base}${path.replace(/^\//, '')}`, own ?? origin).href;
      const path = patterns.map(withoutOptional).find(isPlain);
      return path === undefined ? [] : [{ from: within(path), to: within(redirectTo ?? path) }];
    });
  });
  const led = new Set(listed.filter(({ from, to }) => from !== to).map(({ from }) => from));
  return [...new Set(listed.map(({ to }) => to))].filter((address) => !led.has(address)).toSorted();
};

export const sitemapText = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

export const robotsText = (sites: Sites, origin: string): string => {
  const hidden = routeNames
    .filter((name) => !isListed(name) && routeOf(name).access === 'member')
    .flatMap((name) => {
      const { site, path: patterns } = routeOf(name);
      return site === 'common' ? [] : patterns.map((pattern) => `${sites[site].base}${pattern.slice(1).split(':')[0]}`);
    });
  return [
    'User-agent: *',
    ...[...new Set(hidden)].toSorted().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
};
