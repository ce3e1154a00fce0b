import { Exit, Schema } from 'effect';
import { type StoredRecord, stored } from '../contract/stored.contract.ts';
import type { Loaded, RecordStore } from '../env.ts';
import type { Failure } from '../failure.ts';

/** The part of Web Storage that records need. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoreHost {
  /** Throws where the browser forbids storage. */
  readonly storage: () => KeyValue;
  /** Tells of writes by other tabs: the key, and the new text or null. */
  readonly onForeignWrite: (written: (key: string, text: string | null) => void) => () => void;
}

const Wrapped = Schema.Struct({ version: Schema.Int, value: Schema.Unknown });

/** Undefined for another version or shape, or what is not JSON. */
const decoded = <T>({ schema, version }: StoredRecord<T>, text: string): { readonly of: T } | undefined => {
  try {
    const wrapped = Schema.decodeUnknownExit(Wrapped)(JSON.parse(text));
    if (Exit.isFailure(wrapped) || wrapped.value.version !== version) return undefined;
    const value = Schema.decodeUnknownExit(schema)(wrapped.value.value);
    return Exit.isSuccess(value) ? { of: value.value } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Records as JSON `{ version, value }` under their key. What cannot be read is moved to `<key>.set-aside`, another tab's
 * not before this one writes there.
 */
export const makeStore = (host: StoreHost): RecordStore => {
  const memory = new Map<string, unknown>();
  /** Keys whose last value the browser refused to keep: for them this tab's memory is the truth. */
  const unkept = new Set<string>();
  /** Keys that the browser did not let be read: what lies there is not written over unseen. */
  const unread = new Set<string>();
  /** What another tab, of a newer version as it may be, wrote last and this one cannot read. */
  const foreign = new Map<string, string>();
  const watching = new Map<string, Set<(value: never) => void>>();

  const read = <T>(record: StoredRecord<T>, text: string | null): Loaded<T> => {
    if (text === null) return { value: record.empty, setAside: null };
    const value = decoded(record, text);
    return value === undefined ? { value: record.empty, setAside: text } : { value: value.of, setAside: null };
  };

  const asideOf = ({ key }: { readonly key: string }): string => `${key}.set-aside`;

  const guarded = <A>(run: () => A): A => {
    try {
      return run();
    } catch (thrown) {
      throw { tag: 'storage', reason: String(thrown) } satisfies Failure;
    }
  };

  const fetched = <T>(record: StoredRecord<T>): Loaded<T> => {
    unread.add(record.key);
    const loaded = guarded(() => read(record, host.storage().getItem(record.key)));
    if (loaded.setAside !== null) {
      const aside = loaded.setAside;
      guarded(() => {
        host.storage().setItem(asideOf(record), aside);
        host.storage().removeItem(record.key);
      });
    }
    unread.delete(record.key);
    return loaded;
  };

  /** Once it can be read, whoever keeps it is told what lay there, to save both together. */
  const readFirst = <T>(record: StoredRecord<T>): void => {
    const { value } = fetched(record);
    if (value === record.empty) return;
    for (const changed of watching.get(record.key) ?? []) Reflect.apply(changed, undefined, [value]);
    throw { tag: 'storage', reason: `${record.key} is read only now` } satisfies Failure;
  };

  return {
    load: <T>(record: StoredRecord<T>): Loaded<T> => {
      if (unkept.has(record.key)) return { value: memory.get(record.key) as T, setAside: null };
      const loaded = fetched(record);
      memory.set(record.key, loaded.value);
      return loaded;
    },
    peek: <T>(record: StoredRecord<T>) => (memory.has(record.key) ? (memory.get(record.key) as T) : record.empty),
    save: (record, value) => {
      memory.set(record.key, value);
      unkept.add(record.key);
      if (record.merges && unread.has(record.key)) readFirst(record);
      guarded(() => {
        const theirs = foreign.get(record.key);
        if (theirs !== undefined) host.storage().setItem(asideOf(record), theirs);
        host.storage().setItem(record.key, JSON.stringify({ version: record.version, value }));
        foreign.delete(record.key);
        // Whose it was nobody can tell: with a login all of it goes.
        if (record.key === stored.session.key && value === null)
          for (const each of Object.values(stored)) host.storage().removeItem(asideOf(each));
      });
      unkept.delete(record.key);
    },
    watch: (record, changed) => {
      const listeners = watching.get(record.key) ?? new Set();
      watching.set(record.key, listeners.add(changed));
      const stop = host.onForeignWrite((key, text) => {
        if (key !== record.key) return;
        const { value, setAside } = read(record, text);
        if (setAside === null) foreign.delete(record.key);
        else foreign.set(record.key, setAside);
        memory.set(record.key, value);
        unkept.delete(record.key);
        changed(value);
      });
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
  };
};
