import type { DBSchema } from 'idb';
import { connectDatabase } from './indexed-db.ts';

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

interface Journals extends DBSchema {
  pages: { key: string; value: PageRow };
  chunks: { key: [page: string, first: number]; value: Chunk };
}

const mostPages = 6;

/** In IndexedDB, opened at the first call; where that fails, the call rejects. */
export const browserJournalLog = (): JournalLog => {
  const { transact } = connectDatabase<Journals>('shiye-journal', (created) => {
    created.createObjectStore('pages', { keyPath: 'id' });
    created.createObjectStore('chunks', { keyPath: ['page', 'first'] });
  });

  return {
    begin: (page) =>
      transact('readwrite', async (transaction) => {
        const [pages, chunks] = [transaction.objectStore('pages'), transaction.objectStore('chunks')];
        const rows = newestFirst(await pages.getAll()).filter(({ id }) => id !== page.id);
        const before = rows.find(({ tab }) => tab === page.tab);
        const stay = rows.filter((row) => row === before || row.tab !== page.tab).slice(0, mostPages - 1);
        for (const { id } of rows.filter((row) => !stay.includes(row))) {
          await pages.delete(id);
          await chunks.delete(chunksOf(id));
        }
        await pages.put({ ...page, base: null, baseIndex: 0 });
      }),
    append: (page, first, entries) =>
      transact('readwrite', async (transaction) => {
        const pages = transaction.objectStore('pages');
        const row = await pages.get(page.id);
        if (!row) return;
        await pages.put({ ...row, ...page });
        await transaction.objectStore('chunks').put({ page: page.id, first, entries });
      }),
    rebase: (id, index, base) =>
      transact('readwrite', async (transaction) => {
        const pages = transaction.objectStore('pages');
        const row = await pages.get(id);
        if (!row) return;
        await pages.put({ ...row, base, baseIndex: index });
        for await (const chunk of transaction.objectStore('chunks').iterate(chunksOf(id))) {
          if (chunk.value.first + chunk.value.entries.length <= index) await chunk.delete();
        }
      }),
    previous: ({ id, tab, openedAt }) =>
      transact('readonly', async (transaction) => {
        const rows = newestFirst(await transaction.objectStore('pages').getAll());
        const row = rows.find((other) => other.tab === tab && other.id !== id && other.openedAt <= openedAt);
        if (!row) return null;
        const chunks = await transaction.objectStore('chunks').getAll(chunksOf(row.id));
        const { base, baseIndex, ...page } = row;
        const entries = chunks.flatMap(({ first, entries }) => entries.slice(Math.max(0, baseIndex - first)));
        return { page, base, entries };
      }),
    clear: async (id) => {
      // Of either run: a repeat finds nothing where the first one has committed.
      let isCleared = false;
      await transact('readwrite', async (transaction) => {
        const pages = transaction.objectStore('pages');
        if (id !== undefined && !(await pages.get(id))) return;
        await pages.clear();
        await transaction.objectStore('chunks').clear();
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
