import { Effect } from 'effect';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import type { Failure } from '#services/failure.ts';

const unexplained: Failure = { tag: 'refused', code: sessionRefusal.failed, msg: '', data: null };

/** An answer of `false` is a refusal without a reason (§7.1: truthy data means success). */
export const accepted = <R>(answer: Effect.Effect<boolean, Failure, R>): Effect.Effect<true, Failure, R> =>
  Effect.flatMap(answer, (isDone) => (isDone ? Effect.succeed(true) : Effect.fail(unexplained)));
