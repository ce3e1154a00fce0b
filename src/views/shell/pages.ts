import type { ComponentType } from 'react';
import { prefetchChart } from '#machines/app/rooms.ts';
import type { PageProps } from '#routes/route.ts';
import { placeNames, placeOf } from '#routes/routes.ts';
import { type LazyView, lazyView } from '../shared/lazy-view.ts';

type Load = () => Promise<ComponentType<PageProps>>;

const pages = new Map(
  placeNames.map(placeOf).flatMap(({ room, view }) => (view ? [[room, lazyView(view as Load)]] : [])),
);

export const pageView = (room: string): LazyView<PageProps> => pages.get(room) ?? pageView('notFound');

export const preloadPage = (room: string): Promise<unknown> =>
  Promise.all([pageView(room).preload(), prefetchChart(room)]);
