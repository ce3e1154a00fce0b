import { writeFileSync } from 'node:fs';
import { journalRows } from './bench/journal.ts';
import type { Row } from './bench/measure.ts';

/** `npm run bench`: measured now, on this machine; ratios are within one run. Also written to `.test/bench.json`. */
const sections: Readonly<Record<string, () => readonly Row[]>> = { journal: journalRows };

const results = Object.fromEntries(Object.entries(sections).map(([name, measure]) => [name, measure()]));
for (const [name, rows] of Object.entries(results)) {
  console.log(`\n${name}`);
  console.table(rows);
}
writeFileSync(new URL('../.test/bench.json', import.meta.url), JSON.stringify(results, null, 2));
