import { Effect } from 'effect';

/** In ms: the page draws and answers between two slices. */
const sliceLength = 12;

/** Repeats a step until it returns false; calls `rested` after each slice. */
export const inSlices = (step: () => boolean, rested: () => void): Effect.Effect<void> =>
  Effect.gen(function* () {
    let isMore = true;
    while (isMore) {
      const end = performance.now() + sliceLength;
      do isMore = step();
      while (isMore && performance.now() < end);
      rested();
      yield* Effect.yieldNow;
    }
  });
