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

/** Site `common`: under every base. `path`: relative to it, the plainest first. `page`: its row in `src/pages`; null for an address that is always rewritten. */
export interface RouteDefinition {
  readonly site: SiteId | 'common';
  readonly path: readonly string[];
  readonly page: string | null;
  /** R2.6-83 */
  readonly access: 'anyone' | 'member';
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
  readonly listed: boolean;
  /** Name in links; by default the last part of the route's name, unless that is ambiguous. */
  readonly link: string | null;
  readonly query: readonly string[];
  readonly preset: Words;
  /** Hashes that name parts of the page; any other is an anchor in the text. */
  readonly parts: readonly string[];
}

const defaults = {
  access: 'anyone',
  specName: null,
  redirectTo: null,
  params: {},
  about: null,
  counts: null,
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
