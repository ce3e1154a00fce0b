import type { KeyValue, StoreHost } from './record-store.ts';

/** One origin's storage in memory; every `tab()` is notified of the others' writes. */
export const memoryOrigin = (initial: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(initial));
  const tabs = new Set<{ written: Set<(key: string, text: string | null) => void> }>();

  const tab = (): StoreHost => {
    const own = { written: new Set<(key: string, text: string | null) => void>() };
    tabs.add(own);
    const notify = (key: string, text: string | null) => {
      for (const other of tabs) if (other !== own) for (const written of other.written) written(key, text);
    };
    const storage: KeyValue = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => {
        values.set(key, text);
        notify(key, text);
      },
      removeItem: (key) => {
        values.delete(key);
        notify(key, null);
      },
    };
    return {
      storage: () => storage,
      onForeignWrite: (written) => {
        own.written.add(written);
        return () => own.written.delete(written);
      },
    };
  };
  return { values, tab };
};
