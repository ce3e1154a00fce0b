import type { Clock } from './contract/clock.ts';
import type { Failure } from './failure.ts';

/** Runs with a limit in milliseconds on the app's clock: past it the run is aborted and fails as `timeout`. */
export const withDeadline = async <A>(
  clock: Clock,
  ms: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<A>,
): Promise<A> => {
  const limit = new AbortController();
  const timer = clock.setTimeout(() => limit.abort({ tag: 'timeout' } satisfies Failure), ms);
  try {
    return await run(AbortSignal.any([outer, limit.signal]));
  } catch (thrown) {
    throw limit.signal.aborted ? limit.signal.reason : thrown;
  } finally {
    clock.clearTimeout(timer);
  }
};
