export interface Verdict {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
}

/** `outOfOrder` is 1 if the remaining messages are in another order. */
export const judged = (written: readonly string[], got: readonly string[]): Verdict => {
  const there = new Set(got);
  return {
    lost: written.filter((text) => !there.has(text)).length,
    doubled: got.length - there.size,
    outOfOrder: [...there].join() === written.filter((text) => there.has(text)).join() ? 0 : 1,
  };
};

export const sumOf = (verdicts: readonly Verdict[]): Verdict => ({
  lost: verdicts.reduce((sum, { lost }) => sum + lost, 0),
  doubled: verdicts.reduce((sum, { doubled }) => sum + doubled, 0),
  outOfOrder: verdicts.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
});
