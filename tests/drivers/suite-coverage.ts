import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { collector } from '#machines/paths/collect.ts';
import { partsFolder } from './suite-coverage.setup.ts';

/** What the tests of this file make the charts do; `suite-coverage.setup.ts` puts all files together. */
export const suite = collector();

afterAll(() => {
  const file = basename(expect.getState().testPath ?? 'unknown');
  mkdirSync(partsFolder, { recursive: true });
  writeFileSync(join(partsFolder, `${file}.json`), JSON.stringify(suite.coverage('tests')));
});
