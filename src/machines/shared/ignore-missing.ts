import { Effect } from 'effect';
import { commentRefusal } from '#services/contract/comment.contract.ts';
import type { Services } from '#services/env.ts';
import { type Failure, refusalCode } from '#services/failure.ts';

const isMissing = (failure: Failure): boolean =>
  failure.tag === 'missing' || refusalCode(failure) === commentRefusal.notFound;

/** Treats a missing item as deleted: an earlier attempt without an answer, or another tab, deleted it. */
export const ignoreMissing = (
  deletion: Effect.Effect<boolean, Failure, Services>,
): Effect.Effect<boolean, Failure, Services> => Effect.catchIf(deletion, isMissing, () => Effect.succeed(true));
