import { type ComponentProps, type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n, type Texts } from '#i18n/i18n.ts';
import { NotFetched } from '#i18n/not-fetched.ts';
import { TextsProvider } from '#i18n/TextsProvider.tsx';
import type { AppActor } from '#machines/app/app.machine.ts';
import { type AppHost, createApp, hasUnsent, seen } from '#machines/app/create-app.ts';
import { bringChart } from '#machines/app/rooms.ts';
import { placeOf } from '#services/address/places.ts';
import { type ResolveContext, resolve } from '#services/address/resolve.ts';
import { nextOrigins } from '#services/address/safe-redirect.ts';
import { parseSites, type Sites } from '#services/address/sites.ts';
import type { CaptchaFrame } from '#services/captcha/captcha-frame.ts';
import { laterCaptcha } from '#services/captcha/later-captcha.ts';
import type { Clock } from '#services/contract/clock.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import { later } from '#services/later.ts';
import { socketUrl } from '#services/realtime/socket-url.ts';
import { media } from '../theme/breakpoints.ts';
import '../theme/global.css.ts';
import { firstDrawing } from '../shared/first-drawing.ts';
import { App } from './App.tsx';
import { connectAddress, readMark } from './address.ts';
import { firstData, isAskedAhead, whileDrawn } from './ahead.ts';
import { appStyles } from './app-styles.ts';
import { takeArrival } from './arrival.ts';
import { browserAddressBar, onAddressChange } from './browser-address.ts';
import { firstLanguage, isWechat, randomToken, systemClock, systemTheme } from './facts.ts';
import { followPreferences, showLanguage, showTheme } from './follow-preferences.ts';
import { bringPage } from './later-page.ts';
import type { Launch } from './launch.ts';
import { followLinks } from './links.ts';
import { pressedLink } from './pressed.ts';
import { readThrough } from './read-through.ts';
import { keepScroll } from './scroll.ts';
import { browserViewport } from './viewport.ts';
import { watchErrors } from './watch-errors.ts';
import { followWishes } from './wishes.ts';

/** Boots the app: language and backend come side by side, then the charts start, then the first page is shown. */
export const start = async ({
  page,
  root,
  stored,
  reloadOnce,
  settings,
  simulate,
  network,
  ...given
}: Launch): Promise<void> => {
  const html = page.document.documentElement;
  const { origin } = page.location;
  const sites = parseSites(settings.sites);
  const language = firstLanguage(stored, page.navigator.language);
  showTheme(html, stored.theme);
  showLanguage(html, language);
  const arrival = takeArrival(page.location.href, { sites, origin });
  if (arrival.event) page.history.replaceState(page.history.state, '', arrival.href);
  const room = roomOf(page.location.href, { sites, origin });
  // A page whose code does not come is told in its place.
  const code = room === null ? null : bringPage(room).catch(() => null);
  const [texts, backend, charts] = await Promise.all([
    Promise.resolve(code).then((first) => startI18n(language, first?.texts)),
    simulate?.() ?? null,
    arrival.event ? import('#machines/app/arrival-charts.ts') : {},
    Promise.resolve(code).then((first) => first?.fetch().catch(() => null)),
  ]);

  const storage = backend?.storage ?? given.storage;
  let placed = (): void => {};
  const stands = new Promise<void>((done) => {
    placed = done;
  });
  const token = randomToken((bytes) => page.crypto.getRandomValues(bytes));
  const clock = backend?.clock ?? systemClock;
  const captcha = settings.captcha ? vendorCaptcha(page, settings.captcha, clock) : null;
  const input = {
    ...inputOf(page, sites, settings, simulate !== null),
    hasUnsent: hasUnsent(storage.store),
  };
  const keeper = {
    reading: async () => (await beside)?.reading() ?? null,
    rested: async () => (await beside)?.rested(),
  };
  const host: AppHost = {
    ...storage,
    input,
    clock,
    baseUrl: settings.backend ?? '',
    network,
    ...(backend?.fetch ? { fetch: backend.fetch } : {}),
    ...(settings.backend ? { call: readThrough(whileDrawn(page, stands), keeper) } : {}),
    ...charts,
    ...(captcha ? { humanCheck: captcha } : {}),
    ...chartsWith(texts),
    openSocket: (bearer) =>
      new (backend?.WebSocket ?? WebSocket)(socketUrl(settings, origin, bearer), ['v12.stomp', 'v11.stomp']),
    host: { origin, describe: () => ({ url: page.location.href, userAgent: page.navigator.userAgent }) },
    token,
  };
  const resumed = await backend?.resume?.(host, texts);
  await breath(page);
  const { app, journal } = resumed ?? createApp(host);

  const drawing = firstDrawing();
  // A place to come back to is there only with all that is above it.
  if (readMark(page.history.state)?.y || page.location.hash) drawing.end();
  const view = browserViewport(page);
  const scroll = keepScroll(view);
  const pressed = pressedLink(() => page.performance.now());
  const address = connectAddress({
    bar: browserAddressBar(page),
    sites,
    origin,
    newKey: () => token(8),
    entered: (route) => {
      if (app.getSnapshot().context.route) drawing.leave();
      app.send(route);
    },
    arrived: (arrival) => {
      if (!arrival.page) pressed.end();
      scroll.arrived(arrival);
    },
  });
  followWishes(app, page, address, () => reloadOnce(clock.now()));
  app.start();
  watchErrors(page, (message, detail) => seen(app, clock, message, detail));

  tellOfPage(page, app);
  watchScroll(page, scroll);
  onAddressChange(page, address.changed);
  followLinks(page.document, { sites, origin }, address.go, pressed);
  const arrivals = {
    isLate: pressed.isLate,
    stands: (entry: string) => {
      pressed.end();
      scroll.stands(entry);
    },
  };
  const { preferences } = app.getSnapshot().children;
  if (preferences) followPreferences(preferences, texts, html);

  resumed?.begin();
  await breath(page);
  address.changed();
  if (arrival.event) app.send(arrival.event);
  // Without it the journal is in memory alone, and nothing is fetched ahead or kept.
  const beside = import('./beside.ts')
    .then(({ standBeside }) =>
      standBeside({
        page,
        app,
        journal,
        clock,
        input: (resumed ?? host).input,
        token,
        version: settings.version,
        go: address.go,
        ground: { sites, origin },
        texts,
        store: storage.store,
        backend: settings.backend,
        drawing,
      }),
    )
    .catch(() => {
      drawing.end();
      return null;
    });
  const previous = async () => (await beside)?.previous() ?? null;
  backend?.lend({ page, app, journal, clock, address, version: settings.version, previous, texts });
  if (isAskedAhead(page)) await firstData(page, app);
  await appStyles(page.document);
  const shell = {
    go: address.go,
    reload: () => page.location.reload(),
    stripList: settings.stripList,
    captcha,
    texts,
    drawing,
  };
  show(root, texts, placed, { app, shell, arrivals });
  page.setTimeout(placed, longestDrawing);
};

