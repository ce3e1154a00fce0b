const step = 10;

export function slideByKey(at: number, key: string): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(100, at + step);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - step);
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  return undefined;
}

export function slideByDrag(from: number, moved: number, space: number): number {
  if (!(space > 0)) return from;
  return Math.min(100, Math.max(0, from + (moved / space) * 100));
}

export function isSolved(at: number): boolean {
  return at >= 98;
}
