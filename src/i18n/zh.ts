import failure from './locales/zh/failure.json' with { type: 'json' };
import shell from './locales/zh/shell.json' with { type: 'json' };

/** What every page says. The texts of the other rooms come with their pages and dialogs. */
export const zh = { failure, shell };
