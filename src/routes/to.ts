import { inject, parse } from 'regexparam';
import type { SiteId, Sites } from '#services/address/sites.ts';
import { everyCategory } from './events.routes.ts';
import { type ParamsOf, type RouteName, type Routes, routeNames, routeOf } from './routes.ts';
import type { SearchKind } from './search.routes.ts';

/** `here`: the page's site, under which common routes are built. `origin`: the page's; sites with another one are linked absolutely. */
export interface LinkContext {
  readonly sites: Sites;
  readonly here?: SiteId;
  readonly origin?: string;
}

interface Extras {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string | undefined;
  readonly site?: SiteId | undefined;
}

/** §2.2 */
type LoginQuery = { readonly [Key in Routes['common.login']['query'][number]]?: string };

/** Lone surrogates, which cannot be encoded, become U+FFFD. */
const encode = (word: string): string => encodeURIComponent(word.replace(/\p{Cs}/gu, '\ufffd'));

/** Control characters, invalid in addresses, become spaces. */
const asWord = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ');
type Params = Readonly<Record<string, string | undefined>>;

/** Browsers drop segments `.` and `..`, even encoded. */
const inPath = (name: string, value: string): string => {
  const isDropped = /^\.{1,2}$/.test(value);
  if (name === 'word') return encode(isDropped ? `${value} ` : asWord(value));
  if (isDropped) return '';
  return name === '*' ? value.split('/').filter(Boolean).map(encode).join('/') : encode(value);
};

/** Ends before the first missing optional parameter; null without a required one. */
const fill = (pattern: string, params: Params): string | null => {
  const entries = Object.entries(params).map(([name, value = '']) => [name, inPath(name, value)]);
  const given: Params = Object.fromEntries(entries);
  const missing = parse(pattern).keys.find((name) => !given[name]);
  const [start = ''] = pattern.split(`/:${missing}?`);
  const path = inject<string>(start, given);
  return path.includes('/:') ? null : path.slice(1);
};

const stringify = (query: Params): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
};

export const createHref =
  ({ sites, here = 'news', origin }: LinkContext) =>
  <Name extends RouteName>(name: Name, params: ParamsOf<Name>, { query = {}, hash, site: wanted }: Extras = {}) => {
    const { site: owner, path: patterns } = routeOf(name);
    const site = sites[owner === 'common' ? (wanted ?? here) : owner];
    const paths = patterns.flatMap((pattern) => fill(pattern, params) ?? []);
    const path = paths.sort((a, b) => b.split('/').length - a.split('/').length)[0] ?? '';
    const host = site.origin !== null && site.origin !== origin ? site.origin : '';
    return `${host}${site.base}${path}${stringify(query)}${hash ? `#${encode(hash)}` : ''}`;
  };

interface InSite {
  readonly site?: SiteId;
}

type Tail<Name> = Name extends `${string}.${infer Last}` ? Last : never;
type Said<Declared extends string> = string extends Declared ? never : Declared;
type LinkName<Name extends RouteName> = Routes[Name]['link'] extends string ? Routes[Name]['link'] : Tail<Name>;

type Given<Name extends RouteName> = ParamsOf<Name> & {
  readonly [Key in Said<Routes[Name]['query'][number]>]?: string;
} & (Said<Routes[Name]['parts'][number]> extends never ? unknown : { readonly part?: Routes[Name]['parts'][number] }) &
  (Name extends `common.${string}` ? InSite : unknown);

type Links = {
  readonly [Name in RouteName as LinkName<Name>]: (
    ...given: Record<never, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>]
  ) => string;
};

/** A builder for every route: `to.article({ id })`. */
export const createTo = (ctx: LinkContext) => {
  const href = createHref(ctx);
  const link =
    (name: RouteName) =>
    ({ site, part, ...given }: InSite & { readonly part?: string } & Params = {}) => {
      const { query, preset } = routeOf(name);
      const asked = Object.fromEntries(query.map((key) => [key, given[key]]));
      return href(name, { ...preset, ...given } as never, { site, hash: part, query: asked });
    };
  const links = Object.fromEntries<unknown>(
    routeNames.map((name) => [routeOf(name).link ?? name.slice(name.indexOf('.') + 1), link(name)]),
  ) as Links;
  return {
    ...links,
    /** One without parameters. */
    route: (name: RouteName) => link(name)(),
    redirect: ({ path, site }: InSite & { path: string }) => href('common.redirect', { '*': path }, { site }),
    home: ({ site = ctx.here ?? 'news', ...query }: InSite & LoginQuery = {}) =>
      href(`${site}.home`, {}, { query: { ...query } }),
    search: ({ kind, word, site }: InSite & { kind?: SearchKind; word?: string } = {}) => {
      const owner = site ?? (kind === 'people' || kind === 'company' ? 'news' : (kind ?? ctx.here ?? 'news'));
      return href(`${owner}.search`, { ...(word === undefined ? {} : { word }), ...(kind && { kind }) });
    },
    /** The short address means every category (R2.6-69). */
    event: ({ id, type = everyCategory, comment }: { id: string; type?: string; comment?: string }) =>
      href('events.event', type === everyCategory ? { id } : { id, tagCode: type }, { query: { comment } }),
  };
};

export type To = ReturnType<typeof createTo>;
