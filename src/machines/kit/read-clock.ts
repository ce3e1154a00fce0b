import { Effect } from 'effect';
import { Time } from '#services/env.ts';
import { fromEffect } from './from-effect.ts';

/** Current time in ms: charts have no clock. */
export const readClock = fromEffect<number>(() => Effect.map(Time, (clock) => clock.now()));
