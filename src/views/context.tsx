import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, memo, type ReactNode, use } from 'react';
import type { AppActor } from '#machines/app/app.machine.ts';
import { selectChosen } from '#machines/app/preferences.machine.ts';
import {
  type CurrentUser,
  type SessionActor,
  selectCurrentUser,
  selectIsOther,
} from '#machines/session/session.machine.ts';
import type { createTo } from '#routes/to.ts';
import { type Act, type Answer, may, roleOf } from '#services/contract/permissions.ts';
import type { Preferences } from '#services/contract/stored.contract.ts';
import { alwaysWhole, type WholePage } from './kit/whole-page.ts';

/** `show` mounts the vendor's slider in `container` and returns its removal. */
export interface Captcha {
  readonly show: (container: HTMLElement, title: string, solved: () => void) => () => void;
}

interface AppViews {
  readonly app: AppActor;
  readonly to: ReturnType<typeof createTo>;
  readonly captcha?: Captcha | null;
  readonly wholePage?: WholePage;
}

const Views = createContext<AppViews | null>(null);

/** Memoised: consumers do not re-render on navigation. */
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

export const useApp = (): AppActor => useViews().app;

export const useTo = () => useViews().to;

export const useSession = (): SessionActor => {
  const session = useSelector(useApp(), ({ children }) => children.session);
  if (!session) throw new Error('the session is a resident of the app');
  return session;
};

export const usePreferences = () => {
  const preferences = useSelector(useApp(), ({ children }) => children.preferences);
  if (!preferences) throw new Error('the preferences are a resident of the app');
  return preferences;
};

/** As it is stored, and how the user chooses it. */
export const usePreference = <N extends keyof Preferences>(name: N) => {
  const preferences = usePreferences();
  return [
    useSelector(preferences, (snapshot) => selectChosen(snapshot)[name]),
    (value: Preferences[N]) => preferences.send({ type: 'preference.choose', chosen: { [name]: value } }),
  ] as const;
};

export const useCaptcha = (): Captcha | null => useViews().captcha ?? null;

export const useWholePage = (): WholePage => use(Views)?.wholePage ?? alwaysWhole;

export const useCurrentUser = (): CurrentUser => useSelector(useSession(), selectCurrentUser, shallowEqual);

/** Whether the user is surely not this member: nobody follows or befriends themselves. */
export const useIsOther = (memberId: string): boolean =>
  useSelector(useSession(), (one) => selectIsOther(one, memberId));

/** Whether the role allows the act (§6), or what it lacks. */
export const useMay = (act: Act): Answer => may(roleOf(useCurrentUser()), act);
