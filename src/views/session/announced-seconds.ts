const steps = [10, 30];

/** Announces few steps of a countdown: the last one passed, in seconds, or null before the first. */
export const announcedSeconds = (secondsLeft: number): number | null => {
  if (secondsLeft <= 0) return null;
  return steps.find((step) => secondsLeft <= step) ?? null;
};
