import { Effect } from 'effect';
import type { Failure } from '#services/failure.ts';

export const incomplete: Effect.Effect<never, Failure> = Effect.fail({
  tag: 'crashed',
  reason: 'the form is not complete',
});
