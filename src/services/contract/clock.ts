/** Ms since 1970. A superset of XState's clock, shared by the app and the mock backend. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}
