import { Effect } from 'effect';
import type { Failure } from '#services/failure.ts';

/** A part of the program that is fetched when it is first needed; where it does not come, the network is missing. */
export const fetched = <T>(load: () => Promise<T>): Effect.Effect<T, Failure> =>
  Effect.tryPromise({ try: load, catch: (): Failure => ({ tag: 'offline' }) });
