import type { DBSchema, IDBPTransaction } from 'idb';
import { connectDatabase } from './indexed-db.ts';

/** Bytes passed to another tab of the same origin, read once. */
interface Left {
  readonly key: string;
  readonly at: number;
  readonly bytes: Uint8Array;
}

interface Handovers extends DBSchema {
  left: { key: string; value: Left };
}

/** Lifetime in ms; expired items are removed at the next write. */
const maxAge = 3_600_000;

const change = (use: (transaction: IDBPTransaction<Handovers, 'left'[], 'readwrite'>) => Promise<void>) => {
  const { transact, close } = connectDatabase<Handovers>('shiye-handover', (created) => {
    created.createObjectStore('left', { keyPath: 'key' });
  });
  return transact('readwrite', use).finally(close);
};

export const leaveHandover = ({ key, at, bytes }: Left): Promise<void> =>
  change(async (transaction) => {
    const store = transaction.objectStore('left');
    for await (const left of store) if (at - left.value.at > maxAge) await left.delete();
    await store.put({ key, at, bytes });
  });

export const clearHandover = (): Promise<void> => change((transaction) => transaction.objectStore('left').clear());

export const takeHandover = async (key: string): Promise<Uint8Array | null> => {
  // Of either run: a repeat finds nothing where the first one has committed.
  let bytes: Uint8Array | null = null;
  await change(async (transaction) => {
    const store = transaction.objectStore('left');
    bytes = (await store.get(key))?.bytes ?? bytes;
    await store.delete(key);
  });
  return bytes;
};
