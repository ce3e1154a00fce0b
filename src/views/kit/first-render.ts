import type { FirstRender } from '../context.tsx';

export interface RunningFirstRender extends FirstRender {
  readonly end: (schedule?: (render: () => void) => void) => void;
}

/** Parts below the window wait for the end of the first render (`DeferUntilVisible`). */
export const makeFirstRender = (): RunningFirstRender => {
  let isOver = false;
  const waiting = new Set<() => void>();
  return {
    isOver: () => isOver,
    whenOver: (render) => {
      // A part that asked `isOver` before the end may be committed after it.
      if (isOver) render();
      else waiting.add(render);
      return () => waiting.delete(render);
    },
    end: (schedule = (render) => render()) => {
      isOver = true;
      for (const render of waiting) schedule(render);
    },
  };
};
