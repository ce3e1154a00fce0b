import { connectDatabase, result } from './indexed-db.ts';

/** A page whose journal is stored. `facts` is JSON. Times in ms since 1970. */
export interface StoredPage {
  readonly id: string;
  readonly tab: string;
  readonly openedAt: number;
  readonly facts: string;
}

interface StoredJournal {
  readonly page: StoredPage;
  readonly base: string | null;
  readonly entries: readonly string[];
}

/** Stores journals for after a crash. Every call may reject; each tab reads its own only. */
export interface JournalLog {
  /** Prunes: keeps the previous page of this tab, and the newest few of all tabs. */
  begin(page: StoredPage): Promise<void>;
  append(page: StoredPage, first: number, entries: readonly string[]): Promise<void>;
  rebase(id: string, index: number, base: string): Promise<void>;
  previous(page: StoredPage): Promise<StoredJournal | null>;
  /**
   * Clears the journals of all pages. Given an `id`, only if that page's journal still exists: otherwise another tab
   * has cleared already, and what is stored belongs to a later login. Returns whether it cleared.
   */
  clear(id?: string): Promise<boolean>;
}

interface PageRow extends StoredPage {
  readonly base: string | null;
  readonly baseIndex: number;
}

interface Chunk {
  readonly page: string;
  readonly first: number;
  readonly entries: readonly string[];
}

const journalDatabase = 'shiye-journal';
const mostPages = 6;

/** In IndexedDB, opened at the first call; where that fails, the call rejects. */
export const browserJournalLog = (page: Pick<Window, 'indexedDB'>): JournalLog => {
  const database = connectDatabase(
    () => page.indexedDB,
    journalDatabase,
    (created) => {
      created.createObjectStore('pages', { keyPath: 'id' });
      created.createObjectStore('chunks', { keyPath: ['page', 'first'] });
    },
  );
  const change = (run: (pages: IDBObjectStore, chunks: IDBObjectStore) => Promise<void>): Promise<void> =>
    database.transact(['pages', 'chunks'], 'readwrite', (transaction) =>
      run(transaction.objectStore('pages'), transaction.objectStore('chunks')),
    );
  const rowOf = (pages: IDBObjectStore, id: string): Promise<PageRow | undefined> => result(pages.get(id));

  return {
    begin: (page) =>
      change(async (pages, chunks) => {
        const rows = newestFirst(await result<PageRow[]>(pages.getAll())).filter(({ id }) => id !== page.id);
        const before = rows.find(({ tab }) => tab === page.tab);
        const stay = rows.filter((row) => row === before || row.tab !== page.tab).slice(0, mostPages - 1);
        for (const { id } of rows.filter((row) => !stay.includes(row))) {
          pages.delete(id);
          chunks.delete(chunksOf(id));
        }
        pages.put({ ...page, base: null, baseIndex: 0 } satisfies PageRow);
      }),
    append: (page, first, entries) =>
      change(async (pages, chunks) => {
        const row = await rowOf(pages, page.id);
        if (!row) return;
        pages.put({ ...row, ...page });
        chunks.put({ page: page.id, first, entries } satisfies Chunk);
      }),
    rebase: (id, index, base) =>
      change(async (pages, chunks) => {
        const row = await rowOf(pages, id);
        if (!row) return;
        pages.put({ ...row, base, baseIndex: index } satisfies PageRow);
        for (const { first, entries } of await result<Chunk[]>(chunks.getAll(chunksOf(id)))) {
          if (first + entries.length <= index) chunks.delete([id, first]);
        }
      }),
    previous: ({ id, tab, openedAt }) =>
      database.transact(['pages', 'chunks'], 'readonly', async (transaction) => {
        const rows = newestFirst(await result<PageRow[]>(transaction.objectStore('pages').getAll()));
        const row = rows.find((other) => other.tab === tab && other.id !== id && other.openedAt <= openedAt);
        if (!row) return null;
        const chunks = await result<Chunk[]>(transaction.objectStore('chunks').getAll(chunksOf(row.id)));
        const { base, baseIndex, ...page } = row;
        const entries = chunks.flatMap(({ first, entries }) => entries.slice(Math.max(0, baseIndex - first)));
        return { page, base, entries };
      }),
    clear: async (id) => {
      // Of either run: a repeat finds nothing where the first one has committed.
      let isCleared = false;
      await change(async (pages, chunks) => {
        if (id !== undefined && !(await rowOf(pages, id))) return;
        pages.clear();
        chunks.clear();
        isCleared = true;
      });
      return isCleared;
    },
  };
};

export const tabName = (page: Pick<Window, 'sessionStorage'>, fresh: string): string => {
  const key = 'shiye.tab';
  try {
    const known = page.sessionStorage.getItem(key);
    if (known === null) page.sessionStorage.setItem(key, fresh);
    return known ?? fresh;
  } catch {
    return fresh;
  }
};

const newestFirst = (rows: readonly PageRow[]): readonly PageRow[] =>
  rows.toSorted((one, other) => other.openedAt - one.openedAt);

const chunksOf = (page: string): IDBKeyRange => IDBKeyRange.bound([page, 0], [page, Number.MAX_SAFE_INTEGER]);
