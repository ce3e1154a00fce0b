import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findings } from '#machines/paths/explore.ts';
import { chartFiles } from './flows/charts.ts';
import { flowFiles } from './flows/files.ts';
import { flowOf } from './flows/flow.ts';
import { chartSources } from './flows/sources.ts';
import { machineFiles } from './flows/specs.ts';
import { textsIn } from './flows/texts.ts';
import { root } from './lib/run.ts';

const folder = join(root, 'docs', 'flows');
const found = await machineFiles(join(root, 'src', 'machines'));
const flows = found.flatMap(({ specs }) => specs).map(flowOf);
const charts = await chartFiles(flows, await chartSources(root, found));
const files = new Map([...flowFiles(flows, textsIn(join(root, 'src', 'i18n', 'locales'))), ...charts.files]);

for (const name of ['charts', 'words']) mkdirSync(join(folder, name), { recursive: true });
for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
)) {
  const path = join(parentPath, name);
  if (!files.has(relative(folder, path).replaceAll('\\', '/'))) rmSync(path);
}
const changed = [...files].filter(([name, text]) => {
  try {
    return readFileSync(join(folder, name), 'utf8') !== text;
  } catch {
    return true;
  }
});
for (const [name, text] of changed) writeFileSync(join(folder, name), text);

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(16))).join('');
console.log(columns(['machine', 'situations', 'transitions', 'outcomes', 'edges', 'pairs']));
for (const { file, graph, covers } of flows) {
  const each = Object.values(covers).map(({ paths, lowerBound }) => `${paths.length} (>= ${lowerBound})`);
  console.log(columns([file.machine, graph.nodes.size, ...each]));
}
console.log(`\n${flows.length} machines, ${files.size} files in docs/flows, ${changed.length} changed`);

const wrong = [
  ...found.filter(({ specs }) => specs.length === 0).map(({ stem }) => `${stem}.machine.ts has no ${stem}.paths.ts`),
  ...flows.flatMap(({ spec, graph }) => findings(spec, graph)),
  ...charts.words.missing().map((name) => `no words in scripts/flows/words for the ${name}`),
  ...charts.words.unused().map((name) => `no chart uses the ${name} any longer: scripts/flows/words`),
];
if (wrong.length > 0) {
  console.error(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
