import type { DBSchema } from 'idb';
import { connectDatabase } from '#services/storage/indexed-db.ts';
import type { DomainEvent } from '../domain/events.ts';

/** Times in ms. */
export interface LogHead {
  readonly generation: string;
  readonly epoch: number;
  readonly scenario: string;
  readonly link?: string;
  readonly offset: number;
}

/** Persists events and shares them between tabs. Every call may reject. */
export interface DomainLog {
  read(after: number): Promise<{ readonly head: LogHead | null; readonly events: readonly DomainEvent[] }>;
  /** Rejects where the event's `seq` is taken. */
  append(events: readonly DomainEvent[]): Promise<void>;
  saveHead(head: LogHead): Promise<void>;
  restart(head: LogHead): Promise<void>;
  close(): void;
}

interface Domain extends DBSchema {
  events: { key: number; value: DomainEvent };
  head: { key: 'head'; value: LogHead };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rejects where there is no IndexedDB. */
export const openDomainLog = async (): Promise<DomainLog> => {
  const { transact, close } = connectDatabase<Domain>('shiye-backend', (created) => {
    created.createObjectStore('events', { keyPath: 'seq' });
    created.createObjectStore('head');
  });
  await transact('readonly', async () => {});
  return {
    read: (after) =>
      transact('readonly', async (transaction) => ({
        head: (await transaction.objectStore('head').get('head')) ?? null,
        events: await transaction.objectStore('events').getAll(IDBKeyRange.lowerBound(after, true)),
      })),
    append: (fresh) =>
      transact('readwrite', async (transaction, isRepeat) => {
        const events = transaction.objectStore('events');
        for (const event of fresh) {
          if (isRepeat && isSame(await events.get(event.seq), event)) continue;
          await events.add(event);
        }
      }),
    saveHead: (head) =>
      transact('readwrite', async (transaction) => {
        await transaction.objectStore('head').put(head, 'head');
      }),
    restart: (head) =>
      transact('readwrite', async (transaction, isRepeat) => {
        const heads = transaction.objectStore('head');
        if (isRepeat && (await heads.get('head'))?.generation === head.generation) return;
        await transaction.objectStore('events').clear();
        await heads.put(head, 'head');
      }),
    close,
  };
};
