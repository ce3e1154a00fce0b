import { isNetworkError } from 'ky';
import { type Failure, isFailure } from './failure.ts';

export const callFailure = (thrown: unknown, call: string): Failure => {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return { tag: 'aborted' };
  if (isNetworkError(thrown) || thrown instanceof TypeError) return { tag: 'offline' };
  return { tag: 'crashed', reason: `${call}: ${String(thrown)}` };
};
