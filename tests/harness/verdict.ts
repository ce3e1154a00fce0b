/** What became of texts that were written one after the other. `outOfOrder` is 1 where they were stored otherwise. */
export interface Verdict {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
}

export const verdictOf = (wanted: readonly string[], got: readonly string[]): Verdict => {
  const first = [...new Set(got)];
  return {
    lost: wanted.filter((text) => !got.includes(text)).length,
    doubled: got.length - first.length,
    outOfOrder: first.join() === wanted.filter((text) => first.includes(text)).join() ? 0 : 1,
  };
};

export const sumOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce(
    (sum, { lost, doubled, outOfOrder }) => ({
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
      outOfOrder: sum.outOfOrder + outOfOrder,
    }),
    { lost: 0, doubled: 0, outOfOrder: 0 },
  );
