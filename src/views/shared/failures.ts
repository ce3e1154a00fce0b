import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Failure, FailureTag } from '#services/failure.ts';

/** A part on the screen that failed, why, and how it is tried again. */
interface FailedPiece {
  readonly tag: FailureTag;
  readonly retry: () => void;
}

/** The failed parts on the screen. Where several failed alike, `common` is why, else null. */
export const createFailures = () => {
  let pieces: readonly FailedPiece[] = [];
  const heard = new Set<() => void>();
  const set = (next: readonly FailedPiece[]): void => {
    pieces = next;
    for (const hear of heard) hear();
  };
  const common = (): FailureTag | null =>
    pieces.find(({ tag }, at) => pieces.findIndex((one) => one.tag === tag) < at)?.tag ?? null;
  return {
    add: (piece: FailedPiece) => {
      set([...pieces, piece]);
      return () => set(pieces.filter((one) => one !== piece));
    },
    common,
    /** All of them: what failed otherwise may come now as well. */
    retry: (): void => {
      for (const { retry } of pieces) retry();
    },
    subscribe: (hear: () => void) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  };
};

/** Null where a failed part speaks for itself alone, as in a dialog. */
export const FailuresContext = createContext<ReturnType<typeof createFailures> | null>(null);
export const useFailures = () => use(FailuresContext);

const none = (): null => null;
const never = () => none;

/** Why several parts of the page failed alike, or null. */
export const useCommonFailure = (): FailureTag | null => {
  const failures = useFailures();
  return useSyncExternalStore(failures?.subscribe ?? never, failures?.common ?? none, failures?.common ?? none);
};

/** Of a failed part: `ref` goes to its element. `isShared`: the page's bar says why, and retries it with the others. */
export const useFailedPiece = (failure: Failure | null, retry: () => void) => {
  const failures = useFailures();
  const tag = failure?.tag ?? 'crashed';
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? failures?.add({ tag, retry }) : undefined),
    [failures, tag, retry],
  );
  return { ref, tag, isShared: useCommonFailure() === tag };
};
