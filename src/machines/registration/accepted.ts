import { Effect } from 'effect';
import { sessionRefusal } from '#services/contract/base-session.contract.ts';
import type { Services } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';

/** An answer of `false` is a refusal without a reason (§7.1: truthy data means success). */
export const accepted = (
  saving: Effect.Effect<boolean, Failure, Services>,
): Effect.Effect<boolean, Failure, Services> =>
  Effect.flatMap(saving, (saved) =>
    saved
      ? Effect.succeed(saved)
      : Effect.fail<Failure>({ tag: 'refused', code: sessionRefusal.failed, msg: '', data: null }),
  );

export const incomplete: Effect.Effect<never, Failure> = Effect.fail({
  tag: 'crashed',
  reason: 'the form is not complete',
});
