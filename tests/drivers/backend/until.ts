import { vi } from 'vitest';
import { settle } from '../../harness/virtual-clock.ts';

/** Turns of the event loop between two looks at what is imported. */
const turns = 1_000;
const rounds = 20;

/** Resolves as soon as it is so; also when nothing that is under way is left to make it so. */
export const until = async (isSo: () => boolean): Promise<void> => {
  await settle();
  for (let round = 0; round < rounds && !isSo(); round += 1) {
    for (let turn = 0; turn < turns && !isSo(); turn += 1) await settle();
    await vi.dynamicImportSettled();
  }
};
