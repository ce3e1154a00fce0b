import type { AnyActorRef } from 'xstate';
import type { PageParts, PageTable } from '#machines/app/pages.ts';
import { isLazyChart } from '#machines/kit/lazy-chart.ts';
import type { PageName } from '#routes/routes.ts';
import type { LazyView } from '../kit/lazy-view.ts';

export interface PageProps {
  readonly actor: AnyActorRef;
  readonly title: string;
}

export interface Page extends PageParts {
  readonly view: LazyView<PageProps>;
  /** The view sets meta tags itself. */
  readonly describesItself: boolean;
}

/** `src/pages` */
export type Pages = PageTable<Page>;

export const isPageName = (pages: Pages, name: string): name is PageName => Object.hasOwn(pages, name);

export const preloadPage = (pages: Pages, name: PageName): Promise<unknown> => {
  const { chart, view } = pages[name];
  return Promise.all([view.preload(), isLazyChart(chart) ? chart.load() : null]);
};
