import { connectDatabase, result } from '#services/storage/indexed-db.ts';
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

const databaseName = 'shiye-backend';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rejects where there is no IndexedDB. */
export const openDomainLog = async (factory: IDBFactory): Promise<DomainLog> => {
  const database = connectDatabase(
    () => factory,
    databaseName,
    (created) => {
      created.createObjectStore('events', { keyPath: 'seq' });
      created.createObjectStore('head');
    },
  );
  const write = (
    change: (events: IDBObjectStore, head: IDBObjectStore, isRepeat: boolean) => Promise<void>,
  ): Promise<void> =>
    database.transact(['events', 'head'], 'readwrite', (transaction, isRepeat) =>
      change(transaction.objectStore('events'), transaction.objectStore('head'), isRepeat),
    );
  const headIn = (heads: IDBObjectStore): Promise<LogHead | undefined> => result(heads.get('head'));
  await database.transact(['head'], 'readonly', () => {});
  return {
    read: (after) =>
      database.transact(['events', 'head'], 'readonly', async (transaction) => {
        const range = IDBKeyRange.lowerBound(after, true);
        const [head, events] = await Promise.all([
          headIn(transaction.objectStore('head')),
          result<DomainEvent[]>(transaction.objectStore('events').getAll(range)),
        ]);
        return { head: head ?? null, events };
      }),
    append: (fresh) =>
      write(async (events, _, isRepeat) => {
        for (const event of fresh) {
          if (isRepeat && isSame(await result(events.get(event.seq)), event)) continue;
          events.add(event);
        }
      }),
    saveHead: (head) => write(async (_, heads) => void heads.put(head, 'head')),
    restart: (head) =>
      write(async (events, heads, isRepeat) => {
        if (isRepeat && (await headIn(heads))?.generation === head.generation) return;
        events.clear();
        heads.put(head, 'head');
      }),
    close: database.close,
  };
};
