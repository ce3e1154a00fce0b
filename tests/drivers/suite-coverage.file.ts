import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { partsFolder } from './suite-coverage.setup.ts';
import { suite } from './suite-coverage.ts';

// After each file: what its worker has covered so far.
afterAll(() => {
  const coverage = suite.coverage('tests');
  if (coverage.machines.length === 0) return;
  const file = basename(expect.getState().testPath ?? 'unknown');
  mkdirSync(partsFolder, { recursive: true });
  writeFileSync(join(partsFolder, `${file}.json`), JSON.stringify(coverage));
});
