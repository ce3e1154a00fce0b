import { Effect } from 'effect';
import type { Failure } from '#services/failure.ts';

/** A dynamic import; a failed one is reported as `offline`. */
export const loadCode = <T>(load: () => Promise<T>): Effect.Effect<T, Failure> =>
  Effect.tryPromise({ try: load, catch: (): Failure => ({ tag: 'offline' }) });
