import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, memo, type ReactNode, use } from 'react';
import type { AppActor } from '#machines/app/app.machine.ts';
import { type SessionActor, selectVisitor, type Visitor } from '#machines/session/session.machine.ts';
import type { createTo } from '#services/address/to.ts';
import { type Act, type Answer, may, roleOf } from '#services/contract/permissions.ts';

/** A vendor's captcha: shows its slider in `place` until what is given back is called. */
export interface Captcha {
  readonly show: (place: HTMLElement, title: string, solved: () => void) => () => void;
}

/** The first render of the first page: parts below the window wait until it is over. */
export interface FirstRender {
  readonly isOver: () => boolean;
  /** Calls back once it is over; gives what calls that off. */
  readonly whenOver: (render: () => void) => () => void;
}

interface AppViews {
  readonly app: AppActor;
  readonly to: ReturnType<typeof createTo>;
  /** The captcha of a vendor; without it our own slider is shown. */
  readonly captcha?: Captcha | null;
  /** Without it everything is rendered at once. */
  readonly firstRender?: FirstRender;
}

const Views = createContext<AppViews | null>(null);

/** Whoever asks for the app is not drawn anew with each page. */
export const AppProvider = memo(function AppProvider({
  children,
  ...views
}: AppViews & { readonly children: ReactNode }) {
  return <Views value={views}>{children}</Views>;
});

const useViews = (): AppViews => {
  const views = use(Views);
  if (!views) throw new Error('AppProvider is missing');
  return views;
};

/** The root actor: views send it what the reader wants. */
export const useApp = (): AppActor => useViews().app;

/** Builds addresses: `to.article({ id })`. */
export const useTo = () => useViews().to;

export const useSession = (): SessionActor => {
  const session = useSelector(useApp(), ({ children }) => children.session);
  if (!session) throw new Error('the session is a resident of the app');
  return session;
};

/** The captcha of a vendor, or null. */
export const useCaptcha = (): Captcha | null => useViews().captcha ?? null;

const noFirstRender: FirstRender = { isOver: () => true, whenOver: () => () => {} };

export const useFirstRender = (): FirstRender => useViews().firstRender ?? noFirstRender;

/** Who is reading. */
export const useVisitor = (): Visitor => useSelector(useSession(), selectVisitor, shallowEqual);

/** Whether the reader may do this (§6), and what stands in the way. */
export const useMay = (act: Act): Answer => may(roleOf(useVisitor()), act);
