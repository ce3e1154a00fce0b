import { collector } from '#machines/paths/collect.ts';

/** What the tests of this worker make the charts do; `suite-coverage.setup.ts` puts all files together. */
export const suite = collector();
