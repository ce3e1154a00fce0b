import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from '../../src/machines/paths/coverage.ts';
import { mergeCoverage } from '../../src/machines/paths/merge-coverage.ts';

const root = join(import.meta.dirname, '..', '..', '.test');
export const partsFolder = join(root, 'coverage');
const whole = join(root, 'coverage-suite.json');

/** Before all tests. */
export const setup = (): void => {
  rmSync(partsFolder, { recursive: true, force: true });
  mkdirSync(partsFolder, { recursive: true });
};

/** After all tests: what they covered together, of all charts that run in the whole app or against the backend. */
export const teardown = (): void => {
  const parts = readdirSync(partsFolder).map(
    (file): Coverage => JSON.parse(readFileSync(join(partsFolder, file), 'utf8')),
  );
  if (parts.length === 0) return;
  const machines = mergeCoverage(parts);
  const coverage: Coverage = { format: 'shiye.coverage/1', source: 'tests', machines };
  writeFileSync(whole, `${JSON.stringify(coverage, null, 1)}\n`);
};
