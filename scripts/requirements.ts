import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCitations, readLedger } from './lib/ledger.ts';
import { readLastResults } from './lib/results.ts';
import { root } from './lib/run.ts';

const unknown = process.argv.slice(2).filter((option) => option !== '--missing');
if (unknown.length > 0) {
  console.error('npm run requirements [-- --missing]');
  process.exit(1);
}

const results = readLastResults();
if (results === undefined) {
  console.error('There are no results: run `npm test` first.');
  process.exit(1);
}

const rows = readLedger(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
const { sections, total, cited, unknown: strange, failing } = countCitations(rows, results.outcomes);

const line = (number: string, name: string, part: number, whole: number): string =>
  `${number.padEnd(6)}${name.padEnd(44)}${String(part).padStart(5)} / ${whole}`;

for (const section of sections) {
  console.log(line(section.number, section.name, section.cited, section.total));
  if (process.argv.includes('--missing'))
    for (const { id, requirement } of section.missing) console.log(`        ${id.padEnd(9)}${requirement}`);
}
console.log(line('', 'cited by passing tests', cited, total));
if (failing.length > 0) console.log(`\nCited by failing tests: ${failing.join(' ')}`);
if (strange.length > 0) {
  console.error(`\nCited, but not in docs/requirements.tsv:\n${strange.map((text) => `  ${text}`).join('\n')}`);
  process.exitCode = 1;
}
