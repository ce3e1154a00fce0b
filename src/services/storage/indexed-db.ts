import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/**
 * Waits for requests of this transaction only, and for each, as one that is not waited for could fail unhandled.
 * `isRepeat`: an earlier run may have committed.
 */
type Use<S extends DBSchema, M extends IDBTransactionMode, A> = (
  transaction: IDBPTransaction<S, StoreNames<S>[], M>,
  isRepeat: boolean,
) => Promise<A>;

/**
 * Ends what runs when the page goes into the back/forward cache: there WebKit lets a transaction wait for ever, and
 * those of all later pages behind it. It runs again if the page comes back.
 */
const abortOnLeave = (transaction: Pick<IDBTransaction, 'abort'>): (() => void) => {
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
export const connectDatabase = <S extends DBSchema>(name: string, upgrade: (created: IDBPDatabase<S>) => void) => {
  let held: Promise<IDBPDatabase<S>> | null = null;
  const forget = (connection: typeof held): void => {
    if (held === connection) held = null;
    connection?.then(
      (database) => database.close(),
      () => {},
    );
  };
  const attempt = async <M extends IDBTransactionMode, A>(mode: M, use: Use<S, M, A>, isRepeat: boolean) => {
    held ??= openDB<S>(name, 1, { upgrade, blocking: () => forget(mine) });
    const mine = held;
    try {
      const database = await mine;
      const transaction = database.transaction<StoreNames<S>[], M>([...database.objectStoreNames], mode);
      const stay = abortOnLeave(transaction);
      const done = transaction.done.finally(stay);
      // Where a request has failed, its reason says more.
      done.catch(() => {});
      const value = await use(transaction, isRepeat);
      await done;
      return value;
    } catch (reason) {
      forget(mine);
      throw reason;
    }
  };
  return {
    /** Over all stores. Resolves when the transaction has committed. */
    transact: <M extends IDBTransactionMode, A>(mode: M, use: Use<S, M, A>): Promise<A> =>
      attempt(mode, use, false).catch((reason: unknown) => {
        if (!isPassing(reason)) throw reason;
        return attempt(mode, use, true);
      }),
    close: (): void => forget(held),
  };
};
