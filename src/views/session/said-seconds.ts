const steps = [10, 30];

/** A countdown is said sparingly: the step that it has just passed, in seconds, or null before the first. */
export const saidSeconds = (secondsLeft: number): number | null => {
  if (secondsLeft <= 0) return null;
  return steps.find((step) => secondsLeft <= step) ?? null;
};
