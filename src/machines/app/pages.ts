import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { type PageName, type RouteName, routeOf } from '#routes/routes.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import type { LazyChart } from '../kit/lazy-chart.ts';

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

/** By the size of the window. */
export type Aside = 'hidden' | { readonly web: readonly AsideModule[]; readonly mobile: readonly AsideModule[] };

/** What the root needs to know of a page. */
export interface PageParts {
  readonly chart: AnyStateMachine | LazyChart | null;
  /** A function where it depends on the address. */
  readonly aside: Aside | ((name: RouteName) => Aside);
  /** R2.1-7, R2.1-9 */
  readonly footer: boolean;
  readonly publishButton: boolean;
}

export type PageTable<Page extends PageParts = PageParts> = Readonly<Record<PageName, Page>>;

/** Addresses without a page are always rewritten. */
export const pageAt = <Page extends PageParts>(pages: PageTable<Page>, name: RouteName): Page =>
  pages[routeOf(name).page ?? 'notFound'];

export const asideAt = (pages: PageTable, name: RouteName): Aside => {
  const { aside } = pageAt(pages, name);
  return typeof aside === 'function' ? aside(name) : aside;
};

const everywhere = ['newsTags', 'footerLinks'] as const satisfies readonly ModuleName[];

export const ownModules = ['systemMessages'] as const satisfies readonly ModuleName[];

export const modulesAt = (pages: PageTable, name: RouteName, isMobile: boolean): readonly ModuleName[] => {
  const { footer, publishButton } = pageAt(pages, name);
  const aside = asideAt(pages, name);
  const shown: readonly string[] = aside === 'hidden' ? [] : aside[isMobile ? 'mobile' : 'web'];
  return [
    ...everywhere,
    ...(footer && !isMobile ? (['footerQr'] as const) : []),
    ...(publishButton ? (['postTags'] as const) : []),
    ...shown.filter(isModuleName),
  ];
};

/** Of the pages that have one. */
export const chartsOf = (pages: PageTable): Partial<Record<PageName, AnyActorLogic>> =>
  Object.fromEntries(Object.entries(pages).flatMap(([name, { chart }]) => (chart ? [[name, chart]] : [])));
