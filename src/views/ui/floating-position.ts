export interface Point {
  readonly x: number;
  readonly y: number;
}

const tremble = 6;
const step = 24;

export const isDrag = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > tremble;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

export const stepOf = (key: string): Point | null => steps[key] ?? null;
