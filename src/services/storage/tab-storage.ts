import { stored } from '../contract/stored.contract.ts';
import { browserStoreHost } from './browser-host.ts';
import { type Acquire, makeAcquire } from './locks.ts';
import type { KeyValue, StoreHost } from './record-store.ts';

/** Language and theme are shared by all logins. */
const shared: ReadonlySet<string> = new Set([stored.preferences.key]);

/** Storage and locks for a tab with a login of its own: they survive reloads and are invisible to other tabs. */
export const tabStorage = (page: Window, name: string): { readonly store: StoreHost; readonly acquire: Acquire } => {
  const all = browserStoreHost(page);
  const of = (key: string): KeyValue => (shared.has(key) ? all.storage() : page.sessionStorage);
  const acquire = makeAcquire(page.navigator.locks);
  return {
    store: {
      storage: () => ({
        getItem: (key) => of(key).getItem(key),
        setItem: (key, text) => of(key).setItem(key, text),
        removeItem: (key) => of(key).removeItem(key),
      }),
      onForeignWrite: (written) =>
        all.onForeignWrite((key, text) => {
          if (shared.has(key)) written(key, text);
        }),
    },
    acquire: (lock) => acquire(`${lock}.${name}`),
  };
};
