import { useSelector } from '@xstate/react';
import { createContext, use, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { selectIsMobile } from '#machines/app/app.machine.ts';
import type { Aside } from '#machines/app/pages.ts';
import type { Route } from '#machines/app/route.ts';
import type { RouteName } from '#routes/routes.ts';
import { type Captcha, useApp } from '../context.tsx';
import type { WholePage } from '../kit/whole-page.ts';
import type { Page, Pages } from './page-table.ts';

/** `topicList`: the list that the news topics link to (R2.4-32). */
export interface ShellParts {
  readonly pages: Pages;
  /** Follows a link. */
  readonly navigate: (to: string) => void;
  readonly reload: () => void;
  readonly topicList: 'top-100' | 'rankings';
  readonly captcha: Captcha | null;
  readonly wholePage?: WholePage;
}

export const ShellContext = createContext<ShellParts | null>(null);

export const useShell = (): ShellParts => {
  const parts = use(ShellContext);
  if (!parts) throw new Error('ShellContext is missing');
  return parts;
};

export type PageProblem = 'unfetched' | 'unverified';

export interface Shown {
  readonly route: Route;
  readonly name: RouteName;
  readonly page: Page;
  readonly aside: Aside;
  readonly actor: AnyActorRef | undefined;
  /** False while access is unknown or code is loading. */
  readonly isThere: boolean;
  readonly problem: PageProblem | null;
}

export const RouteContext = createContext<Route | null>(null);
export const ShownContext = createContext<Shown | null>(null);

export const useRoute = (): Route | null => use(RouteContext);

/** Consumers re-render at each step of loading; prefer `useRoute`. */
export const useShown = (): Shown | null => use(ShownContext);

export const useIsMobile = (): boolean => useSelector(useApp(), selectIsMobile);

/** Closes on navigation, also for a return by Back. */
export const useOpenHere = () => {
  const here = useRoute()?.entry;
  const [openAt, setOpenAt] = useState<string | null>();
  if (openAt && openAt !== here) setOpenAt(null);
  return {
    wasOpened: openAt !== undefined,
    isOpen: openAt !== undefined && openAt === here,
    setOpen: (open: boolean) => setOpenAt(open ? here : null),
    forget: () => setOpenAt(undefined),
  };
};
