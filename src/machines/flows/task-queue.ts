import { Effect } from 'effect';
import { type Failure, toFailure } from '#services/failure.ts';

/** Runs tasks one after another; once `isOver`, none starts and none fails. */
export const taskQueue = (isOver: () => boolean, failed: (failure: Failure) => void) => {
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

export const foldAll = async ({ fold }: { readonly fold: (count: number) => boolean }): Promise<void> => {
  while (fold(foldedAtOnce)) await Effect.runPromise(Effect.yieldNow);
};
