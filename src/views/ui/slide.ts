/** A tenth of the way for each arrow key. */
const step = 10;

/** Where a key takes the handle, in per cent of the way; nothing for a key that is not the slider's (ARIA slider pattern). */
export function slideByKey(at: number, key: string): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(100, at + step);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - step);
  if (key === 'Home') return 0;
  if (key === 'End') return 100;
  return undefined;
}

/** Where a drag of `moved` px takes the handle on a way of `room` px, in per cent. */
export function slideByDrag(from: number, moved: number, room: number): number {
  if (!(room > 0)) return from;
  return Math.min(100, Math.max(0, from + (moved / room) * 100));
}

/** Close enough to the end for a finger. */
export function isSolved(at: number): boolean {
  return at >= 98;
}
