import failure from './locales/en/failure.json' with { type: 'json' };
import shell from './locales/en/shell.json' with { type: 'json' };

/** The same keys as in Chinese; a test compares them. */
export const en = { failure, shell };
