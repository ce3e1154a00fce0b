import type { FirstDrawing } from '../context.tsx';

export interface RunningDrawing extends FirstDrawing {
  /** Whatever waits is drawn, each by `run` where it is given. */
  readonly end: (run?: (draw: () => void) => void) => void;
  /** Whatever comes from now on is drawn at once; what waits goes on waiting. */
  readonly leave: () => void;
}

/** The first drawing of a page, in which what is below the window waits until the drawing is ended. */
export const firstDrawing = (): RunningDrawing => {
  let isOver = false;
  const waiting = new Set<() => void>();
  return {
    isOver: () => isOver,
    whenOver: (draw) => {
      waiting.add(draw);
      return () => waiting.delete(draw);
    },
    leave: () => {
      isOver = true;
    },
    end: (run = (draw) => draw()) => {
      isOver = true;
      for (const draw of waiting) run(draw);
    },
  };
};
