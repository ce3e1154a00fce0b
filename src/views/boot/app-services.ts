import type { i18n } from 'i18next';
import type { AppActor } from '#machines/app/app.machine.ts';
import { type AppHost, hasQueuedReactions } from '#machines/app/create-app.ts';
import { nextOrigins } from '#services/address/safe-redirect.ts';
import { type CaptchaFrame, captchaFrame } from '#services/captcha/captcha-frame.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import type { AnswerCache, AnswerSources } from '#services/http/middleware.ts';
import { prefetchedAnswer } from '#services/http/prefetched-answer.ts';
import { socketUrl } from '#services/realtime/socket-url.ts';
import { browserStoreHost } from '#services/storage/browser-host.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { notifyOtherTabs } from '#services/storage/other-tabs.ts';
import type { LazyView } from '../kit/lazy-view.ts';
import type { LinkContext } from '../navigation/links.ts';
import { isPageName, type Pages, preloadPage } from '../navigation/page-table.ts';
import { media } from '../theme/breakpoints.ts';
import { environment, isWechat, randomToken, systemClock, systemTheme } from './environment.ts';
import { firstInput } from './inputs.ts';
import type { OfflineOptions } from './offline-support.ts';
import type { BrowserStorage, SimulatedBackend } from './simulated-backend.ts';

interface ServicesOptions {
  readonly page: Window;
  readonly links: LinkContext;
  readonly backend: SimulatedBackend | null;
  readonly texts: i18n;
  readonly pages: Pages;
}

export interface AppServices extends AppHost {
  readonly pages: Pages;
  readonly captcha: CaptchaFrame | null;
  readonly prefetch: (path: string) => void;
  /** The first input, or ten seconds: storing begins. */
  readonly awake: Promise<void>;
}

export const makeServices = ({ page, links, backend, texts, pages }: ServicesOptions): AppServices => {
  const storage = backend?.storage ?? browserStorage(page);
  const clock = backend?.clock ?? systemClock;
  const baseUrl: string = environment.backend ?? '';
  const prefetched = prefetchedAnswer(clock, (url) => page.fetch(url));
  const awake = firstInput(page);
  const captcha = environment.captcha ? captchaFrame({ page, address: environment.captcha, clock }) : null;
  return {
    ...storage,
    pages,
    loadView: loadView(pages),
    captcha,
    awake,
    prefetch: (path) => {
      if (backend === null) prefetched.ask(baseUrl + path);
    },
    ...(captcha ? { humanCheck: captcha } : {}),
    input: { ...inputOf(page, links), hasQueuedReactions: hasQueuedReactions(storage.store) },
    clock,
    baseUrl,
    ...(backend?.fetch ? { fetch: backend.fetch } : {}),
    ...(backend === null
      ? { answers: answerSources(page, prefetched.take, awake, { texts, clock, store: storage.store }) }
      : {}),
    changed: () => notifyOtherTabs(page),
    openSocket: (bearer) =>
      new (backend?.WebSocket ?? WebSocket)(socketUrl(environment, links.origin, bearer), ['v12.stomp', 'v11.stomp']),
    host: { origin: links.origin, describe: () => ({ url: page.location.href, userAgent: page.navigator.userAgent }) },
    token: randomToken((bytes) => page.crypto.getRandomValues(bytes)),
  };
};

export const browserStorage = (page: Window): BrowserStorage => ({
  store: browserStoreHost(page),
  acquire: makeAcquire(page.navigator.locks),
  isLockPerTab: !page.navigator.locks,
});

/** Answers that the frame's script has requested, by address. */
export const preloadedIn = (page: Window): Record<string, Promise<Response>> | null =>
  Reflect.get(page, 'shiyeAhead') ?? null;

const takePreloaded = (page: Window, url: string): Promise<Response> | undefined => {
  const preloaded = preloadedIn(page);
  const answer = preloaded?.[url];
  delete preloaded?.[url];
  return answer;
};

/** For a real backend. */
const answerSources =
  (
    page: Window,
    takePrefetched: AnswerSources['take'],
    awake: AnswerSources['awake'],
    options: Pick<OfflineOptions, 'texts' | 'clock' | 'store'>,
  ) =>
  (app: AppActor): AnswerSources => {
    let opened: Promise<AnswerCache | null> | null = null;
    const opening = Promise.withResolvers<void>();
    const openCache = () => {
      opening.resolve();
      opened ??= import('./offline-support.ts')
        .then(({ startOfflineSupport }) => startOfflineSupport({ page, app, ...options }))
        .catch(() => {
          opened = null;
          return null;
        });
      return opened;
    };
    return {
      take: (url) => takePreloaded(page, url) ?? takePrefetched(url),
      openCache,
      awake: Promise.race([awake, opening.promise]),
    };
  };

/** Other lazy charts without a page have their view in the main bundle. */
const loadView =
  (pages: Pages): AppHost['loadView'] =>
  async (name) => {
    if (['reactions', 'conversations', 'ssoLogin'].includes(name)) return;
    if (isPageName(pages, name)) return preloadPage(pages, name);
    const { login, wizard, friendRequest, wechatReturn } = await import('../shell/Dialogs.tsx');
    const views: Readonly<Record<string, Pick<LazyView<object>, 'preload'>>> = {
      login,
      binding: login,
      wizard,
      friends: friendRequest,
      wechatReturn,
    };
    return views[name]?.preload();
  };

const inputOf = (page: Window, { sites, origin }: LinkContext): AppHost['input'] => ({
  origin,
  sites,
  nextOrigins: nextOrigins(environment.nextOrigins, origin, sites),
  browserLanguage: page.navigator.language,
  browserTheme: systemTheme(page),
  isMobile: page.matchMedia(media.mobile).matches,
  isInWechat: isWechat(page.navigator.userAgent),
  wechatAuthorizeUrl: environment.wechatAuthorizeUrl || (environment.backend ? null : wechatPath.authorize),
});
