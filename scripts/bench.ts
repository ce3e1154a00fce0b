import { writeFileSync } from 'node:fs';
import { journalRows } from './bench/journal.ts';
import { listRows } from './bench/list.ts';
import type { Row } from './bench/measure.ts';
import { pathRows } from './bench/paths.ts';

/** `npm run bench`: measured now, on this machine; ratios are within one run. Also written to `.test/bench.json`. */
const sections: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  journal: journalRows,
  list: listRows,
  paths: pathRows,
};

const results: Record<string, readonly Row[]> = {};
for (const [name, measure] of Object.entries(sections)) results[name] = await measure();
for (const [name, rows] of Object.entries(results)) {
  console.log(`\n${name}`);
  console.table(rows);
}
writeFileSync(new URL('../.test/bench.json', import.meta.url), JSON.stringify(results, null, 2));
