export interface Row {
  readonly what: string;
  readonly value: string;
  readonly ratio: string;
  readonly goal: string;
}

export const timed = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
