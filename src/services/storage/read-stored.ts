import { Exit, Schema } from 'effect';
import { stored } from '../contract/stored.contract.ts';
import * as schemas from '../contract/stored.schemas.ts';
import type { ReadStored } from './record-store.ts';

const Wrapped = Schema.Struct({ version: Schema.Int, value: Schema.Unknown });

type Shapes = ReadonlyMap<string, Schema.Codec<unknown, unknown>>;

/** Reads records by the schemas of their keys. */
export const readBy =
  (shapes: Shapes): ReadStored =>
  <T>({ key, version }: { readonly key: string; readonly version: number }, text: string) => {
    const shape = shapes.get(key);
    if (!shape) return undefined;
    try {
      const wrapped = Schema.decodeUnknownExit(Wrapped)(JSON.parse(text));
      if (Exit.isFailure(wrapped) || wrapped.value.version !== version) return undefined;
      const decoded = Schema.decodeUnknownExit(shape)(wrapped.value.value);
      return Exit.isSuccess(decoded) ? { of: decoded.value as T } : undefined;
    } catch {
      return undefined;
    }
  };

type Name = keyof typeof stored;
const names = Object.keys(stored) as readonly Name[];

/** As a record is stored it is what it is in memory. */
const shapes: { readonly [N in Name]: Schema.Codec<(typeof stored)[N]['empty'], (typeof stored)[N]['empty']> } = {
  session: schemas.StoredSession,
  preferences: schemas.Preferences,
  errand: schemas.StoredErrand,
  visits: schemas.Visits,
  drafts: schemas.Drafts,
  outbox: schemas.Outbox,
  outboxClock: schemas.OutboxClock,
  searches: schemas.Searches,
  pressed: schemas.Pressed,
  doubts: schemas.Doubts,
};

export const readStored = readBy(new Map(names.map((name) => [stored[name].key, shapes[name]])));
