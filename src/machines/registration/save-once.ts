import { Effect } from 'effect';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { unmarked, writeOnce } from '../kit/write-once.ts';

/** A lost answer must not append the same entry twice. */
export const saveOnce = <E extends object>(
  entry: E,
  history: Effect.Effect<readonly E[], Failure, Services>,
  send: Effect.Effect<boolean, Failure, Services>,
) => {
  const wanted = Object.entries(entry);
  const isSame = (other: E): boolean => {
    const fields = new Map<string, unknown>(Object.entries(other));
    return wanted.every(([field, value]) => fields.get(field) === value);
  };
  return writeOnce<boolean>({
    what: ['entry', entry],
    mark: unmarked,
    find: () => Effect.map(history, (entries) => (entries.some(isSame) ? true : null)),
    send,
  });
};
