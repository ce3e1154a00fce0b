import { expect, test } from 'vitest';
import { guardComposition } from './composition.ts';

/** What becomes of a key that is pressed in an element of that name. */
const press = (key: string, how: { isComposing: boolean; keyCode: number }, tagName = 'INPUT') => {
  let listener: (event: unknown) => void = () => {};
  let isCapturing = false;
  guardComposition({
    addEventListener: (_: string, hear: typeof listener, options: { capture: boolean }) => {
      listener = hear;
      isCapturing = options.capture;
    },
  } as never);
  const said: string[] = [];
  listener({
    ...how,
    key,
    target: { tagName },
    stopImmediatePropagation: () => said.push('stopped'),
    preventDefault: () => said.push('prevented'),
  });
  return [isCapturing, ...said];
};

test('[R5.7-4] a key of an input method is heard by nobody else, also the one that Safari sends after the composition', () => {
  for (const how of [
    { isComposing: true, keyCode: 13 },
    { isComposing: false, keyCode: 229 },
  ]) {
    expect(press('Enter', how)).toEqual([true, 'stopped', 'prevented']);
    expect(press('Enter', how, 'TEXTAREA')).toEqual([true, 'stopped']);
    expect(press('Escape', how)).toEqual([true, 'stopped']);
    expect(press('ArrowDown', how)).toEqual([true, 'stopped']);
  }
  expect(press('Enter', { isComposing: false, keyCode: 13 })).toEqual([true]);
});
