import { forceCloseDatabase, IDBFactory, IDBVersionChangeEvent } from 'fake-indexeddb';
import { vi } from 'vitest';

/** IndexedDB whose connections and transactions break on demand, as those of Safari do. */
export const breakableDatabases = () => {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  let isOpenRefused = false;
  let change = (transaction: IDBTransaction): IDBTransaction => transaction;
  const open: IDBFactory['open'] = (name, version) => {
    if (isOpenRefused) {
      isOpenRefused = false;
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    }
    const request = factory.open(name, version);
    request.addEventListener('success', () => {
      const connection = request.result;
      connections.push(connection);
      const begin = connection.transaction.bind(connection);
      connection.transaction = (...args) => {
        const once = change;
        change = (transaction) => transaction;
        return once(begin(...args));
      };
    });
    return request;
  };
  const last = (): IDBDatabase => {
    const connection = connections.at(-1);
    if (!connection) throw new Error('no connection was opened');
    return connection;
  };
  vi.stubGlobal('indexedDB', { open });
  return {
    opened: () => connections.length,
    breaks: {
      closed: () => last().close(),
      // Declared to take the class.
      'closed by the browser': () => forceCloseDatabase(last() as unknown as Parameters<typeof forceCloseDatabase>[0]),
      'asked to close': () => last().dispatchEvent(new IDBVersionChangeEvent('versionchange')),
      'closing as a transaction begins': () => {
        change = () => {
          throw new DOMException('The database connection is closing.', 'InvalidStateError');
        };
      },
      'lost in a transaction': () => {
        change = (transaction) => {
          queueMicrotask(() => transaction.abort());
          Object.defineProperty(transaction, 'error', { get: () => new DOMException('lost', 'UnknownError') });
          return transaction;
        };
      },
      'lost after a commit': () => {
        change = (transaction) => {
          const listen = transaction.addEventListener.bind(transaction);
          listen('complete', () =>
            Object.defineProperty(transaction, 'error', { get: () => new DOMException('lost', 'UnknownError') }),
          );
          transaction.addEventListener = (type: string, ...rest: [EventListener]) => {
            if (type !== 'complete') listen(type === 'abort' ? 'complete' : type, ...rest);
          };
          return transaction;
        };
      },
    },
    refuseOpen: () => {
      isOpenRefused = true;
    },
  };
};

type Breakable = ReturnType<typeof breakableDatabases>;

export const breakNames: readonly (keyof Breakable['breaks'])[] = [
  'closed',
  'closed by the browser',
  'asked to close',
  'closing as a transaction begins',
  'lost in a transaction',
  'lost after a commit',
];
