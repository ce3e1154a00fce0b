import type { i18n } from 'i18next';
import { type ComponentProps, type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startI18n } from '#i18n/i18n.ts';
import type { AppActor } from '#machines/app/app.machine.ts';
import { type AppHost, createApp, seen } from '#machines/app/create-app.ts';
import { placeOf } from '#services/address/places.ts';
import { type ResolveContext, resolve } from '#services/address/resolve.ts';
import { parseSites } from '#services/address/sites.ts';
import { captchaFrame } from '#services/captcha/captcha-frame.ts';
import { NotFetched } from '../shared/lazy-view.ts';
import { media } from '../theme/breakpoints.ts';
import '../theme/global.css.ts';
import { firstDrawing } from '../shared/first-drawing.ts';
import { App } from './App.tsx';
import { readMark } from './address.ts';
import { firstData, isAskedAhead, whileDrawn } from './ahead.ts';
import { hostOf } from './app-host.ts';
import { appStyles } from './app-styles.ts';
import { takeArrival } from './arrival.ts';
import type { Beside } from './beside.ts';
import { guardComposition } from './composition.ts';
import { firstLanguage, systemClock } from './facts.ts';
import { followPreferences, showLanguage, showTheme } from './follow-preferences.ts';
import { followReader } from './follow-reader.ts';
import type { Launch } from './launch.ts';
import { preloadPage } from './pages.ts';
import { readThrough } from './read-through.ts';
import { watchErrors } from './watch-errors.ts';
import { followWishes } from './wishes.ts';

/** Boots the app: language and backend come side by side, then the charts start, then the first page is shown. */
export const start = async (launch: Launch): Promise<void> => {
  const { page, root, stored, reloadOnce, settings, simulate } = launch;
  guardComposition(page);
  const html = page.document.documentElement;
  const ground = { sites: parseSites(settings.sites), origin: page.location.origin };
  const language = firstLanguage(stored, page.navigator.language);
  showTheme(html, stored.theme);
  showLanguage(html, language);
  const arrival = takeArrival(page.location.href, ground);
  if (arrival.event) page.history.replaceState(page.history.state, '', arrival.href);
  const room = roomOf(page.location.href, ground);
  // A page whose code does not come is told in its place.
  const code = room === null ? null : preloadPage(room).catch(() => null);
  const [texts, backend, charts] = await Promise.all([
    startI18n(language),
    simulate?.() ?? null,
    arrival.event ? import('#machines/app/arrival-charts.ts') : {},
    code,
  ]);

  const { promise: stands, resolve: placed } = deferred<void>();
  // Begun last, and asked for from the first call on.
  const { promise: beside, resolve: begun } = deferred<Beside | null>();
  const clock = backend?.clock ?? systemClock;
  const captcha = settings.captcha ? captchaFrame({ page, address: settings.captcha, clock }) : null;
  const call = readThrough(whileDrawn(page, stands), beside);
  const host: AppHost = { ...hostOf({ launch, backend, ground, captcha, call }), ...charts };
  const resumed = await backend?.resume?.(host);
  await breath(page);
  const { app, journal } = resumed ?? createApp(host);

  const drawing = firstDrawing();
  // A place to come back to is there only with all that is above it.
  if (readMark(page.history.state)?.y || page.location.hash) drawing.end();
  const { address, arrivals } = followReader({ page, app, ground, drawing, token: host.token });
  followWishes(app, page, address, () => reloadOnce(clock.now()));
  app.start();
  watchErrors(page, (message, detail) => seen(app, clock, message, detail));
  tellOfPage(page, app);
  const { preferences } = app.getSnapshot().children;
  if (preferences) followPreferences(preferences, texts, html);

  resumed?.begin();
  await breath(page);
  address.changed();
  if (arrival.event) app.send(arrival.event);
  // Without it the journal is in memory alone, and nothing is fetched ahead or kept.
  begun(
    import('./beside.ts')
      .then(({ standBeside }) =>
        standBeside({
          page,
          app,
          journal,
          clock,
          input: (resumed ?? host).input,
          token: host.token,
          version: settings.version,
          go: address.go,
          ground,
          texts,
          store: host.store,
          backend: settings.backend,
          drawing,
        }),
      )
      .catch(() => {
        drawing.end();
        return null;
      }),
  );
  const previous = async () => (await beside)?.previous() ?? null;
  backend?.lend({ page, app, journal, clock, address, version: settings.version, previous, texts });
  if (isAskedAhead(page)) await firstData(page, app);
  await appStyles(page.document);
  const reload = (): void => page.location.reload();
  const shell = { go: address.go, reload, stripList: settings.stripList, captcha, drawing };
  show(root, texts, placed, { app, shell, arrivals, openOverlay: address.open });
  page.setTimeout(placed, longestDrawing);
};

const deferred = <Value,>() => {
  let resolve = (_: Value | PromiseLike<Value>): void => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** The room that the address asks for: its code comes beside the rest. */
const roomOf = (href: string, ground: ResolveContext) => {
  const found = resolve(href, ground);
  const again = found.kind === 'rewrite' ? resolve(found.to, ground) : found;
  return again.kind === 'place' ? placeOf(again.place).room : null;
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

const show = (root: HTMLElement, texts: i18n, placed: () => void, shown: ComponentProps<typeof App>): void => {
  const drawn = createRoot(root, {
    onCaughtError: (error) => {
      if (!(error instanceof NotFetched)) reportError(error);
    },
  });
  // In pieces: whatever else comes up is done between them.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <I18nextProvider i18n={texts}>
          <Placed page={root.ownerDocument} placed={placed}>
            <App {...shown} />
          </Placed>
        </I18nextProvider>
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
