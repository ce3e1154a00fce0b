import type { ComponentType } from 'react';
import { prefetchChart } from '#machines/app/route-pages.ts';
import type { PageProps } from '#routes/route.ts';
import { routeNames, routeOf } from '#routes/routes.ts';
import { type LazyView, lazyView } from '../shared/lazy-view.ts';

type Load = () => Promise<ComponentType<PageProps>>;

const pages = new Map(
  routeNames.map(routeOf).flatMap(({ page, view }) => (view ? [[page, lazyView(view as Load)]] : [])),
);

export const pageView = (page: string): LazyView<PageProps> => pages.get(page) ?? pageView('notFound');

export const preloadPage = (page: string): Promise<unknown> =>
  Promise.all([pageView(page).preload(), prefetchChart(page)]);
