import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { ChartFile, Gallery } from '#machines/flows/chart-file.ts';
import type * as ChartPage from './flows/static/chart-page.tsx';
import { compared } from './flows/static/compare.ts';
import type * as IndexPage from './flows/static/index-page.tsx';
import { cacheFolder, writeFlowFiles } from './lib/flow-files.ts';
import { root } from './lib/run.ts';

const out = join(root, 'dist-flows');
const [option, against = 'HEAD', ...more] = process.argv.slice(2);
const ref = option === '--against' ? against : null;

const stop = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

if (option !== undefined && (ref === null || more.length > 0)) stop('npm run flows [-- --against <git ref>]');

const chartFolder = join('docs', 'flows', 'charts');

const chartsIn = (checkout: string): readonly ChartFile[] =>
  readdirSync(join(checkout, chartFolder))
    .filter((name) => name !== 'index.json')
    .map((name): ChartFile => JSON.parse(readFileSync(join(checkout, chartFolder, name), 'utf8')));

const git = (...args: readonly string[]): Buffer | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 1024 ** 3 });
  return status === 0 ? stdout : null;
};

const chartsOf = (archive: Buffer): readonly ChartFile[] | null => {
  const copy = mkdtempSync(join(tmpdir(), 'shiye-'));
  const hasCharts = (): boolean => existsSync(join(copy, chartFolder));
  try {
    spawnSync('tar', ['-x', '-C', copy], { input: archive });
    if (!hasCharts()) {
      // Reuses explorations that have not changed.
      cpSync(join(root, cacheFolder), join(copy, cacheFolder), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
      spawnSync(process.execPath, [join(copy, 'scripts', 'paths.ts')]);
    }
    return hasCharts() ? chartsIn(copy) : null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const archive = ref === null ? null : (git('archive', ref) ?? stop(`git knows no version ${ref}`));
const written = await writeFlowFiles();
if (written.code !== 0) stop(written.output);
const older = archive && (chartsOf(archive) ?? stop(`${ref} has no charts: it is older than the flow studio`));
const before = older && new Map(older.map((chart) => [chart.stem, chart]));

const charts = chartsIn(root);
const gallery: Gallery = JSON.parse(readFileSync(join(root, chartFolder, 'index.json'), 'utf8'));
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

// Node cannot import JSX.
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
