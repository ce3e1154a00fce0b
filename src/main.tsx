import { stored } from '#services/contract/stored.contract.ts';
import { fillPlatform } from '#services/platform.ts';
import { browserStoreHost } from '#services/storage/browser-host.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { reloadOnce } from '#services/storage/reload-once.ts';
import type { SimulatedBackend } from '#views/shell/launch.ts';
import { start } from '#views/shell/start.tsx';

const settings = {
  version: import.meta.env.VITE_APP_VERSION ?? '',
  backend: import.meta.env.VITE_BACKEND,
  ws: import.meta.env.VITE_WS,
  wsToken: import.meta.env.VITE_WS_TOKEN,
  sites: import.meta.env.VITE_SITES,
  nextOrigins: import.meta.env.VITE_NEXT_ORIGINS,
  wechatAuthorizeUrl: import.meta.env.VITE_WECHAT_AUTHORIZE_URL,
  captcha: import.meta.env.VITE_BACKEND ? import.meta.env.VITE_CAPTCHA : undefined,
  stripList: import.meta.env.VITE_STRIP_LIST === 'rankings' ? 'rankings' : 'top-100',
} as const;

const simulate = async (): Promise<SimulatedBackend> => {
  const [{ startBackend }, { simulated }] = await Promise.all([
    import('#mocks/hosts/browser.ts'),
    import('#views/shell/lend.ts'),
  ]);
  return simulated(window, () => startBackend({ search: location.search }));
};

const store = browserStoreHost(window);

const readPreferences = () => {
  try {
    return makeStore(store).load(stored.preferences).value;
  } catch {
    return stored.preferences.empty;
  }
};

const begin = async (root: HTMLElement): Promise<void> => {
  fillPlatform(globalThis);
  await start({
    page: window,
    root,
    stored: readPreferences(),
    storage: { store, acquire: makeAcquire(navigator.locks), isLockPerTab: !navigator.locks },
    reloadOnce: (at) => reloadOnce(window, at),
    settings,
    simulate: import.meta.env.VITE_BACKEND ? null : simulate,
  });
};

const root = document.getElementById('root');
const failed = document.getElementById('failed');

if (root) {
  begin(root).catch((reason: unknown) => {
    if (failed) failed.hidden = false;
    reportError(reason);
  });
}
