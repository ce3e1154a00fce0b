import { shallowEqual } from '@xstate/react';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import type { AnyActorRef, SnapshotFrom, Subscription } from 'xstate';
import {
  type AppActor,
  selectIsOpen,
  selectIsUnverified,
  selectPages,
  selectRoute,
} from '#machines/app/app.machine.ts';
import { asideAt, pageAt } from '#machines/app/pages.ts';
import { loadingOf } from '#machines/kit/lazy-chart.ts';
import type { Pages } from './page-table.ts';
import { type PageProblem, RouteContext, type Shown, ShownContext, useRoute, useShell } from './shell-context.ts';

const problemIn = (snapshot: SnapshotFrom<AppActor>, loading: ReturnType<typeof loadingOf>): PageProblem | null => {
  if (loading === 'failed') return 'unfetched';
  return selectIsUnverified(snapshot) ? 'unverified' : null;
};

const shownIn = (snapshot: SnapshotFrom<AppActor>, pages: Pages): Shown | null => {
  const route = selectRoute(snapshot);
  if (!route) return null;
  const actor = selectPages(snapshot).find(({ entry }) => entry === route.entry)?.ref;
  const loading = actor ? loadingOf(actor.getSnapshot()) : null;
  return {
    route,
    name: route.name,
    page: pageAt(pages, route.name),
    aside: asideAt(pages, route.name),
    actor,
    isThere: selectIsOpen(snapshot) && loading === null,
    problem: problemIn(snapshot, loading),
  };
};

const usePath = (): [string, (to: string) => void] => [useRoute()?.href.split(/[?#]/)[0] ?? '/', useShell().navigate];

const useQuery = (): string => String(new URLSearchParams(useRoute()?.query));

export interface Arrivals {
  /** The next frame does not wait for the page. */
  readonly isLate: () => boolean;
  readonly stands: (entry: string) => void;
}

interface RouteProviderProps {
  readonly app: AppActor;
  readonly arrivals: Arrivals;
  readonly children: ReactNode;
}

/** The page and everything around it read the route here, so that all change in one frame. */
export function RouteProvider({ app, arrivals, children }: RouteProviderProps) {
  const { pages } = useShell();
  const [first] = useState(() => shownIn(app.getSnapshot(), pages));
  const [shown, setShown] = useState(first);
  const entry = shown?.route.entry;
  useLayoutEffect(() => {
    if (entry !== undefined) arrivals.stands(entry);
  }, [arrivals, entry]);
  useLayoutEffect(() => {
    let last = first;
    let page: AnyActorRef | undefined;
    let coming: Subscription | undefined;
    const look = (): void => {
      const next = shownIn(app.getSnapshot(), pages);
      if (next?.actor !== page) {
        coming?.unsubscribe();
        page = next?.actor;
        coming = page?.subscribe({ next: look, error: () => {} });
      }
      if (shallowEqual(last, next)) return;
      last = next;
      if (arrivals.isLate()) startTransition(() => setShown(next));
      else setShown(next);
    };
    look();
    const following = app.subscribe(look);
    return () => {
      following.unsubscribe();
      coming?.unsubscribe();
    };
  }, [app, arrivals, first, pages]);
  return (
    <RouteContext value={shown?.route ?? null}>
      <ShownContext value={shown}>
        <Router hook={usePath} searchHook={useQuery}>
          {children}
        </Router>
      </ShownContext>
    </RouteContext>
  );
}
