import { useSelector } from '@xstate/react';
import { createContext, use, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Route } from '#machines/app/route.ts';
import type { Place } from '#routes/route.ts';
import type { PlaceName } from '#routes/routes.ts';
import { type Captcha, type FirstRender, useApp } from '../context.tsx';

/** What only the shell needs besides the app. `stripList`: which list the link strip leads to (R2.4-32). */
export interface ShellParts {
  readonly go: (to: string) => void;
  readonly reload: () => void;
  readonly stripList: 'top-100' | 'rankings';
  /** The captcha of a vendor; null for our own slider. */
  readonly captcha: Captcha | null;
  readonly firstRender?: FirstRender;
}

export const ShellContext = createContext<ShellParts | null>(null);

export const useShell = (): ShellParts => {
  const parts = use(ShellContext);
  if (!parts) throw new Error('ShellContext is missing');
  return parts;
};

/** The page's program did not come, or whether the reader may see the page could not be found out. */
export type Hindrance = 'unfetched' | 'unverified';

export interface Shown {
  readonly route: Route;
  readonly name: PlaceName;
  readonly place: Place;
  /** The room of this entry of the history; a place that fetches nothing has none. */
  readonly room: AnyActorRef | undefined;
  /** False while it is not known whether the reader may see the page, and while its program is on its way. */
  readonly isThere: boolean;
  readonly hindrance: Hindrance | null;
}

export const RouteContext = createContext<Route | null>(null);
export const ShownContext = createContext<Shown | null>(null);

/** The address of the page that is drawn; null before it has been read. */
export const useRoute = (): Route | null => use(RouteContext);

/** Where the reader is, and how far the page has come. Whoever asks is drawn anew at each step: ask for less (`useRoute`). */
export const useShown = (): Shown | null => use(ShownContext);

export const useIsMobile = (): boolean => useSelector(useApp(), ({ context }) => context.isMobile);

/** What the mobile bar opens belongs to the page it was opened on: left by a link it is closed, also for who comes back. */
export const useOpenHere = () => {
  const here = useRoute()?.entry;
  const [openAt, setOpenAt] = useState<string | null>();
  if (openAt && openAt !== here) setOpenAt(null);
  return {
    wasOpened: openAt !== undefined,
    isOpen: openAt !== undefined && openAt === here,
    setOpen: (open: boolean) => setOpenAt(open ? here : null),
    /** As if it had never been opened: what opens did not come. */
    forget: () => setOpenAt(undefined),
  };
};
