import { compile, type Matcher } from '#services/address/match.ts';
import { safePath } from '#services/address/safe-redirect.ts';
import { findSite, type Site, type SiteId, type Sites, segmentsOf } from '#services/address/sites.ts';
import { parseUrl } from '#services/address/url.ts';
import { isKnownPostPage } from './post.routes.ts';
import { type RouteDefinition, shapes } from './route.ts';
import { isRouteName, type ParamsOf, type RouteName, routeNames, routeOf } from './routes.ts';

/** `origin`: of the page. `knownTagCodes`: of the loaded post tag tree; until then every well-formed code is valid (R2.6-79). */
export interface ResolveContext {
  readonly sites: Sites;
  readonly origin?: string;
  readonly knownTagCodes?: ReadonlySet<string>;
}

/** WeChat's redirect to a root (R2.6-3); `code` is null if the user refused. */
export interface WechatReturn {
  readonly code: string | null;
  readonly state: string | null;
}

interface Where {
  readonly site: SiteId;
  /** Without doubled or trailing slashes. */
  readonly path: string;
  /** Path with search and hash, without the parameters in `wechat`; to replace the address with. */
  readonly href: string;
}

/** `query`: the first value of each name. `hash`: without its `#`. All JSON. */
interface Here extends Where {
  readonly kind: 'route';
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly wechat: WechatReturn | null;
}

export interface Rewrite {
  readonly kind: 'rewrite';
  readonly to: string;
  readonly wechat: WechatReturn | null;
}

export interface Missing extends Where {
  readonly kind: 'notFound';
}

export type Resolution = Here | Rewrite | Missing;

type HereAt<Name extends RouteName> = Omit<Here, 'name' | 'params'> & {
  readonly name: Name;
  readonly params: ParamsOf<Name>;
};

export const isAt = <Name extends RouteName>(here: Resolution, name: Name): here is HereAt<Name> =>
  here.kind === 'route' && here.name === name;

const matcherOf = (site: SiteId): Matcher => {
  const rows: readonly RouteDefinition['site'][] = ['common', site];
  return compile(
    routeNames.filter((name) => rows.includes(routeOf(name).site)).map((name) => [name, routeOf(name).path]),
    shapes,
  );
};
const matchers: Readonly<Record<SiteId, Matcher>> = {
  news: matcherOf('news'),
  events: matcherOf('events'),
  post: matcherOf('post'),
};

interface Parts {
  readonly origin: string | null;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const split = (url: string, pageOrigin: string | null): Parts => {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(url) ? parseUrl(url) : null;
  if (absolute) {
    const { origin, pathname, search, hash } = absolute;
    return { origin, pathname, search: search.slice(1), hash: hash.slice(1) };
  }
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  return { origin: pageOrigin, pathname, search, hash };
};

const isOurs = (origin: string | null, { sites, origin: page }: ResolveContext): boolean => {
  if (origin === null || origin === page) return true;
  const named = Object.values(sites).flatMap((site) => site.origin ?? []);
  return named.includes(origin) || (page === undefined && named.length === 0 && /^https?:/.test(origin));
};

const decode = (segments: readonly string[]): string[] | null => {
  try {
    const words = segments.map((segment) => decodeURIComponent(segment));
    return words.every((word) => word !== '.' && word !== '..' && !/[\p{Cc}\p{Cs}]/u.test(word)) ? words : null;
  } catch {
    return null;
  }
};

const join = (path: string, search: string, hash: string): string =>
  `${path}${search && `?${search}`}${hash && `#${hash}`}`;

const readQuery = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());

const takeWechat = (search: string): { readonly wechat: WechatReturn | null; readonly search: string } => {
  const params = new URLSearchParams(search);
  if (!params.has('code') && !params.has('state')) return { wechat: null, search };
  const wechat = { code: params.get('code'), state: params.get('state') };
  params.delete('code');
  params.delete('state');
  return { wechat, search: params.toString() };
};

/** `inner` is untrusted; an unsafe path leads home. */
const within = (site: Site, inner: string): string => {
  const safe = safePath(inner);
  return safe === null ? site.base : `${site.base}${safe.slice(1)}`;
};

/** `#/old?x=1#part` on `/?y=2` becomes `/old?x=1&y=2#part` (R2.6-81). */
const fromOldHash = (site: Site, hash: string, search: string): string => {
  const old = split(hash, null);
  return within(site, join(old.pathname, [old.search, search].filter((part) => part !== '').join('&'), old.hash));
};

const fromRedirect = (site: Site, { pathname, search, hash }: Parts): string => {
  const before = segmentsOf(site.base).length + 1;
  const rest = pathname.replace(new RegExp(`^(?:/+[^/]+){${before}}`), '');
  // A path encoded as a whole, as `%2Fpeople%2F5`, is one segment.
  const [whole] = /^\/[^/]*%2f[^/]*$/i.test(rest) ? (decode([rest.slice(1)]) ?? []) : [];
  const inner = whole === undefined ? rest : `/${whole.replace(/^\//, '')}`;
  return within(site, join(inner, search, hash));
};

/** `url`: a path with search and hash, or an absolute address. Never throws: what cannot be parsed is `notFound`. */
export const resolve = (url: string, ctx: ResolveContext): Resolution => {
  const parts = split(url, ctx.origin ?? null);
  const segments = segmentsOf(parts.pathname);
  const site = isOurs(parts.origin, ctx) ? findSite(ctx.sites, parts.origin, segments) : null;
  if (!site) {
    const path = `/${segments.join('/')}`;
    return { kind: 'notFound', site: 'news', path, href: join(path, parts.search, parts.hash) };
  }
  const inner = segments.slice(segmentsOf(site.base).length);
  const isRoot = inner.length === 0;
  const { wechat, search } = isRoot ? takeWechat(parts.search) : { wechat: null, search: parts.search };
  if (parts.hash.startsWith('/')) return { kind: 'rewrite', to: fromOldHash(site, parts.hash, search), wechat };

  const path = isRoot ? site.base : `/${segments.join('/')}`;
  const where = { site: site.id, path, href: join(path, search, parts.hash) };
  const words = decode(inner);
  const match = words && matchers[site.id](words);
  if (!match || !isRouteName(match.name)) return { kind: 'notFound', ...where };
  const { name } = match;
  const { word } = match.params;
  const params = word === undefined ? match.params : { ...match.params, word: word.trim() || word };

  if (name === 'common.redirect') return { kind: 'rewrite', to: fromRedirect(site, { ...parts, search }), wechat };
  const { redirectTo } = routeOf(name);
  if (redirectTo !== null)
    return { kind: 'rewrite', to: join(`${site.base}${redirectTo}`, search, parts.hash), wechat };
  const tags = [params.postTag, params.themeTag];
  if (name === 'post.tagPosts' && ctx.knownTagCodes && !isKnownPostPage(tags, ctx.knownTagCodes)) {
    return { kind: 'notFound', ...where };
  }
  return { kind: 'route', name, params, query: readQuery(search), hash: parts.hash, wechat, ...where };
};
