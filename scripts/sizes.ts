import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBudgets, room } from './lib/budgets.ts';
import { brotliSum, measureFirstLoad, type Sized } from './lib/first-load.ts';
import { root } from './lib/run.ts';

const folder = resolve(root, process.env.DIST ?? 'dist');
if (!existsSync(join(folder, '.vite', 'manifest.json'))) {
  console.error('There is no build to measure: run `npm run build` first.');
  process.exit(1);
}

const budgets = readBudgets();
const { scripts, styles } = measureFirstLoad(folder, budgets.firstLoadAlso);
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;
const line = (name: string, bytes: number, brotli: number): void =>
  console.log(`${name.padEnd(50)}${kilobytes(bytes)}${kilobytes(brotli)}`);
const sum = (parts: readonly Sized[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);

console.log(`${'first load of the news home'.padEnd(50)}${'plain'.padStart(11)}${'brotli'.padStart(11)}`);
for (const { file, bytes, brotli } of [...scripts, ...styles]) line(file, bytes, brotli);
line('all scripts', sum(scripts), brotliSum(scripts));
line('all styles', sum(styles), brotliSum(styles));

const times = brotliSum(scripts) / budgets.firstLoadJavaScriptBrotli;
if (times > room.warning) console.error(`The first load is ${times.toFixed(2)} × what docs/budgets.json says.`);
process.exitCode = times > room.failure ? 1 : 0;
