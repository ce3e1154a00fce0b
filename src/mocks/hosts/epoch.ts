const oneDay = 24 * 60 * 60 * 1_000;

/**
 * Time of the seed in ms: the stored one for a day, otherwise now, to keep its news recent. Ids do not depend on it.
 */
export const epochAt = (stored: number, now: number): number => (Math.abs(now - stored) <= oneDay ? stored : now);
