import type { Clock } from './contract/clock.ts';
import type { Failure } from './failure.ts';

/** Limit in ms of the app's clock; then aborts and fails as `timeout`, even if `run` ignores the abort. */
export const withDeadline = async <A>(
  clock: Clock,
  ms: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const limit = new AbortController();
  let end = () => {};
  const past = new Promise<never>((_, reject) => {
    end = () => {
      const failure: Failure = { tag: 'timeout' };
      reject(failure);
      limit.abort(failure);
    };
  });
  const timer = clock.setTimeout(end, ms);
  try {
    return await Promise.race([past, run(AbortSignal.any([outer, limit.signal]))]);
  } finally {
    clock.clearTimeout(timer);
  }
};
