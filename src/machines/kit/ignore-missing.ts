import { Effect } from 'effect';
import type { Services } from '#services/env.ts';
import { type Failure, isMissing } from '#services/failure.ts';

/** Treats a missing item as deleted: an earlier attempt without an answer, or another tab, deleted it. */
export const ignoreMissing = (
  deletion: Effect.Effect<boolean, Failure, Services>,
): Effect.Effect<boolean, Failure, Services> => Effect.catchIf(deletion, isMissing, () => Effect.succeed(true));
