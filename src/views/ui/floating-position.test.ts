import { expect, test } from 'vitest';
import { isDrag, stepOf } from './floating-position.ts';

test('[R2.1-12] a tremble is no drag', () => {
  expect([isDrag({ x: 0, y: 0 }, { x: 4, y: 4 }), isDrag({ x: 0, y: 0 }, { x: 5, y: 5 })]).toEqual([false, true]);
});

test('arrow keys move it, other keys do not', () => {
  expect([stepOf('ArrowUp'), stepOf('ArrowRight'), stepOf('Enter')]).toEqual([{ x: 0, y: -24 }, { x: 24, y: 0 }, null]);
});
