export interface Row {
  readonly what: string;
  readonly value: string;
  readonly ratio?: string;
  readonly goal?: string;
}

export const timed = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Median and worst, in ms. */
export const times = (values: readonly number[]): string =>
  `median ${ms(median(values))}, worst ${ms(Math.max(...values))} of ${values.length}`;
