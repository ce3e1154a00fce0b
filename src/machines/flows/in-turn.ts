import { Effect } from 'effect';
import { type Failure, toFailure } from '#services/failure.ts';

/**
 * Takes tasks one after another: what comes while one waits, for a chart perhaps, waits for it. Once it `isOver`, none
 * is begun and none fails any more.
 */
export const inTurn = (isOver: () => boolean, failed: (failure: Failure) => void) => {
  let work: Promise<void> = Promise.resolve();
  return (task: () => Promise<void>): void => {
    work = work
      .then(() => (isOver() ? undefined : task()))
      .catch((error: unknown) => {
        if (!isOver()) failed(toFailure(error));
      });
  };
};

const foldedAtOnce = 400;

/** Folds all of it, letting others come in between. */
export const foldedWhole = async ({ fold }: { readonly fold: (count: number) => boolean }): Promise<void> => {
  while (fold(foldedAtOnce)) await Effect.runPromise(Effect.yieldNow);
};