/** Charts are fetched when they are asked for, with the texts and the code of what shows them. */
const chartsWith = (texts: Texts): Pick<AppHost, 'fetchDoor' | 'fetchChart' | 'fetchWhole'> => ({
  fetchDoor: async () => {
    const [charts] = await Promise.all([
      import('#machines/app/door-charts.ts'),
      texts.fetch(['session', 'registration']),
      import('./Dialogs.tsx').then(({ login, wizard }) => Promise.all([login.fetch(), wizard.fetch()])),
    ]);
    return charts;
  },
  fetchChart: async (name) => {
    const [chart] = await Promise.all([bringChart(name), bringShown(name, texts)]);
    return chart;
  },
  fetchWhole: () => import('#machines/app/whole-app.ts').then(({ wholeApp }) => wholeApp),
});

/** What shows a chart: a resident's is there already. */
const bringShown = async (name: string, texts: Texts): Promise<void> => {
  if (name === 'reactions') return;
  if (name === 'conversations') return texts.fetch(['messages']);
  if (name === 'friends') {
    const { friendRequest } = await import('./Dialogs.tsx');
    await Promise.all([friendRequest.fetch(), texts.fetch(['social'])]);
    return;
  }
  const code = await bringPage(name);
  await Promise.all([code.fetch(), texts.fetch(code.texts)]);
};

/** What happens to the page reaches the app as events. */
const tellOfPage = (page: Window, app: AppActor): void => {
  page
    .matchMedia(media.mobile)
    .addEventListener('change', ({ matches }) => app.send({ type: 'viewport.changed', isMobile: matches }));
  page.document.addEventListener('visibilitychange', () =>
    app.send({ type: page.document.hidden ? 'page.hidden' : 'page.shown' }),
  );
  page.addEventListener('online', () => app.send({ type: 'connection.returned' }));
};

/** So long, in ms, answers wait for the first drawing. */
const longestDrawing = 2_000;

/** Lets the browser draw and hear what has come: on a slow machine each part of the start takes longer than a picture. */
const breath = (page: Window): Promise<void> => new Promise((done) => page.setTimeout(done));

const vendorCaptcha = (page: Window, address: string, clock: Clock): CaptchaFrame =>
  laterCaptcha(
    later(async () => (await import('#services/captcha/captcha-frame.ts')).captchaFrame({ page, address, clock })),
  );

const inputOf = (page: Window, sites: Sites, settings: Launch['settings'], isSimulated: boolean): AppHost['input'] => {
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

/** The room that the address asks for: its code and texts come beside the rest. */
const roomOf = (href: string, ground: ResolveContext) => {
  const found = resolve(href, ground);
  const again = found.kind === 'rewrite' ? resolve(found.to, ground) : found;
  return again.kind === 'place' ? placeOf(again.place).room : null;
};

/** How long a page stands still before its position is written down, in ms. */
const scrollRest = 150;

const watchScroll = (page: Window, scroll: ReturnType<typeof keepScroll>): void => {
  page.history.scrollRestoration = 'manual';
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const) {
    page.addEventListener(event, scroll.moved, { passive: true });
  }
  // Written when the scrolling rests: what is written while the page goes away is lost.
  let timer = 0;
  page.addEventListener(
    'scroll',
    () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(() => {
        const mark = readMark(page.history.state);
        if (mark) page.history.replaceState({ ...mark, y: scroll.top() }, '');
      }, scrollRest);
    },
    { passive: true },
  );
};

const show = (root: HTMLElement, texts: Texts, placed: () => void, shown: ComponentProps<typeof App>): void => {
  const drawn = createRoot(root, {
    onCaughtError: (error) => {
      if (!(error instanceof NotFetched)) reportError(error);
    },
  });
  // In pieces: whatever else comes up is done between them.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <TextsProvider i18n={texts.i18n}>
          <Placed page={root.ownerDocument} placed={placed}>
            <App {...shown} />
          </Placed>
        </TextsProvider>
      </StrictMode>,
    ),
  );
};

interface PlacedProps {
  readonly page: Document;
  readonly placed: () => void;
  readonly children: ReactNode;
}

/** What the static frame says and how it looks goes in the moment in which the app stands in its place. */
function Placed({ page, placed, children }: PlacedProps) {
  useLayoutEffect(() => {
    for (const element of page.querySelectorAll('[data-static]')) element.remove();
    delete page.documentElement.dataset.theme;
    placed();
  }, [page, placed]);
  return children;
}
