import { type AppHost, hasUnsent } from '#machines/app/create-app.ts';
import { bringChart } from '#machines/app/rooms.ts';
import { nextOrigins } from '#services/address/safe-redirect.ts';
import type { CaptchaFrame } from '#services/captcha/captcha-frame.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import { socketUrl } from '#services/realtime/socket-url.ts';
import { tellOtherTabs } from '#services/storage/other-tabs.ts';
import { media } from '../theme/breakpoints.ts';
import { isWechat, randomToken, systemClock, systemTheme } from './facts.ts';
import type { Launch, SimulatedBackend } from './launch.ts';
import type { Ground } from './links.ts';
import { preloadPage } from './pages.ts';

export interface HostOptions {
  readonly launch: Launch;
  readonly backend: SimulatedBackend | null;
  readonly ground: Ground;
  readonly captcha: CaptchaFrame | null;
  /** How a real backend is asked. */
  readonly call: NonNullable<AppHost['call']>;
}

/** What the app is given by this browser, or by the backend in the page. */
export const hostOf = ({ launch, backend, ground, captcha, call }: HostOptions): AppHost => {
  const { page, settings, simulate } = launch;
  const { origin } = ground;
  const storage = backend?.storage ?? launch.storage;
  return {
    ...storage,
    input: { ...inputOf(page, ground, settings, simulate !== null), hasUnsent: hasUnsent(storage.store) },
    clock: backend?.clock ?? systemClock,
    baseUrl: settings.backend ?? '',
    changed: () => tellOtherTabs(page),
    ...(backend?.fetch ? { fetch: backend.fetch } : {}),
    ...(settings.backend ? { call } : {}),
    ...(captcha ? { humanCheck: captcha } : {}),
    ...charts,
    openSocket: (bearer) =>
      new (backend?.WebSocket ?? WebSocket)(socketUrl(settings, origin, bearer), ['v12.stomp', 'v11.stomp']),
    host: { origin, describe: () => ({ url: page.location.href, userAgent: page.navigator.userAgent }) },
    token: randomToken((bytes) => page.crypto.getRandomValues(bytes)),
  };
};

/** Charts are fetched when they are asked for, with the code of what shows them. */
const charts: Pick<AppHost, 'fetchDoor' | 'fetchChart' | 'fetchWhole'> = {
  fetchDoor: async () => {
    const [charts] = await Promise.all([
      import('#machines/app/door-charts.ts'),
      import('./Dialogs.tsx').then(({ login, wizard }) => Promise.all([login.preload(), wizard.preload()])),
    ]);
    return charts;
  },
  fetchChart: async (name) => {
    const [chart] = await Promise.all([bringChart(name), bringShown(name)]);
    return chart;
  },
  fetchWhole: () => import('#machines/app/whole-app.ts').then(({ wholeApp }) => wholeApp),
};

/** What shows a chart: a resident's is there already. */
const bringShown = async (name: string): Promise<void> => {
  if (name === 'reactions' || name === 'conversations') return;
  if (name === 'friends') {
    const { friendRequest } = await import('./Dialogs.tsx');
    await friendRequest.preload();
    return;
  }
  await preloadPage(name);
};

const inputOf = (
  page: Window,
  { sites }: Ground,
  settings: Launch['settings'],
  isSimulated: boolean,
): AppHost['input'] => {
  const { navigator, location } = page;
  return {
    origin: location.origin,
    sites,
    nextOrigins: nextOrigins(settings.nextOrigins, location.origin, sites),
    browserLanguage: navigator.language,
    browserTheme: systemTheme(page),
    isMobile: page.matchMedia(media.mobile).matches,
    isInWechat: isWechat(navigator.userAgent),
    wechatAuthorizeUrl: settings.wechatAuthorizeUrl || (isSimulated ? wechatPath.authorize : null),
  };
};
