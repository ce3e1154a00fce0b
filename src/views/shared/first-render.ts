import type { FirstRender } from '../context.tsx';

export interface RunningFirstRender extends FirstRender {
  /** Has all that waits rendered, each part by `schedule`; later parts are rendered at once. */
  readonly end: (schedule?: (render: () => void) => void) => void;
}

/** The first render of the first page: parts below the window wait until it is over (`DeferUntilVisible`). */
export const makeFirstRender = (): RunningFirstRender => {
  let isOver = false;
  const waiting = new Set<() => void>();
  return {
    isOver: () => isOver,
    whenOver: (render) => {
      waiting.add(render);
      return () => waiting.delete(render);
    },
    end: (schedule = (render) => render()) => {
      isOver = true;
      for (const render of waiting) schedule(render);
    },
  };
};
