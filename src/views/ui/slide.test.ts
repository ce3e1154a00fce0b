import { expect, test } from 'vitest';
import { isSolved, slideByDrag, slideByKey } from './slide.ts';

test('[R8.1-4] the slider moves by every key of the slider pattern and by no other', () => {
  expect(
    ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Home', 'End', 'a', 'Tab'].map((key) => slideByKey(50, key)),
  ).toEqual([60, 60, 40, 40, 0, 100, undefined, undefined]);
});

test('[R8.1-4] keys and drags stay between both ends', () => {
  expect([slideByKey(95, 'ArrowRight'), slideByKey(5, 'ArrowLeft')]).toEqual([100, 0]);
  expect([slideByDrag(0, 150, 300), slideByDrag(0, 900, 300), slideByDrag(0, -20, 300), slideByDrag(0, 10, 0)]).toEqual(
    [50, 100, 0, 0],
  );
});

test('[R8.1-4] ten arrow keys solve it, and it is not solved before the end', () => {
  const solvedAfter = Array.from({ length: 10 }).reduce<number>((at) => slideByKey(at, 'ArrowRight') ?? at, 0);
  expect([isSolved(solvedAfter), isSolved(97.9), isSolved(0)]).toEqual([true, false, false]);
});
