import { Cause, Effect, Exit } from 'effect';
import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Services } from '#services/env.ts';
import { type Failure, toFailure } from '#services/failure.ts';
import { envOf } from './env.ts';

/** Runs an Effect with the system's services. Its error is always a `Failure`; leaving the state aborts its request. */
export const fromEffect = <A, Input extends NonReducibleUnknown = undefined>(
  run: (input: Input) => Effect.Effect<A, Failure, Services>,
) =>
  fromPromise<A, Input>(async ({ input, signal, system }) => {
    const exit = await Effect.runPromiseExitWith(envOf(system))(run(input), { signal });
    if (Exit.isSuccess(exit)) return exit.value;
    throw failureOf(exit.cause);
  });

export const failureOf = (cause: Cause.Cause<Failure>): Failure => {
  if (Cause.hasInterruptsOnly(cause)) return { tag: 'aborted' };
  return toFailure(Cause.squash(cause));
};
