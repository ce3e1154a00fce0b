import { Effect } from 'effect';

/** A captcha that the simulated backend judges: values are opaque and good once, like the real script's. */
export const simulatedHumanCheck = (token: (length: number) => string) => ({
  silent: () => Effect.sync(() => `nvc-${token(24)}`),
  slider: () => Effect.sync(() => `slide-${token(24)}`),
});
