import { parseUrl } from './url.ts';

export type SiteId = 'news' | 'events' | 'post';

/** `base` begins and ends with a slash. `origin` is null for a site on the page's own host. */
export interface Site {
  readonly id: SiteId;
  readonly origin: string | null;
  readonly base: string;
}
export type Sites = Readonly<Record<SiteId, Site>>;

/** One application, three sites, each under its own base (R0-3). */
export const defaultSites: Sites = {
  news: { id: 'news', origin: null, base: '/' },
  events: { id: 'events', origin: null, base: '/events/' },
  post: { id: 'post', origin: null, base: '/community/' },
};

const isSiteId = (name: string): name is SiteId => Object.hasOwn(defaultSites, name);

const refuse = (why: string): never => {
  throw new TypeError(`VITE_SITES: ${why}`);
};

const parseBase = (id: SiteId, value: unknown): Site => {
  if (typeof value !== 'string' || !/^(https?:\/\/[^/]|\/(?!\/))/.test(value))
    return refuse(`the base of "${id}" is neither a path nor an http(s) address`);
  const url = parseUrl(value, 'http://relative.invalid') ?? refuse(`the base of "${id}" is not an address`);
  if (url.search || url.hash || url.username || url.password) refuse(`the base of "${id}" is more than a path`);
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return { id, base, origin: value.startsWith('/') ? null : url.origin };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('not JSON');
  }
};

/** `VITE_SITES`: JSON from site to base, a path or absolute address: `{"events":"/e/"}`. Throws if invalid, since links would be wrong. */
export const parseSites = (env: string | undefined): Sites => {
  if (!env?.trim()) return defaultSites;
  const given = parseJson(env);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('not an object');
  const sites: Record<SiteId, Site> = { ...defaultSites };
  for (const [name, base] of Object.entries(given)) {
    if (isSiteId(name)) sites[name] = parseBase(name, base);
    else refuse(`there is no site "${name}"`);
  }
  const places = Object.values(sites).map((site) => `${site.origin ?? ''}${site.base}`);
  if (new Set(places).size < places.length) refuse('two sites have the same base');
  return sites;
};

export const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '');

const isUnder = (base: readonly string[], segments: readonly string[]) => base.every((part, i) => part === segments[i]);

/** By host, then by the longest base (R0-3); of equal bases the site with that host. `origin` null: by base only. */
export const findSite = (sites: Sites, origin: string | null, segments: readonly string[]): Site | null => {
  const depth = (site: Site) => segmentsOf(site.base).length;
  const owners = Object.values(sites)
    .filter((site) => origin === null || site.origin === null || site.origin === origin)
    .filter((site) => isUnder(segmentsOf(site.base), segments))
    .sort((a, b) => depth(b) - depth(a) || Number(a.origin === null) - Number(b.origin === null));
  return owners[0] ?? null;
};
