import type { Later } from '../later.ts';
import type { ReadStored, StoreHost } from './record-store.ts';

/** Local storage, with the `storage` event for what other tabs write. */
export const browserStoreHost = (page: Window, reading: Later<ReadStored>): StoreHost => ({
  reading,
  storage: () => page.localStorage,
  onForeignWrite: (written) => {
    const listen = (event: StorageEvent) => {
      if (event.key !== null && event.storageArea === page.localStorage) written(event.key, event.newValue);
    };
    page.addEventListener('storage', listen);
    return () => page.removeEventListener('storage', listen);
  },
});
