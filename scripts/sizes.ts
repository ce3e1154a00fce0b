import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBudgets, requestedAtStart, requestedUntilIdle, tolerance } from './lib/budgets.ts';
import { brotliSum, filesOf, measure, measureFirstLoad, readManifest, type Sized } from './lib/first-load.ts';
import { refuse } from './lib/refuse.ts';
import { root } from './lib/run.ts';

const folder = resolve(root, process.env.DIST ?? 'dist');
if (!existsSync(join(folder, '.vite', 'manifest.json')))
  refuse('There is no build to measure: run `npm run build` first.');

const budgets = readBudgets();
const { scripts, styles } = measureFirstLoad(folder, requestedAtStart);
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;
const line = (name: string, bytes: number, brotli: number): void =>
  console.log(`${name.padEnd(50)}${kilobytes(bytes)}${kilobytes(brotli)}`);
const sum = (parts: readonly Sized[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);

console.log(`${'first load of the news home'.padEnd(50)}${'plain'.padStart(11)}${'brotli'.padStart(11)}`);
for (const { file, bytes, brotli } of [...scripts, ...styles]) line(file, bytes, brotli);
line('all scripts', sum(scripts), brotliSum(scripts));
line('all styles', sum(styles), brotliSum(styles));

const { scripts: untilRest } = measureFirstLoad(folder, requestedUntilIdle);
line('until the page rests', sum(untilRest), brotliSum(untilRest));

const pages = ['article', 'login', 'company', 'post', 'events', 'person'];
console.log('\nwhat opening a page adds to that, and what it adds after an article');
const manifest = readManifest(folder);
for (const name of pages) {
  const added = (there: readonly string[]): readonly Sized[] => measure(folder, filesOf(manifest, [name], there));
  const [first, later] = [added(requestedUntilIdle), added([...requestedUntilIdle, 'article'])];
  line(`${name}, ${first.length} files`, sum(first), brotliSum(first));
  if (name !== 'article') line(`  after an article, ${later.length}`, sum(later), brotliSum(later));
}

const grown = (what: string, bytes: number, measured: number): number => {
  const times = bytes / measured;
  if (times > tolerance.warning)
    console.error(`${what}: ${kilobytes(bytes).trim()}, ${times.toFixed(2)} × what docs/budgets.json says.`);
  return times;
};
const times = Math.max(
  grown('The first load', brotliSum(scripts), budgets.firstLoadJavaScriptBrotli),
  grown('All until the page rests', brotliSum(untilRest), budgets.restJavaScriptBrotli),
);
process.exitCode = times > tolerance.failure ? 1 : 0;
