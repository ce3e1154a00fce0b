import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromiumHelp, ensureChromium } from './lib/chromium.ts';
import { playwrightFile, readReport, type Tally, tally, vitestFile } from './lib/results.ts';
import { type Ran, root, run, stopAll } from './lib/run.ts';

const buildFolder = join('.test', 'dist');

interface Part extends Tally {
  readonly name: string;
  readonly seconds: number;
}

function tell(name: string, ran: Ran, counted: Tally, showAlways = false): Part {
  const isGood = counted.failed === 0;
  if (!isGood || showAlways) console.log(`\n--- ${name}\n${ran.output.trim()}\n`);
  console.log(`${name}: ${isGood ? 'ok' : 'FAILED'} after ${ran.seconds.toFixed(1)} s`);
  return { name, seconds: ran.seconds, ...counted };
}

const asOneTest = ({ code }: Ran): Tally => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

function counted(ran: Ran, file: string): Tally {
  try {
    return tally(ran.code, readReport(file));
  } catch (error) {
    console.log(`${file} is no report: ${String(error)}`);
    return tally(ran.code, undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4173));
    });
  });
}

async function unit(): Promise<readonly Part[]> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`];
  const ran = await run(['vitest', 'run', ...reporters]);
  return [tell('unit', ran, counted(ran, vitestFile), true)];
}

async function lintTypesBuild(): Promise<readonly Part[]> {
  const lint = await run(['biome', 'check', '.']);
  const lintPart = tell('lint', lint, asOneTest(lint));
  // With checkers beside each other it takes three times the work, which the unit tests would wait for.
  const types = await run(['tsc', '--noEmit', '--singleThreaded']);
  const typesPart = tell('types', types, asOneTest(types));
  // The browser tests need the simulated backend, whatever the shell's own settings for a build are.
  // They wait for what they see: a network as people have it would only keep them waiting longer.
  // What is left out of libraries, and is reached all the same, says so.
  const env = {
    VITE_BACKEND: undefined,
    VITE_WS: undefined,
    VITE_SITES: undefined,
    VITE_LATENCY: '0-20',
    LEFT_OUT: 'told',
  };
  const build = await run(['vite', 'build', '--outDir', buildFolder, '--emptyOutDir'], { env });
  return [lintPart, typesPart, tell('build', build, asOneTest(build))];
}

async function browser(isBuilt: boolean): Promise<Part> {
  const failed = { passed: 0, failed: 1, skipped: 0 };
  if (!isBuilt) return tell('browser', { code: -1, output: 'There is no build to test.', seconds: 0 }, failed);
  const chromium = await ensureChromium();
  if (chromium === undefined) return tell('browser', { code: -1, output: chromiumHelp, seconds: 0 }, failed);
  const ran = await run(['playwright', 'test', '--reporter=list,json'], {
    env: {
      CHROMIUM_PATH: chromium,
      E2E_PORT: String(await freePort()),
      DIST: buildFolder,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
    },
  });
  return tell('browser', ran, counted(ran, playwrightFile), true);
}

function summary(parts: readonly Part[], seconds: number): void {
  console.log();
  for (const { name, passed, failed, skipped, seconds } of parts) {
    const verdict = failed === 0 ? 'ok' : 'FAILED';
    const left = skipped === 0 ? '' : `, ${skipped} skipped`;
    console.log(
      `${name.padEnd(10)}${verdict.padEnd(8)}${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
    );
  }
  console.log(`${'whole'.padEnd(18)}${seconds.toFixed(1).padStart(6)} s\n`);
}

async function main(): Promise<void> {
  const started = performance.now();
  mkdirSync(join(root, '.test'), { recursive: true });
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true });
  const [units, checks] = await Promise.all([unit(), lintTypesBuild()]);
  const isBuilt = checks.every(({ name, failed }) => name !== 'build' || failed === 0);
  const parts = [...checks.slice(0, 2), ...units, ...checks.slice(2), await browser(isBuilt)];
  summary(parts, (performance.now() - started) / 1000);
  const sum = (key: 'passed' | 'failed'): number => parts.reduce((total, part) => total + part[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });

await main();
