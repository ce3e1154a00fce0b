import { type PageName, type RouteName, routeOf } from '#routes/routes.ts';
import { isModuleName, type ModuleName } from '../content/modules.machine.ts';
import { isLazyChart } from '../shared/lazy-chart.ts';
import type { Params } from '../shared/page.machine.ts';
import { pageCharts } from './page-charts.ts';
import type { Route } from './route.ts';
import type { PageVisit } from './visit-log.machine.ts';

const isPageName = (page: string): page is PageName => Object.hasOwn(pageCharts, page);

export const pageAt = (name: RouteName): PageName | null => {
  const { page } = routeOf(name);
  return isPageName(page) ? page : null;
};

export const prefetchChart = async (page: string): Promise<unknown> => {
  const chart = isPageName(page) ? pageCharts[page] : null;
  return isLazyChart(chart) ? chart.load() : null;
};

/** The query, overridden by the parameters and by the route's own. */
export const pageParams = (route: Route): Params => {
  const { params } = routeOf(route.name);
  return { ...route.query, ...route.params, ...(typeof params === 'function' ? params(route) : params) };
};

export const entityAt = ({ name, params }: Route): PageVisit['entity'] => {
  const { about } = routeOf(name);
  return about === null || params.id === undefined ? null : { type: about, id: params.id };
};

const everywhere = ['newsTags', 'footerLinks'] as const satisfies readonly ModuleName[];

export const ownModules = ['systemMessages'] as const satisfies readonly ModuleName[];

export const modulesAt = (name: RouteName, isMobile: boolean): readonly ModuleName[] => {
  const { aside, footer, publishButton } = routeOf(name);
  const shown: readonly string[] = aside === 'hidden' ? [] : aside[isMobile ? 'mobile' : 'web'];
  return [
    ...everywhere,
    ...(footer && !isMobile ? (['footerQr'] as const) : []),
    ...(publishButton ? (['postTags'] as const) : []),
    ...shown.filter(isModuleName),
  ];
};
