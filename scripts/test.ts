import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumHelp, ensureChromium } from './lib/chromium.ts';
import { freePort } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';
import { readRequirements, unprovenRows } from './lib/requirements.ts';
import { type SuiteName, writeResults } from './lib/results.ts';
import { root, run, stopAll } from './lib/run.ts';
import { type FoundEngines, findEngines } from './test/find-engines.ts';
import { createProgress } from './test/progress.ts';
import { storyTable } from './test/story-table.ts';
import type { TestMessage } from './test/test-messages.ts';
import { asOneTest, type Part, watchPart } from './test/watch-part.ts';

const usage = 'npm test, npm run test:engines, or npm run test:all [-- --shard 1/3]';
const buildFolder = join('.test', 'dist');
const neededMegabytes = 500;

interface Wanted {
  readonly suite: SuiteName | 'engines';
  readonly shard: string | null;
}

function readArguments(args: readonly string[]): Wanted {
  if (args.length === 1 && args[0] === '--engines') return { suite: 'engines', shard: null };
  const [suite, rest] = args[0] === '--all' ? (['all', args.slice(1)] as const) : (['everyday', args] as const);
  if (rest.length === 0) return { suite, shard: null };
  const [name, shard = '', ...more] = rest;
  const [part = 0, of = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(shard) ? shard.split('/').map(Number) : [];
  if (suite !== 'all' || name !== '--shard' || part === 0 || part > of || more.length > 0) refuse(usage);
  return { suite, shard };
}

async function findBrowser(): Promise<string> {
  const { bavail, bsize } = statfsSync(root);
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (megabytes < neededMegabytes)
    refuse(
      `The disk is full: the tests need ${neededMegabytes} MB in ${join(root, '.test')}, ${megabytes} MB are free.`,
    );
  return (await ensureChromium()) ?? refuse(chromiumHelp);
}

const progress = createProgress();
const started = performance.now();
const { suite, shard } = readArguments(process.argv.slice(2));
const isFirstShard = shard === null || shard.startsWith('1/');
// Every day stories run, in each engine at one size; other browser tests only in `all`.
const chosenTests: Readonly<Record<Wanted['suite'], readonly string[]>> = {
  everyday: ['--grep=@story', '--project=build', '--project=desktop', '--project=mobile', '--project=*-desktop'],
  engines: ['--project=*-desktop', '--project=*-phone'],
  all: [],
};
const browserOptions = ['--reporter=./scripts/test/playwright-reporter.ts', ...chosenTests[suite]];
const shardOption = shard === null ? [] : [`--shard=${shard}`];
const suiteEnv = { TEST_ALL: suite === 'everyday' ? undefined : '1' };

async function runTests(name: string, command: readonly [string, ...string[]], env = {}): Promise<Part> {
  progress.started(name);
  const { receive, end } = watchPart(name, progress);
  const onMessage = (message: unknown): void => receive(message as TestMessage);
  return end(await run(command, { env: { ...suiteEnv, ...env }, onMessage }));
}

async function check(name: string, command: readonly [string, ...string[]], env = {}): Promise<Part> {
  progress.started(name);
  return asOneTest(name, await run(command, { env }), progress);
}

const unit = (...options: readonly string[]): Promise<Part> =>
  runTests('unit', ['vitest', 'run', '--reporter=./scripts/test/vitest-reporter.ts', ...options]);

async function lintTypes(): Promise<readonly Part[]> {
  if (!isFirstShard) return [];
  return [
    await check('lint', ['biome', 'check', '.']),
    // Several type checkers need three times the work of one, and unit tests run at the same time.
    await check('types', ['tsc', '--noEmit', '--singleThreaded']),
  ];
}

const build = (): Promise<Part> =>
  check('build', ['vite', 'build', '--outDir', buildFolder, '--emptyOutDir'], {
    // Browser tests need the mock backend, whatever the shell's build settings are.
    VITE_BACKEND: undefined,
    VITE_WS: undefined,
    VITE_SITES: undefined,
    VITE_LATENCY: '0-20',
  });

const browserEnv = async (chromium: string) => ({
  CHROMIUM_PATH: chromium,
  E2E_PORT: String(await freePort()),
  DIST: buildFolder,
});

const browser = async (chromium: string, { started }: FoundEngines): Promise<Part> =>
  runTests('browser', ['playwright', 'test', ...browserOptions, ...shardOption], {
    ...(await browserEnv(chromium)),
    ENGINES: Object.keys(started).join(','),
  });

/** The exported test cases, as a tester runs them. */
const cases = async (chromium: string): Promise<Part> => {
  const config = ['-c', 'cases.config.ts'] as const;
  const read = await run(['bddgen', ...config], { env: suiteEnv });
  if (read.code !== 0) return asOneTest('cases', read, progress);
  const [reporter = ''] = browserOptions;
  return runTests('cases', ['playwright', 'test', ...config, reporter, ...shardOption], await browserEnv(chromium));
};

/** Each row of docs/requirements.tsv is cited by a passing test. Shards have a share of the tests only. */
function requirements(parts: readonly Part[]): Part {
  const rows = readRequirements(readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8'));
  const unproven = unprovenRows(
    rows,
    parts.flatMap(({ outcomes }) => outcomes),
  );
  const output = `Cited by no passing test:\n${unproven}`;
  return asOneTest('requirements', { code: unproven === '' ? 0 : 1, output, seconds: 0, isStalled: false }, progress);
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function summary(parts: readonly Part[], seconds: number): void {
  console.log();
  for (const { name, passed, failed, skipped, seconds } of parts) {
    const verdict = failed === 0 ? 'ok' : 'FAILED';
    const left = skipped === 0 ? '' : `, ${skipped} skipped`;
    console.log(
      `${name.padEnd(14)}${verdict.padEnd(8)}${seconds.toFixed(1).padStart(6)} s   ${passed} passed, ${failed} failed${left}`,
    );
  }
  console.log(`${'whole'.padEnd(22)}${seconds.toFixed(1).padStart(6)} s\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });

const chromium = await findBrowser();
mkdirSync(join(root, '.test'), { recursive: true });
// Tests and build read its output.
const flows = (): Promise<Part> => check('flows', ['node', join('scripts', 'paths.ts')]);

async function runWhole(): Promise<readonly Part[]> {
  const checking = lintTypes();
  const made = await flows();
  const [unitPart, [checks, built]] = await Promise.all([
    unit(...shardOption),
    checking.then(async (checks) => [checks, await build()] as const),
  ]);
  const ran = [...checks, made, built, unitPart];
  if (built.failed > 0) return ran;
  return [...ran, await browser(chromium, await findEngines(chromium, progress.line)), await cases(chromium)];
}

/** Only what runs in all engines. */
async function runEngines(): Promise<readonly Part[]> {
  // One of the unit tests makes the build for a real backend.
  const made = [await flows(), await build(), await unit(join('tests', 'build', 'real-backend.test.ts'))];
  if (made.some(({ failed }) => failed > 0)) return made;
  const engines = await findEngines(chromium, progress.line);
  const part = await browser(chromium, engines);
  progress.line(`\n${storyTable(part.outcomes, engines.started)}`);
  const broken = engines.broken.map((output) =>
    asOneTest('engine', { code: 1, output, seconds: 0, isStalled: false }, progress),
  );
  return [...made, part, ...broken];
}

const ran = await (suite === 'engines' ? runEngines() : runWhole());
// What failed or broke off names itself.
const isWhole = suite !== 'engines' && shard === null;
const parts = isWhole && ran.every(({ failed }) => failed === 0) ? [...ran, requirements(ran)] : ran;
const seconds = (performance.now() - started) / 1000;
summary(parts, seconds);
const sum = (key: 'passed' | 'failed'): number => parts.reduce((total, part) => total + part[key], 0);
const [passed, failed] = [sum('passed'), sum('failed')];
if (suite !== 'engines')
  writeResults({
    suite,
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    shard,
    seconds,
    passed,
    failed,
    outcomes: parts.flatMap(({ outcomes }) => outcomes),
  });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
