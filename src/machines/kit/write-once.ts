import { Effect, Result } from 'effect';
import { stored } from '#services/contract/stored.contract.ts';
import { type RecordStore, type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

/**
 * A write that must not be repeated. `what`: its content, as identity. `mark`: the backend's state before the first attempt; `find`:
 * looks for a result newer than that.
 */
export interface Write<A> {
  readonly what: readonly unknown[];
  readonly mark: Effect.Effect<string, Failure, Services>;
  readonly find: (mark: string) => Effect.Effect<A | null, Failure, Services>;
  readonly send: Effect.Effect<A, Failure, Services>;
}

export const unmarked: Effect.Effect<string> = Effect.succeed('');

/** Definitely not written; after any other failure it may have been. */
const isCertain = ({ tag }: Failure): boolean =>
  tag === 'refused' || tag === 'forbidden' || tag === 'missing' || tag === 'expired';

const mostDoubts = 20;

/** A 53-bit hash: the content itself is not stored. */
const numberOf = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};

/** Per member: logging in again keeps the entry. */
const keyOf = (store: RecordStore, what: readonly unknown[]): string => {
  const session = store.peek(stored.session);
  return numberOf(JSON.stringify([session?.identity ?? session?.loginTime ?? null, ...what]));
};

/** `otherwise` where it throws: browsers refuse storage. */
export const quietly = <A>(run: () => A, otherwise: A): A => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

const openDoubts = (store: RecordStore, key: string) => {
  const all = () => quietly(() => store.load(stored.doubts).value, store.peek(stored.doubts));
  const others = () => Object.entries(all()).filter(([other]) => other !== key);
  const save = (entries: readonly (readonly [string, string])[]) =>
    quietly(() => store.save(stored.doubts, Object.fromEntries(entries)), undefined);
  return {
    mark: all()[key],
    remember: (mark: string) => save([...others().slice(1 - mostDoubts), [key, mark]]),
    settle: () => save(others()),
  };
};

/** Writes once: if an earlier attempt had no answer, also before a reload, it first asks the backend for its result. */
export const writeOnce = <A>({ what, mark, find, send }: Write<A>): Effect.Effect<A, Failure, Services> =>
  Effect.gen(function* () {
    const store = yield* Store;
    const doubt = openDoubts(store, keyOf(store, what));
    if (doubt.mark === undefined) {
      doubt.remember(yield* mark);
    } else {
      const found = yield* find(doubt.mark);
      if (found !== null) {
        doubt.settle();
        return found;
      }
    }
    const answer = yield* Effect.result(send);
    if (Result.isFailure(answer)) {
      if (isCertain(answer.failure)) doubt.settle();
      return yield* Effect.fail(answer.failure);
    }
    doubt.settle();
    return answer.success;
  });
