import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Shapes } from '#services/address/match.ts';
import type { SiteId } from '#services/address/sites.ts';
import type { ViewedType } from '#services/contract/log.contract.ts';

const id = /^\d+$/;
/** Tag codes start with a letter (R2.6-78). */
const code = /^[A-Za-z][\w-]*$/;
/** What the parameters of all paths look like. */
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

/** The modules of §2.5. */
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

/** The tabs of the top bar, in their order (R2.4-2). */
export const sections = ['home', 'news', 'events', 'people', 'trade', 'companies'] as const;
export type Section = (typeof sections)[number];

type Words = Readonly<Record<string, string>>;

/** An address, as far as a page is told what it shows by more than parameters and query. */
interface Address {
  readonly place: string;
  readonly site: SiteId;
  readonly params: Words;
  readonly hash: string;
}

/** What every view of a page is given: its actor, where it has a chart, and the name of its route. */
export interface PageProps {
  readonly actor: AnyActorRef;
  readonly title: string;
}

/**
 * The types of `chart` and `view` are to be written at each: charts and views use links, whose types are those of the
 * route table, which would be inferred from itself.
 */
export type Chart = Promise<AnyStateMachine>;
export type View = Promise<(props: PageProps) => unknown>;

/**
 * A page as its route declares it. `path` is relative to the site's base, the plainest first; a common page exists under
 * every base. Routes of the same page have the same `room`, `chart` and `view`; `room` is the chart's name in the root,
 * which stands in journals.
 */
export interface Place {
  readonly site: SiteId | 'common';
  readonly path: readonly string[];
  readonly room: string;
  readonly chart: (() => Chart) | null;
  readonly view: (() => View) | null;
  /** `anyone` unless a route is marked otherwise (R2.6-83). */
  readonly access: 'anyone' | 'member';
  readonly aside: 'hidden' | { readonly web: readonly AsideModule[]; readonly mobile: readonly AsideModule[] };
  /** Flags of §2.1 (R2.1-7, R2.1-9). */
  readonly footer: boolean;
  readonly publishButton: boolean;
  /** The name that the specification gives to the route (§2.6). */
  readonly name: string | null;
  /** A path of the same site to which the route only redirects. */
  readonly leadsTo: string | null;
  /** What the page is given beside the query and the parameters of the address. */
  readonly params: Words | ((address: Address) => Words);
  /** What the page is about, in the log of visits. */
  readonly about: ViewedType | null;
  /** Which limit of the visits of guests it counts for. */
  readonly counts: 'post' | 'company' | null;
  /** The tab of the top bar; that of the site unless a route says otherwise. */
  readonly section?: Section | null;
  /** Whether the view says itself what stands in the head of the document. */
  readonly describesItself: boolean;
  /** False where it is nothing for search engines, though anyone may see it. */
  readonly listed: boolean;
  /** How links call it; by the last part of the route's name unless another route has the same. */
  readonly link: string | null;
  /** What links put into the query. */
  readonly query: readonly string[];
  /** What links give where it is not said. */
  readonly preset: Words;
  /** The parts of the page that a hash names; any other hash is a spot in the text. */
  readonly parts: readonly string[];
}

const defaults = {
  chart: null,
  view: null,
  access: 'anyone',
  aside: 'hidden',
  footer: true,
  publishButton: false,
  name: null,
  leadsTo: null,
  params: {},
  about: null,
  counts: null,
  describesItself: true,
  listed: true,
  link: null,
  query: [],
  preset: {},
  parts: [],
} satisfies Partial<Place>;

type Optional = Pick<Place, keyof typeof defaults>;

type Declared = Omit<Place, keyof Optional> & Partial<Optional>;

/** Declares a page. What no page has is refused. */
export const route = <const T extends Declared>(
  page: T & Record<Exclude<keyof T, keyof Place>, never>,
): Optional & T => ({
  ...(defaults as Optional),
  ...page,
});
