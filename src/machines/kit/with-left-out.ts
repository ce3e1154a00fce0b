import { Effect } from 'effect';
import { LeftOut } from '#services/env.ts';

/** `unreadable`: number of rows that all its answers were read without. */
export const withLeftOut = <T, E, R>(load: Effect.Effect<T, E, R>) =>
  Effect.suspend(() => {
    let unreadable = 0;
    const counted = Effect.provideService(load, LeftOut, (rows) => {
      unreadable += rows;
    });
    return Effect.map(counted, (data) => ({ data, unreadable }));
  });
