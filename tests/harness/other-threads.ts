/** How much is under way in other threads: the event loop has nothing to do meanwhile, however often it turns. */
let pending = 0;

export const isWorkPending = (): boolean => pending > 0;

const { subtle } = crypto;
for (const name of [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
] as const) {
  const work = subtle[name];
  Reflect.set(subtle, name, async (...given: readonly unknown[]) => {
    pending += 1;
    try {
      return await Reflect.apply(work, subtle, given);
    } finally {
      pending -= 1;
    }
  });
}
