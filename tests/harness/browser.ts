import type { AnyActorRef } from 'xstate';
import type { AppInput } from '#machines/app/app.events.ts';
import { type AppHost, createApp, hasQueuedReactions } from '#machines/app/create-app.ts';
import { loadApp } from '#machines/app/load-app.ts';
import type { AppEmitted } from '#machines/app/route.ts';
import './preload-lazy.ts';
import { directSockets } from '#mocks/broker/direct-socket.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { createBackend, type NodeBackend } from '#mocks/hosts/node.ts';
import { pages } from '#pages/pages.ts';
import { resolve } from '#routes/resolve.ts';
import { defaultSites } from '#services/address/sites.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import type { StoreHost } from '#services/storage/record-store.ts';
import { settle } from './virtual-clock.ts';

export const pageOrigin = 'https://shiye.test';

export const desktop: AppInput = {
  origin: pageOrigin,
  sites: defaultSites,
  nextOrigins: [pageOrigin],
  browserLanguage: 'zh-CN',
  browserTheme: 'light',
  isMobile: false,
  isInWechat: false,
  wechatAuthorizeUrl: null,
  hasQueuedReactions: false,
};

// How long the code of a chart takes to come is no part of any test.
await loadApp(pages);

type Watch = Parameters<ReturnType<typeof createApp>['app']['system']['inspect']>[0];

/** One browser: its tabs share storage, locks and the backend. `watch` looks at each of its apps. */
export const openPlainBrowser = (backend: NodeBackend = createBackend(), watch?: () => Watch) => {
  const storage = memoryOrigin();
  const acquire = makeAcquire(undefined);
  const sockets = directSockets(backend.broker, backend.clock);
  let tokens = 0;
  const hostOn = (store: StoreHost): AppHost => ({
    pages,
    input: { ...desktop, hasQueuedReactions: hasQueuedReactions(store) },
    clock: backend.clock,
    baseUrl: pageOrigin,
    fetch: backend.fetch,
    openSocket: sockets.open,
    store,
    acquire,
    host: { origin: pageOrigin, describe: () => ({ url: pageOrigin, userAgent: 'test' }) },
    loadView: async () => {},
    token: (length) => String(++tokens).padStart(length, '0'),
  });
  const openTab = (input: Partial<AppInput> = {}, host: Partial<AppHost> = {}) => {
    const own = hostOn(storage.tab());
    const { app, journal } = createApp({ ...own, ...host, input: { ...own.input, ...input } });
    const wanted: AppEmitted[] = [];
    let entries = 0;
    const visit = (url: string, entry = `e${++entries}`): void => {
      const here = resolve(url, { sites: defaultSites, origin: pageOrigin });
      if (here.kind === 'rewrite') {
        visit(here.to, entry);
        return;
      }
      const { site, href } = here;
      const { name, params, query, hash } =
        here.kind === 'route' ? here : { name: 'common.notFound' as const, params: {}, query: {}, hash: '' };
      app.send({ type: 'route.entered', entry, name, site, href, params, query, hash });
    };
    app.on('navigation.wanted', (event) => {
      wanted.push(event);
      visit(event.to);
    });
    app.on('leave.wanted', (event) => wanted.push(event));
    if (watch) app.system.inspect(watch());
    app.start();
    /** An actor by its path of ids: `login/smsLogin`. */
    const at = (path: string): AnyActorRef => {
      const found = path.split('/').reduce<AnyActorRef | undefined>((ref, id) => ref?.getSnapshot().children[id], app);
      if (!found) throw new Error(`no actor at ${path}`);
      return found;
    };
    /** What stands below the rest of a page is asked for, as where somebody scrolls down. */
    const reach = (ref: AnyActorRef): void => {
      const now = ref.getSnapshot();
      if (now.hasTag?.('deferred')) ref.send({ type: 'part.near' });
      for (const child of Object.values<AnyActorRef>(now.children ?? {})) reach(child);
    };
    const readDown = async (): Promise<void> => {
      await settle();
      reach(app);
      await settle();
    };
    return {
      app,
      journal,
      wanted,
      visit: async (url: string, entry?: string) => {
        visit(url, entry);
        await readDown();
      },
      readDown,
      /** A persona is logged in here, without the dialog. */
      logIn: async (persona: string) => {
        const credentials = loginBySso(backend.domain, `sso-${persona}`);
        at('session').send({ type: 'session.opened', credentials, at: backend.clock.now() });
        await settle();
      },
      at,
    };
  };
  return {
    backend,
    storage,
    /** What an app is given here, over a storage of its own. */
    hostOn,
    openTab,
    advance: async (ms: number) => {
      backend.clock.advance(ms);
      await settle();
    },
  };
};
