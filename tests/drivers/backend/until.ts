import { settle } from '../../harness/virtual-clock.ts';

/** Encryption runs on threads of its own, at its own pace. Milliseconds of real time. */
const patience = 30_000;

/** Resolves as soon as it is so; also when that takes too long. */
export const until = async (isSo: () => boolean): Promise<void> => {
  await settle();
  const end = performance.now() + patience;
  while (!isSo() && performance.now() < end) await settle();
};
