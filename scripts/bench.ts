import { mkdirSync, writeFileSync } from 'node:fs';
import { flowRows } from './bench/flows.ts';
import { journalRows } from './bench/journal.ts';
import { listRows } from './bench/list.ts';
import { loadSection } from './bench/load.ts';
import type { Row } from './bench/measure.ts';
import { messageRows } from './bench/message-rows.ts';
import { pageRows } from './bench/page-rows.ts';
import { pathRows } from './bench/paths.ts';
import { startRows } from './bench/start.ts';
import { refuse } from './lib/refuse.ts';

/** `npm run bench [-- SECTION…]`: measures on this machine and writes `.test/bench.json`; ratios are within one run. */
const sections: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  flows: flowRows,
  journal: journalRows,
  list: listRows,
  load: loadSection,
  messages: messageRows,
  pages: pageRows,
  paths: pathRows,
  start: startRows,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(sections, name));
if (unknown !== undefined) refuse(`No section ${unknown}. There are: ${Object.keys(sections).join(', ')}`);

const results: Record<string, readonly Row[]> = {};
for (const [name, measure] of Object.entries(sections)) {
  if (names.length === 0 || names.includes(name)) results[name] = await measure();
}
for (const [name, rows] of Object.entries(results)) {
  console.log(`\n${name}`);
  console.table(rows);
}
mkdirSync(new URL('../.test/', import.meta.url), { recursive: true });
writeFileSync(new URL('../.test/bench.json', import.meta.url), JSON.stringify(results, null, 2));
