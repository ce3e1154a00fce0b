import { Exit, Schema } from 'effect';
import { type StoredRecord, stored } from '../contract/stored.contract.ts';
import type { Loaded, RecordStore } from '../env.ts';
import type { Failure } from '../failure.ts';

export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoreHost {
  readonly storage: () => KeyValue;
  readonly onForeignWrite: (written: (key: string, text: string | null) => void) => () => void;
}

const Wrapped = Schema.Struct({ version: Schema.Int, value: Schema.Unknown });

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what the schema left out: fields of a newer version. */
const withUnknown = (all: unknown, known: unknown): unknown => {
  if (Array.isArray(all) && Array.isArray(known)) return known.map((item, at) => withUnknown(all[at], item));
  if (!isFields(all) || !isFields(known)) return known;
  const names = new Set([...Object.keys(all), ...Object.keys(known)]);
  names.delete('__proto__');
  return Object.fromEntries(
    Array.from(names, (name) => [name, Object.hasOwn(known, name) ? withUnknown(all[name], known[name]) : all[name]]),
  );
};

const decoded = <T>(record: StoredRecord<T>, text: string): { readonly of: T } | undefined => {
  const { schema, version, steps, empty } = record;
  try {
    const wrapped = Schema.decodeUnknownExit(Wrapped)(JSON.parse(text));
    if (Exit.isFailure(wrapped) || wrapped.value.version > version) return undefined;
    let { value } = wrapped.value;
    for (let at = wrapped.value.version; at < version; at += 1) {
      const step = steps?.[at];
      if (!step) return undefined;
      value = step(value);
    }
    const whole = isFields(value) && isFields(empty) ? { ...empty, ...value } : value;
    const known = Schema.decodeUnknownExit(schema)(whole);
    return Exit.isSuccess(known) ? { of: withUnknown(whole, known.value) as T } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Stores records as JSON `{ version, value }`; moves unreadable values to `<key>.set-aside`, another tab's only before
 * overwriting them.
 */
export const makeStore = (host: StoreHost): RecordStore => {
  const memory = new Map<string, unknown>();
  /** Keys whose last write failed: `memory` holds the newer value. */
  const unstored = new Set<string>();
  /** Keys that could not be read yet, and so must not be overwritten. */
  const unread = new Set<string>();
  /** Values of other tabs, for example of a newer version, that this one cannot decode. */
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

  /** Reads the stored value and passes it to the watchers, who merge it and save again. */
  const readFirst = <T>(record: StoredRecord<T>): void => {
    const { value } = fetched(record);
    if (value === record.empty) return;
    for (const changed of watching.get(record.key) ?? []) Reflect.apply(changed, undefined, [value]);
    throw { tag: 'storage', reason: `${record.key} is read only now` } satisfies Failure;
  };

  return {
    load: <T>(record: StoredRecord<T>): Loaded<T> => {
      if (unstored.has(record.key)) return { value: memory.get(record.key) as T, setAside: null };
      const loaded = fetched(record);
      memory.set(record.key, loaded.value);
      return loaded;
    },
    peek: <T>(record: StoredRecord<T>) => (memory.has(record.key) ? (memory.get(record.key) as T) : record.empty),
    save: (record, value) => {
      memory.set(record.key, value);
      unstored.add(record.key);
      if (record.merges && unread.has(record.key)) readFirst(record);
      guarded(() => {
        const theirs = foreign.get(record.key);
        if (theirs !== undefined) host.storage().setItem(asideOf(record), theirs);
        host.storage().setItem(record.key, JSON.stringify({ version: record.version, value }));
        foreign.delete(record.key);
        // Values set aside have no known owner: a logout removes them all.
        if (record.key === stored.session.key && value === null)
          for (const each of Object.values(stored)) host.storage().removeItem(asideOf(each));
      });
      unstored.delete(record.key);
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
        unstored.delete(record.key);
        changed(value);
      });
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
  };
};
