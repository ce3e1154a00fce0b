const oneDay = 24 * 60 * 60 * 1_000;

/**
 * Of what time the seed of a stored world is, in milliseconds: its own for a day, then that of now. Its ids do not
 * depend on it, and moved along its news stays new.
 */
export const epochAt = (stored: number, now: number): number => (now - stored <= oneDay ? stored : now);
