import { assign, type ErrorActorEvent } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { PartAction } from './assign-part.ts';

/** What an actor failed with, as `params` of an action or a guard in `onError`. */
export const failedWith = ({ event }: { readonly event: ErrorActorEvent }): Failure => toFailure(event.error);

/** For `onError`: what the actor failed with becomes the `failure` of the chart, in words of its own. */
export const assignFailureAs = <F, Context = object>(wordsOf: (failure: Failure, context: Context) => F) =>
  assign(({ context, event }) => ({
    failure: wordsOf(failedWith({ event: event as ErrorActorEvent }), context as Context),
  })) as unknown as PartAction<Context & { readonly failure: F | null }, ErrorActorEvent>;

export const assignFailure = assignFailureAs((failure) => failure);
