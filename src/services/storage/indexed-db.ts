export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when the transaction has committed; rejects when it was aborted. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted here.', 'AbortError'));
  });

/** `isRepeat`: an earlier run may have committed. Waits for requests of this transaction only. */
type Use<A> = (transaction: IDBTransaction, isRepeat: boolean) => A | Promise<A>;

export interface Database {
  /** Resolves when the transaction has committed. */
  readonly transact: <A>(stores: string[], mode: IDBTransactionMode, use: Use<A>) => Promise<A>;
  readonly close: () => void;
}

/**
 * Ends what runs when the page goes into the back/forward cache: there WebKit lets a transaction wait for ever, and
 * those of all later pages behind it. It runs again if the page comes back.
 */
const abortOnLeave = (transaction: IDBTransaction): (() => void) => {
  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    try {
      transaction.abort();
    } catch {
      // It has just ended by itself.
    }
  };
  globalThis.addEventListener?.('pagehide', leave);
  return () => globalThis.removeEventListener?.('pagehide', leave);
};

/** Of a lost or closing connection, or of a transaction that a frozen page kept waiting. */
const isPassing = (reason: unknown): boolean =>
  reason instanceof DOMException && /^(Abort|InvalidState|Timeout|Unknown)Error$/.test(reason.name);

/**
 * Connects at the first transaction. Browsers close a connection at any time: the next transaction opens a new one,
 * and one that fails by it runs once more.
 */
export const connectDatabase = (
  factory: () => IDBFactory,
  name: string,
  create: (database: IDBDatabase) => void,
): Database => {
  let held: Promise<IDBDatabase> | null = null;
  const forget = (connection: Promise<IDBDatabase> | null): void => {
    if (held === connection) held = null;
    connection?.then(
      (database) => database.close(),
      () => {},
    );
  };
  const open = async (): Promise<IDBDatabase> => {
    const request = factory().open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    return result(request);
  };
  const attempt = async <A>(stores: string[], mode: IDBTransactionMode, use: Use<A>, isRepeat: boolean): Promise<A> => {
    held ??= open();
    const mine = held;
    try {
      const database = await mine;
      database.onclose = database.onversionchange = () => forget(mine);
      const transaction = database.transaction(stores, mode);
      const stay = abortOnLeave(transaction);
      const [value] = await Promise.all([use(transaction, isRepeat), done(transaction).finally(stay)]);
      return value;
    } catch (reason) {
      forget(mine);
      throw reason;
    }
  };
  return {
    transact: (stores, mode, use) =>
      attempt(stores, mode, use, false).catch((reason: unknown) => {
        if (!isPassing(reason)) throw reason;
        return attempt(stores, mode, use, true);
      }),
    close: () => forget(held),
  };
};
