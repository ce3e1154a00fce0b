import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { ChartFile, Gallery } from '#machines/flows/chart-file.ts';
import type * as ChartPage from './flows/static/chart-page.tsx';
import { compared } from './flows/static/compare.ts';
import type * as IndexPage from './flows/static/index-page.tsx';
import { root } from './lib/run.ts';

const folder = 'docs/flows/charts';
const out = join(root, 'dist-flows');
const [option, against = 'HEAD', ...more] = process.argv.slice(2);
const ref = option === '--against' ? against : null;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const stop = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

if (option !== undefined && (ref === null || more.length > 0)) stop('npm run flows [-- --against <git ref>]');

/** The charts of another version, by stem. */
const chartsAt = (version: string): ReadonlyMap<string, ChartFile> => {
  const listed = (): string => {
    try {
      return git('ls-tree', '-r', '--name-only', version, '--', folder);
    } catch {
      return stop(`git knows no version ${version}`);
    }
  };
  const names = listed()
    .split('\n')
    .filter((name) => name.endsWith('.json') && !name.endsWith('/index.json'));
  if (names.length === 0) stop(`${version} has no ${folder}: it is older than the flow studio`);
  const charts = names.map((name): ChartFile => JSON.parse(git('show', `${version}:${name}`)));
  return new Map(charts.map((chart) => [chart.stem, chart]));
};

const read = (name: string): string => readFileSync(join(root, folder, name), 'utf8');
const gallery: Gallery = JSON.parse(read('index.json'));
const charts = readdirSync(join(root, folder))
  .filter((name) => name !== 'index.json')
  .map((name): ChartFile => JSON.parse(read(name)));

const before = ref === null ? null : chartsAt(ref);
const changes = charts.map((chart) => {
  const old = before?.get(chart.stem) ?? null;
  const { now, before: gone } = compared(before ? old : chart, chart);
  return { chart, change: ref === null ? null : { ref, now, gone, before: old } };
});
const lost = [...(before?.values() ?? [])].filter(({ stem }) => !charts.some((chart) => chart.stem === stem));
const gone = lost.map((chart) => ({
  chart,
  change: ref === null ? null : { ref, now: compared(chart, null).before, gone: new Map(), before: null },
}));
const shown = [...changes.filter(({ change }) => change === null || change.now.size + change.gone.size > 0), ...gone];

// Node itself knows no JSX.
const rendering = async <M>(name: string): Promise<M> =>
  (await runnerImport<M>(join(root, 'scripts', 'flows', 'static', name))).module;
const [{ chartPage }, { indexPage }] = await Promise.all([
  rendering<typeof ChartPage>('chart-page.tsx'),
  rendering<typeof IndexPage>('index-page.tsx'),
]);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const stems = new Set(shown.map(({ chart }) => chart.stem));
for (const lang of ['zh', 'en'] as const) {
  for (const { chart, change } of shown)
    writeFileSync(join(out, `${chart.stem}.${lang}.html`), chartPage(chart, lang, change));
  writeFileSync(join(out, `index.${lang}.html`), indexPage(gallery, lang, stems, ref, lost));
}
writeFileSync(join(out, 'index.html'), indexPage(gallery, 'zh', stems, ref, lost));

for (const { chart, change } of shown) {
  if (change)
    console.log(
      `${chart.machine}: ${[...change.now, ...[...change.gone].filter(([, kind]) => kind === 'removed')].map(([id, kind]) => `${kind} ${id}`).join(', ')}`,
    );
}
for (const { stem } of lost) console.log(`${stem}: the whole chart is gone`);
console.log(`${shown.length} charts in dist-flows: open dist-flows/index.html`);
