import { stored } from '../contract/stored.contract.ts';
import type { StoreHost } from './record-store.ts';

export const browserStoreHost = (page: Window): StoreHost => ({
  storage: () => page.localStorage,
  onForeignWrite: (written) => {
    const listen = (event: StorageEvent) => {
      if (event.storageArea !== page.localStorage) return;
      if (event.key !== null) return written(event.key, event.newValue);
      // A null key: another tab cleared the storage.
      for (const { key } of Object.values(stored)) written(key, null);
    };
    page.addEventListener('storage', listen);
    return () => page.removeEventListener('storage', listen);
  },
});
