import { Effect, Result } from 'effect';
import { stored } from '#services/contract/stored.contract.ts';
import { type RecordStore, type Services, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

/**
 * A write that must not be done twice. `what` names it by its content. `mark` tells what the backend has before the
 * first try, `find` looks for what has come since then.
 */
export interface Write<A> {
  readonly what: readonly unknown[];
  readonly mark: Effect.Effect<string, Failure, Services>;
  readonly find: (mark: string) => Effect.Effect<A | null, Failure, Services>;
  readonly send: Effect.Effect<A, Failure, Services>;
}

/** For what nobody wants to be there twice: whatever is like it is it. */
export const unmarked: Effect.Effect<string> = Effect.succeed('');

/** The backend has said no, so nothing was written; after every other failure it may have been. */
const isCertain = ({ tag }: Failure): boolean =>
  tag === 'refused' || tag === 'forbidden' || tag === 'missing' || tag === 'expired';

/** So many are remembered: who was left without an answer more often has given up the oldest. */
const mostDoubts = 20;

/** 53 bits of a text: enough to know it again, and no way back to it. */
const numberOf = (text: string): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};

/** Whose write it is: a login that ended and came again is the same member's. */
const keyOf = (store: RecordStore, what: readonly unknown[]): string => {
  const session = store.peek(stored.session);
  return numberOf(JSON.stringify([session?.identity ?? session?.loginTime ?? null, ...what]));
};

/** Where the browser refuses to store, a doubt lives as long as its page. */
const quietly = <A>(run: () => A, otherwise: A): A => {
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
    keep: (mark: string) => save([...others().slice(1 - mostDoubts), [key, mark]]),
    settle: () => save(others()),
  };
};

/**
 * Writes once, however often it is tried: where an earlier try was left without an answer, on this page or one before,
 * the backend is asked first whether it has it.
 */
export const writeOnce = <A>({ what, mark, find, send }: Write<A>): Effect.Effect<A, Failure, Services> =>
  Effect.gen(function* () {
    const store = yield* Store;
    const doubt = openDoubts(store, keyOf(store, what));
    if (doubt.mark === undefined) {
      doubt.keep(yield* mark);
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
