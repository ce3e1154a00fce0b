import { expect, test } from 'vitest';
import { updateQuietly } from './service-worker.ts';

test("[R8.5-14] a newer worker that cannot be looked for is nobody's error", async () => {
  const known = { update: () => Promise.reject(new TypeError('Failed to update a ServiceWorker')) };
  await updateQuietly({ getRegistrations: async () => [known as unknown as ServiceWorkerRegistration] });
  await expect(known.update()).resolves.toBe(known);
});
