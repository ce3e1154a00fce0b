import type { RefCallback } from 'react';
import { onceNear } from './viewport.ts';

/** Whether parts below the window are drawn, too (`DeferUntilVisible`). */
export interface WholePage {
  readonly isWanted: () => boolean;
  readonly whenWanted: (render: () => void) => () => void;
}

export interface RunningWholePage extends WholePage {
  readonly want: (schedule?: (render: () => void) => void) => void;
  /** For the next page: parts of the page before stay as they are. */
  readonly begin: (isWanted: boolean) => void;
}

export const makeWholePage = (): RunningWholePage => {
  let isWanted = false;
  const waiting = new Set<() => void>();
  return {
    isWanted: () => isWanted,
    whenWanted: (render) => {
      // A part that asked `isWanted` before may be committed after it.
      if (isWanted) render();
      else waiting.add(render);
      return () => waiting.delete(render);
    },
    want: (schedule = (render) => render()) => {
      isWanted = true;
      for (const render of waiting) schedule(render);
    },
    begin: (isNextWanted) => {
      isWanted = isNextWanted;
    },
  };
};

export const alwaysWhole: WholePage = {
  isWanted: () => true,
  whenWanted: (render) => {
    render();
    return () => {};
  },
};

/** A jump to the end of a page passes what is above: drawn later, it would move the place that the user comes back to. */
const above = '1000000px';

/** Ref: calls `onWanted` when the element is above the window or at most `ahead` below it, or the whole page is wanted. */
export const onceWanted =
  (page: WholePage, ahead: string, onWanted: () => void): RefCallback<Element> =>
  (element) => {
    if (!element) return undefined;
    const leave = onceNear(`${above} 0px ${ahead}`, onWanted)(element);
    const stop = page.whenWanted(onWanted);
    return () => {
      leave?.();
      stop();
    };
  };
