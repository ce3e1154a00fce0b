import { withPages } from '#machines/app/with-pages.ts';
import { pages } from '#pages/pages.ts';

/** The root as it runs, with its pages. */
export const appMachine = withPages(pages);
