export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger trembles: only more than this is a drag, in CSS px. */
const tremble = 6;
/** How far an arrow key moves, in CSS px. */
const step = 24;

export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > tremble;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Where an arrow key moves to; null for any other key. */
export const stepOf = (key: string): Point | null => steps[key] ?? null;
