import type { i18n } from 'i18next';
import { type AppActor, selectRoute } from '#machines/app/app.machine.ts';
import { createOfflineSupport } from '#machines/offline/create-offline-support.ts';
import { selectLoginTime } from '#machines/session/session.machine.ts';
import { allowScripts } from '#services/address/script-files.ts';
import type { Clock } from '#services/contract/clock.ts';
import { watchShell } from '#services/offline/watch-shell.ts';
import { browserAnswerStore } from '#services/storage/cached-answers.ts';
import { createOfflineCache, type OfflineCache } from '#services/storage/offline-cache.ts';
import { makeStore, type StoreHost } from '#services/storage/record-store.ts';
import { mountNotes } from '../offline/mount.tsx';
import { reloadData } from './page-events.ts';

export interface OfflineOptions {
  readonly page: Window;
  readonly app: AppActor;
  readonly clock: Clock;
  readonly texts: i18n;
  readonly store: StoreHost;
}

const workerAddress = '/shell-worker.js';

/** Service worker, offline cache and updates. Lazy, and only for a real backend: the mock backend has its own worker. */
export const startOfflineSupport = ({ page, app, clock, texts, store }: OfflineOptions): OfflineCache => {
  allowScripts();
  const support = createOfflineSupport({
    clock,
    watch: (notify) =>
      watchShell({
        container: page.navigator.serviceWorker,
        address: workerAddress,
        build: buildOf(page.document),
        notify,
        loaded: () => page.performance.getEntriesByType('resource').map(({ name }) => name),
      }),
  });
  const reading = createOfflineCache({
    store: makeStore(store),
    log: browserAnswerStore(),
    clock,
    notify: (news) => support.reading.send(news),
  });
  support.reading.on('reload.wanted', () => reloadData(app));
  support.update.on('reload.wanted', () => page.location.reload());
  page.addEventListener('online', () => support.reading.send({ type: 'connection.returned' }));
  support.reading.start();
  support.update.start();
  followPage(app, () => support.reading.send({ type: 'page.entered' }));
  followLogin(app, (all) => void reading.forget(all));
  mountNotes({ page: page.document, support, texts });
  return reading;
};

const buildOf = ({ scripts }: Document): string =>
  [...scripts]
    .filter(({ type, src }) => type === 'module' && src !== '')
    .map(({ src }) => new URL(src).pathname)
    .join(' ');

export const followPage = (app: AppActor, entered: () => void): void => {
  let here = selectRoute(app.getSnapshot())?.entry;
  app.subscribe((snapshot) => {
    const entry = selectRoute(snapshot)?.entry;
    if (entry === here) return;
    here = entry;
    entered();
  });
};

/** Also called once at the start if the login was already over. */
export const followLogin = (app: AppActor, over: (all: boolean) => void): void => {
  const { session } = app.getSnapshot().children;
  let login: number | null = null;
  const look = (): void => {
    const now = session ? selectLoginTime(session.getSnapshot()) : null;
    const before = login;
    login = now;
    if (before !== null && before !== now) over(now === null);
  };
  over(false);
  look();
  session?.subscribe(look);
};
