import { expect } from 'vitest';
import { settle } from './virtual-clock.ts';

/** Turns the event loop until something is so: encryption runs on threads of its own, at its own pace. */
export const until = async (isSo: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 20_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};
