import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Failure, FailureTag } from '#services/failure.ts';

interface FailedPiece {
  readonly tag: FailureTag;
  readonly retry: () => void;
}

/** Failed parts on the screen. `common` is the reason of several, or null. */
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
    retry: (): void => {
      for (const { retry } of pieces) retry();
    },
    subscribe: (hear: () => void) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  };
};

/** Null where parts show their own failure, as in a dialog. */
export const FailuresContext = createContext<ReturnType<typeof createFailures> | null>(null);
export const useFailures = () => use(FailuresContext);

const none = (): null => null;
const never = () => none;

export const useCommonFailure = (): FailureTag | null => {
  const failures = useFailures();
  return useSyncExternalStore(failures?.subscribe ?? never, failures?.common ?? none, failures?.common ?? none);
};

export const useFailedPiece = (failure: Failure | null | undefined, retry: () => void) => {
  const failures = useFailures();
  const tag = failure?.tag ?? 'crashed';
  const isAlone = failure === undefined;
  const isShared = useCommonFailure() === tag && !isAlone;
  const ref = useCallback(
    (element: HTMLElement | null) => (element && !isAlone ? failures?.add({ tag, retry }) : undefined),
    [failures, tag, retry, isAlone],
  );
  return { ref, tag, isShared };
};
