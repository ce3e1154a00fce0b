import { done, result } from './indexed-db.ts';

/** Bytes passed to another tab of the same origin, read once. */
interface Left {
  readonly key: string;
  readonly at: number;
  readonly bytes: Uint8Array;
}

const handoverDatabase = 'shiye-handover';
/** Lifetime in ms; expired items are removed at the next write. */
const maxAge = 3_600_000;

const leaveBytes = async (factory: IDBFactory, { key, at, bytes }: Left): Promise<void> => {
  const database = await open(factory);
  try {
    const transaction = database.transaction('left', 'readwrite');
    const store = transaction.objectStore('left');
    const forgotten = await result<Left[]>(store.getAll());
    for (const left of forgotten) if (at - left.at > maxAge) store.delete(left.key);
    store.put({ key, at, bytes } satisfies Left);
    await done(transaction);
  } finally {
    database.close();
  }
};

const takeBytes = async (factory: IDBFactory, key: string): Promise<Uint8Array | null> => {
  const database = await open(factory);
  try {
    const transaction = database.transaction('left', 'readwrite');
    const store = transaction.objectStore('left');
    const left = await result<Left | undefined>(store.get(key));
    store.delete(key);
    await done(transaction);
    return left?.bytes ?? null;
  } finally {
    database.close();
  }
};

const clearBytes = async (factory: IDBFactory): Promise<void> => {
  const database = await open(factory);
  try {
    const transaction = database.transaction('left', 'readwrite');
    transaction.objectStore('left').clear();
    await done(transaction);
  } finally {
    database.close();
  }
};

export const leaveHandover = (left: Left): Promise<void> => leaveBytes(globalThis.indexedDB, left);
export const clearHandover = (): Promise<void> => clearBytes(globalThis.indexedDB);
export const takeHandover = (key: string): Promise<Uint8Array | null> => takeBytes(globalThis.indexedDB, key);

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(handoverDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('left', { keyPath: 'key' });
  return result(request);
};
