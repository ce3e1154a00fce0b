import { assign, type ErrorActorEvent } from 'xstate';
import { type Failure, toFailure } from '#services/failure.ts';

/** An action of any chart whose context and event have these parts; the action types of XState hold for one chart alone. */
export type PartAction<Context, Event> = (args: { readonly context: Context; readonly event: Event }) => void;

export const assignPart = <Context extends object, Event = unknown>(
  assignment: (args: { readonly context: Context; readonly event: Event }) => Partial<Context>,
) => assign(assignment as never) as unknown as PartAction<Context, Event>;

/** For `onError`: what the actor failed with becomes the `failure` of the chart, in the chart's own words where it has some. */
export const assignFailureAs = <F>(wordsOf: (failure: Failure) => F) =>
  assignPart<{ readonly failure: F | null }, ErrorActorEvent>(({ event }) => ({
    failure: wordsOf(toFailure(event.error)),
  }));
