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

export const openDomainLog = async (factory: IDBFactory): Promise<DomainLog> => {
  const database = await open(factory);
  const write = async (change: (events: IDBObjectStore, head: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(['events', 'head'], 'readwrite');
    change(transaction.objectStore('events'), transaction.objectStore('head'));
    await done(transaction);
  };
  return {
    read: async (after) => {
      const transaction = database.transaction(['events', 'head'], 'readonly');
      const head = result<LogHead | undefined>(transaction.objectStore('head').get('head'));
      const range = IDBKeyRange.lowerBound(after, true);
      const events = result<DomainEvent[]>(transaction.objectStore('events').getAll(range));
      return { head: (await head) ?? null, events: await events };
    },
    append: (fresh) =>
      write((events) => {
        for (const event of fresh) events.add(event);
      }),
    saveHead: (head) => write((_, heads) => heads.put(head, 'head')),
    restart: (head) =>
      write((events, heads) => {
        events.clear();
        heads.put(head, 'head');
      }),
    close: () => database.close(),
  };
};

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('events', { keyPath: 'seq' });
    request.result.createObjectStore('head');
  };
  return result(request);
};

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
