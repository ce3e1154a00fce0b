import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Shapes } from '#services/address/match.ts';
import type { SiteId } from '#services/address/sites.ts';
import type { ViewedType } from '#services/contract/log.contract.ts';

const id = /^\d+$/;
/** Tag codes start with a letter (R2.6-78). */
const code = /^[A-Za-z][\w-]*$/;
export const shapes: Shapes = {
  id,
  tagId: id,
  companyId: id,
  sourceId: id,
  tagCode: code,
  parentTagCode: code,
  classTag: code,
  themeTag: code,
  postTag: code,
  kind: /^(news|people|post|events|company)$/,
};

/** §2.5 */
export type AsideModule =
  | 'latestFlashes'
  | 'hotNews'
  | 'foodTools'
  | 'featureTopics'
  | 'recommendedFollow'
  | 'visitors'
  | 'interestPeople'
  | 'communityGroup'
  | 'memberInfo'
  | 'relatedLinks'
  | 'mobileNewsLinks'
  | 'footer'
  | 'hotActivities'
  | 'publishButton'
  | 'hotPosts'
  | 'relatedPosts'
  | 'officialAccount';

/** In the order of the top bar (R2.4-2). */
export const sections = ['home', 'news', 'events', 'people', 'trade', 'companies'] as const;
export type Section = (typeof sections)[number];

type Words = Readonly<Record<string, string>>;

interface Address {
  readonly name: string;
  readonly site: SiteId;
  readonly params: Words;
  readonly hash: string;
}

export interface PageProps {
  readonly actor: AnyActorRef;
  readonly title: string;
}

/** Declare both types explicitly: charts and views use links, whose types come from the route table, so inference would be circular. */
export type Chart = Promise<AnyStateMachine>;
export type View = Promise<(props: PageProps) => unknown>;

/** Site `common`: under every base. `path`: relative to it, the plainest first. `page`: the name in journals, the same for all routes of a page. */
export interface RouteDefinition {
  readonly site: SiteId | 'common';
  readonly path: readonly string[];
  readonly page: string;
  readonly chart: (() => Chart) | null;
  readonly view: (() => View) | null;
  /** R2.6-83 */
  readonly access: 'anyone' | 'member';
  readonly aside: 'hidden' | { readonly web: readonly AsideModule[]; readonly mobile: readonly AsideModule[] };
  /** R2.1-7, R2.1-9 */
  readonly footer: boolean;
  readonly publishButton: boolean;
  /** The route's name in §2.6. */
  readonly specName: string | null;
  /** A path of the same site to redirect to. */
  readonly redirectTo: string | null;
  /** Input of the page's chart besides query and parameters. */
  readonly params: Words | ((address: Address) => Words);
  readonly about: ViewedType | null;
  /** The visit limit of guests that the page counts for. */
  readonly counts: 'post' | 'company' | null;
  readonly section?: Section | null;
  /** The view sets title and meta tags itself. */
  readonly describesItself: boolean;
  readonly listed: boolean;
  /** Name in links; by default the last part of the route's name, unless that is ambiguous. */
  readonly link: string | null;
  readonly query: readonly string[];
  readonly preset: Words;
  /** Hashes that name parts of the page; any other is an anchor in the text. */
  readonly parts: readonly string[];
}

const defaults = {
  chart: null,
  view: null,
  access: 'anyone',
  aside: 'hidden',
  footer: true,
  publishButton: false,
  specName: null,
  redirectTo: null,
  params: {},
  about: null,
  counts: null,
  describesItself: true,
  listed: true,
  link: null,
  query: [],
  preset: {},
  parts: [],
} satisfies Partial<RouteDefinition>;

type Optional = Pick<RouteDefinition, keyof typeof defaults>;

type Declared = Omit<RouteDefinition, keyof Optional> & Partial<Optional>;

export const route = <const T extends Declared>(
  page: T & Record<Exclude<keyof T, keyof RouteDefinition>, never>,
): Optional & T => ({
  ...(defaults as Optional),
  ...page,
});
