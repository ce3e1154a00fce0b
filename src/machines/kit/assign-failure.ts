import { assign, type ErrorActorEvent } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';
import type { PartAction } from './assign-part.ts';

export const failedWith = ({ event }: { readonly event: ErrorActorEvent }): Failure => toFailure(event.error);

/** For `onError`: stores the failure, mapped to the chart's own values, as `failure`. */
export const assignFailureAs = <F, Context = object>(wordsOf: (failure: Failure, context: Context) => F) =>
  assign(({ context, event }) => ({
    failure: wordsOf(failedWith({ event: event as ErrorActorEvent }), context as Context),
  })) as unknown as PartAction<Context & { readonly failure: F | null }, ErrorActorEvent>;

export const assignFailure = assignFailureAs((failure) => failure);
