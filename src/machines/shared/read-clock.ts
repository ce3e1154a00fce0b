import { Effect } from 'effect';
import { Time } from '#services/env.ts';
import { fromEffect } from './from-effect.ts';

/** The current time in milliseconds, as an actor's output: charts have no clock of their own. */
export const readClock = fromEffect<number>(() => Effect.map(Time, (clock) => clock.now()));
