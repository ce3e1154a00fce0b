import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#services/contract/contract.ts';
import { contracts } from '#services/contract/contracts.ts';
import { refuse } from './lib/refuse.ts';
import { countCitations, readRequirements } from './lib/requirements.ts';
import { readLastResults } from './lib/results.ts';
import { root } from './lib/run.ts';

if (process.argv.length > 2) refuse('npm run requirements takes no options');

const results = readLastResults() ?? refuse('There are no results: run `npm test` or `npm run test:all` first.');

const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
const { sections, total, held, missing, unknown: strange, failing } = countCitations(rows, results.outcomes);
const command = results.suite === 'all' ? 'npm run test:all' : 'npm test';
console.log(`Tests of \`${command}\`, commit ${results.commit ?? 'unknown'}\n`);

const line = (number: string, name: string, part: number, whole: number): string =>
  `${number.padEnd(6)}${name.padEnd(44)}${String(part).padStart(5)} / ${whole}`;

for (const { number, name, cited, total: whole } of sections) console.log(line(number, name, cited, whole));
console.log();
console.log(line('', 'held by an app or browser test', held.app.length, total));
console.log(line('', 'by a test of the simulated backend alone', held.backend.length, total));
console.log(line('', 'by a constant alone', held.constant.length, total));
console.log(line('', 'cited by no passing test', missing.length, total));

const list = (heading: string, names: readonly string[]): void => {
  if (names.length > 0) console.log(`\n${heading}:\n  ${names.join('\n  ')}`);
};
const requirementOf = new Map(rows.map(({ id, requirement }) => [id, requirement]));
const row = (id: string): string => `${id.padEnd(9)}${requirementOf.get(id)}`;
list('Held by a constant alone, which nothing in the app uses', held.constant.map(row));
list('Cited by no passing test', missing.map(row));
list(
  'Endpoints that the app never calls',
  Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries<Endpoint>(contract).flatMap(([name, { uncalled }]) =>
      uncalled ? [`${`${feature}.${name}`.padEnd(24)}${row(uncalled)}`] : [],
    ),
  ),
);
if (failing.length > 0) console.log(`\nCited by failing tests: ${failing.join(' ')}`);
if (strange.length > 0) {
  console.error(`\nCited, but not in docs/requirements.tsv:\n${strange.map((text) => `  ${text}`).join('\n')}`);
  process.exitCode = 1;
}
