import { Effect } from 'effect';

/** For the simulated backend: opaque values, each valid once, as the vendor's are. */
export const simulatedHumanCheck = (token: (length: number) => string) => ({
  silent: () => Effect.sync(() => `nvc-${token(24)}`),
  slider: () => Effect.sync(() => `slide-${token(24)}`),
});
