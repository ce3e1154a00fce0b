/** Time as the app and the simulated backend share it: milliseconds since 1970. XState's clock is the timer half. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}
