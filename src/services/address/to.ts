import { inject, parse } from 'regexparam';
import { everyCategory } from './events.places.ts';
import type { SearchKind } from './place.ts';
import { type ParamsOf, type PlaceName, placeOf } from './places.ts';
import type { SiteId, Sites } from './sites.ts';

/**
 * `here`: the site the page shows; common places are built under its base. `origin`: of the page; a site that names
 * another one is linked absolutely.
 */
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

/** The query parameters of the login flow (§2.2). */
export interface LoginQuery {
  readonly redirect?: string;
  readonly nextUrl?: string;
  readonly newTab?: string;
}

const siteOfKind: Readonly<Record<SearchKind, SiteId>> = {
  news: 'news',
  people: 'news',
  company: 'news',
  post: 'post',
  events: 'events',
};

/** Lone surrogates, which cannot be encoded, become the replacement character. */
const encode = (word: string): string => encodeURIComponent(word.replace(/\p{Cs}/gu, '\ufffd'));

/** Words may be typed; what no address carries becomes a blank, which words are read without. */
const asWord = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ');
type Params = Readonly<Record<string, string | undefined>>;

/** A parameter as a path has it. Browsers drop a segment `.` or `..`, encoded or not. */
const inPath = (name: string, value: string): string => {
  const isDropped = /^\.{1,2}$/.test(value);
  if (name === 'word') return encode(isDropped ? `${value} ` : asWord(value));
  if (isDropped) return '';
  return name === '*' ? value.split('/').filter(Boolean).map(encode).join('/') : encode(value);
};

/** Null when the pattern needs what is not given. It ends where an optional parameter is missing. */
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

/** Builds the address of a place: the pattern that takes most of what is given. Words are encoded. */
export const createHref =
  ({ sites, here = 'news', origin }: LinkContext) =>
  <Name extends PlaceName>(name: Name, params: ParamsOf<Name>, { query = {}, hash, site: wanted }: Extras = {}) => {
    const { site: owner, patterns } = placeOf(name);
    const site = sites[owner === 'common' ? (wanted ?? here) : owner];
    const paths = patterns.flatMap((pattern) => fill(pattern, params) ?? []);
    const path = paths.sort((a, b) => b.split('/').length - a.split('/').length)[0] ?? '';
    const host = site.origin !== null && site.origin !== origin ? site.origin : '';
    return `${host}${site.base}${path}${stringify(query)}${hash ? `#${encode(hash)}` : ''}`;
  };

interface InSite {
  readonly site?: SiteId;
}

/** A builder for every place: `to.article({ id })`. */
export const createTo = (ctx: LinkContext) => {
  const href = createHref(ctx);
  type Give<Name extends PlaceName> = ParamsOf<Name>;
  const common = (name: PlaceName & `common.${string}`) => (at?: InSite) => href(name, {}, { site: at?.site });
  return {
    notFound: common('common.notFound'),
    redirect: ({ path, site }: InSite & { path: string }) => href('common.redirect', { '*': path }, { site }),
    login: ({ site, ...query }: InSite & LoginQuery = {}) => href('common.login', {}, { site, query: { ...query } }),
    agreement: common('common.agreement'),
    guide: common('common.guide'),
    privacy: common('common.privacy'),
    contact: common('common.contact'),
    about: common('common.about'),
    join: common('common.join'),
    partners: common('common.partners'),
    /** `state` is the id of a state or a transition of the chart. */
    flows: ({ machine, state, site }: InSite & { machine?: string; state?: string } = {}) =>
      href('common.flows', machine === undefined ? {} : { machine }, { site, query: { state } }),

    home: ({ site = ctx.here ?? 'news', ...query }: InSite & LoginQuery = {}) =>
      href(
        ({ news: 'news.home', events: 'events.home', post: 'post.home' } as const)[site],
        {},
        { query: { ...query } },
      ),
    search: ({ kind, word, site }: InSite & { kind?: SearchKind; word?: string } = {}) => {
      const owner = site ?? (kind ? siteOfKind[kind] : (ctx.here ?? 'news'));
      const name = ({ news: 'news.search', events: 'events.search', post: 'post.search' } as const)[owner];
      return href(name, { ...(word === undefined ? {} : { word }), ...(kind && { kind }) });
    },

    newsPreview: (p: Give<'news.preview'>) => href('news.preview', p),
    article: (p: Give<'news.article'>) => href('news.article', p),
    tagNews: (p: Give<'news.tagNews'>) => href('news.tagNews', p),
    companyNews: (p: Give<'news.companyNews'>) => href('news.companyNews', p),
    sourceNews: (p: Give<'news.sourceNews'>) => href('news.sourceNews', p),
    hotNews: () => href('news.hotNews', {}),
    foodtools: () => href('news.foodtools', {}),
    features: () => href('news.features', {}),
    newsList: (p: Give<'news.list'> = {}) => href('news.list', p),
    flashes: () => href('news.flashes', {}),
    flash: (p: Give<'news.flash'>) => href('news.flash', p),
    people: () => href('news.people', {}),
    peopleTag: (p: Give<'news.peopleTag'>) => href('news.peopleTag', p),
    peoplePopular: () => href('news.peoplePopular', {}),
    peopleVisitors: () => href('news.peopleVisitors', {}),
    peopleInterest: () => href('news.peopleInterest', {}),
    person: (p: Give<'news.person'>) => href('news.person', p),
    companies: () => href('news.companies', {}),
    company: (p: Give<'news.company'>) => href('news.company', p),
    product: (p: Give<'news.product'>) => href('news.product', p),
    case: () => href('news.case', {}),
    service: () => href('news.service', {}),
    miniappAgreement: () => href('news.miniappAgreement', {}),
    miniappPrivacy: () => href('news.miniappPrivacy', {}),
    miniappContact: () => href('news.miniappContact', {}),

    eventSource: (p: Give<'events.source'>) => href('events.source', p),
    /** `type` defaults to every category, which the short address means (R2.6-69). */
    event: ({ id, type = everyCategory }: { id: string; type?: string }) =>
      href('events.event', type === everyCategory ? { id } : { id, tagCode: type }),
    eventPreview: (p: Give<'events.preview'>) => href('events.preview', p),
    events: ({ tagCode = everyCategory }: Give<'events.list'> = {}) => href('events.list', { tagCode }),

    tagSearch: (p: Give<'post.tagSearch'>) => href('post.tagSearch', p),
    postCreate: ({ circle }: { circle?: string } = {}) => href('post.create', {}, { query: { circle } }),
    postEdit: (p: Give<'post.edit'>) => href('post.edit', p),
    post: (p: Give<'post.post'>) => href('post.post', p),
    topic: (p: Give<'post.topic'>) => href('post.topic', p),
    circles: () => href('post.circles', {}),
    circle: (p: Give<'post.circle'>) => href('post.circle', p),
    systemMessage: ({ part }: { part?: 'apply' | 'comment' | 'notice' } = {}) =>
      href('post.systemMessage', {}, { hash: part }),
    editInfo: () => href('post.editInfo', {}),
    accountSetting: () => href('post.accountSetting', {}),
    /** `to` a member, about a post or not. */
    messages: ({ to, post }: { to?: string; post?: string } = {}) => href('post.messages', {}, { query: { to, post } }),
    message: (p: Give<'post.message'>) => href('post.message', p),
    tagPosts: ({ postTag = 'popular', themeTag }: Give<'post.tagPosts'> = {}) =>
      href('post.tagPosts', { postTag, ...(themeTag !== undefined && { themeTag }) }),
  };
};

export type To = ReturnType<typeof createTo>;
