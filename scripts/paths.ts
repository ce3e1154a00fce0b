import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { stemOf } from '#machines/flows/chart-file.ts';
import { cacheIn } from './flows/cache.ts';
import { chartFile, chartOf, galleryFiles } from './flows/charts.ts';
import { type Files, type Keep, numberFiles, pathFiles } from './flows/files.ts';
import { exploredOf, type Flow } from './flows/flow.ts';
import { moduleReader } from './flows/modules.ts';
import { unknownName } from './flows/names.ts';
import type { LayOut } from './flows/opening.ts';
import { openingsOf } from './flows/openings.ts';
import { chartSources } from './flows/sources.ts';
import { machineFiles } from './flows/specs.ts';
import { vocabulary } from './flows/vocabulary.ts';
import { cacheFolder } from './lib/flow-files.ts';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';

const names = process.argv.slice(2);
if (names.some((name) => name.startsWith('-')))
  refuse('npm run paths [-- <chart> ...]: all charts, or those that are named, such as sms-code');

const folder = join(root, 'docs', 'flows');
const found = await machineFiles(join(root, 'src', 'machines'));
const specified = found
  .flatMap(({ specFile, specs }) => specs.map((spec) => ({ spec, name: stemOf(spec.machine.id), file: specFile })))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
const unknown = unknownName(
  names,
  specified.map(({ name }) => name),
);
if (unknown !== null) refuse(unknown);

const cache = cacheIn(join(root, cacheFolder));
const modulesOf = moduleReader(root);
const packages = readFileSync(join(root, 'package-lock.json'), 'utf8');
const elk = new ELK();
const layOut: LayOut = (graph) => cache.of([packages, JSON.stringify(graph)], () => elk.layout(graph));

const sources = await chartSources(root, found);
const words = vocabulary();
const flows: Flow[] = [];
const charts: Awaited<ReturnType<typeof chartOf>>[] = [];
for (const { spec, name, file } of specified) {
  if (names.length > 0 && !names.includes(name)) continue;
  const modules = modulesOf([`src/machines/${file}`, 'scripts/flows/flow.ts']);
  const flow = {
    spec,
    ...(await cache.of(
      [packages, name, JSON.stringify([spec.calls, spec.starts.map(({ at }) => at)]), ...modules],
      () => exploredOf(spec),
    )),
  };
  flows.push(flow);
  charts.push(await chartOf(flow, sources, words, layOut));
  process.send?.(charts.length / specified.length);
}

const openings = openingsOf(specified.map(({ spec }) => spec));
const keep: Keep = async (text, make) =>
  Buffer.from(await cache.of([packages, text], async () => Buffer.from(await make()).toString('base64')), 'base64');
const ofPaths = await Promise.all(flows.map((flow) => pathFiles(flow, sources.textOf, openings, keep)));
const library = readdirSync(join(root, 'scripts', 'flows', 'library')).map(
  (name) => [`library/${name}`, readFileSync(join(root, 'scripts', 'flows', 'library', name), 'utf8')] as const,
);
const ofCharts: Files = [...ofPaths.flat(), ...charts.flatMap(chartFile), ...library];
const files = new Map(
  names.length > 0 ? ofCharts : [...ofCharts, ...numberFiles(flows), ...galleryFiles(flows, charts, words)],
);

const readOrNull = (path: string): Buffer | null => {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
};
for (const name of ['charts', 'words', 'library']) mkdirSync(join(folder, name), { recursive: true });
const changed = [...files].filter(
  ([name, content]) => readOrNull(join(folder, name))?.equals(Buffer.from(content)) !== true,
);
for (const [name, content] of changed) writeFileSync(join(folder, name), content);

if (names.length === 0) {
  cache.prune();
  const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = written.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  for (const name of names) if (!name.startsWith('.cache/') && !files.has(name)) rmSync(join(folder, name));
}

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(16))).join('');
console.log(columns(['machine', 'situations', 'transitions', 'outcomes', 'edges', 'pairs']));
for (const { file, situations, covers } of flows) {
  const each = Object.values(covers).map(({ paths, lowerBound }) => `${paths} (>= ${lowerBound})`);
  console.log(columns([file.machine, situations, ...each]));
}
console.log(`\n${flows.length} machines, ${files.size} files in docs/flows, ${changed.length} changed`);

const wrong = [
  ...found.filter(({ specs }) => specs.length === 0).map(({ stem }) => `${stem}.machine.ts has no ${stem}.paths.ts`),
  ...flows.flatMap((flow) => flow.findings),
  ...words.missing().map((name) => `no words in scripts/flows/words for the ${name}`),
  ...(names.length > 0 ? [] : words.unused()).map(
    (name) => `no chart uses the ${name} any longer: scripts/flows/words`,
  ),
];
if (wrong.length > 0) {
  console.error(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
