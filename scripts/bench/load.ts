import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { askedAtOnce, readBudgets } from '../lib/budgets.ts';
import { brotliSum, measureFirstLoad } from '../lib/first-load.ts';
import { root } from '../lib/run.ts';
import { type Ground, withBrowser } from './browser.ts';
import { bringLists } from './load/lists.ts';
import { withOurs } from './load/ours.ts';
import { plainPage } from './load/plain.ts';
import { type Click, clicked, firstVisit, heapAfter, type Load } from './load/visit.ts';
import { median, type Row } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const routeChanges = 50;

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const kilobytes = (value: number): string => `${(value / 1024).toFixed(1)} KB`;
const times = (value: number, than: number): string => (than === 0 ? '–' : `${(value / than).toFixed(2)} ×`);

const openArticle: Click = { name: 'opening an article', press: 'main h3 a[href^="/news/"]' };
const clicks: readonly Click[] = [
  { name: 'opening the login', press: 'header button', says: '登录', appears: ['[role=dialog]', '登录'] },
  { name: 'choosing another tab', press: 'header nav a[href="/people"]', appears: ['h1', '人脉'] },
];

type Name = 'plain' | 'bare' | 'ours';
type Loads = Readonly<Record<Name, readonly Load[]>>;

/** What ours is compared with, the one built with the address of the same answers. */
const prepareOthers = async ({ folder, serve }: Ground, backend: string, plain: string) => {
  process.env.VITE_BACKEND = backend;
  await build({
    root: join(root, 'scripts/bench/load'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder('bare'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: { index: join(root, 'scripts/bench/load/bare.html') } },
    },
  });
  delete process.env.VITE_BACKEND;
  // What the app forbids itself is no rule for the others.
  for (const name of ['bare', 'plain']) {
    mkdirSync(join(folder(name), '.vite'), { recursive: true });
    writeFileSync(join(folder(name), '.vite', 'headers.json'), '{}');
  }
  writeFileSync(join(folder('plain'), 'index.html'), plain);
  const [bare, still] = await Promise.all(['bare', 'plain'].map((name) => serve(folder(name))));
  return { bare: `${bare}/bare.html`, plain: `${still}/` };
};

const middle = (loads: readonly Load[], key: keyof Load): number => median(loads.map((load) => load[key]));

interface Sizes {
  readonly first: number;
  readonly withAnswers: number;
}

const loadRows = ({ plain, bare, ours }: Loads, budget: number, sizes: Sizes): readonly Row[] => {
  const row = (what: string, key: keyof Load, say: (value: number) => string, goal = ''): Row => {
    const [our, its, still] = [ours, bare, plain].map((loads) => middle(loads, key));
    const [o = 0, b = 0, p = 0] = [our, its, still];
    return {
      what,
      value: `${say(o)}; bare React ${say(b)}, plain HTML ${say(p)}`,
      ratio: `${times(o, b)} bare React, ${times(o, p)} plain HTML`,
      goal,
    };
  };
  return [
    {
      what: 'scripts of the first load, exact, by brotli',
      value: `${kilobytes(sizes.first)}; with what reads the first answers ${kilobytes(sizes.withAnswers)}`,
      ratio: `${times(sizes.first, budget)} its budget`,
      goal: 'at most 1.05 × its budget',
    },
    row('scripts over the line', 'scripts', kilobytes),
    row('everything over the line', 'bytes', kilobytes),
    row('requests', 'requests', (value) => value.toFixed(0)),
    row('first contentful paint', 'fcp', ms, '≤ 1.1 × plain HTML'),
    row('largest contentful paint', 'lcp', ms, '≤ 1.0 × bare React'),
    row('total blocking time', 'tbt', ms, '≤ 50 ms'),
    row('cumulative layout shift', 'cls', (value) => value.toFixed(3), '< 0.02'),
    row('main thread until it is whole', 'cpu', ms, '≤ 1.3 × bare React'),
  ];
};

const clickRows = async ({ browser }: Ground, at: Readonly<Record<Name, string>>): Promise<readonly Row[]> => {
  const delays = async (address: string, click: Click) => {
    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) seen.push(await clicked(browser, address, click));
    return median(seen);
  };
  const [our, its] = [await delays(at.ours, openArticle), await delays(at.bare, openArticle)];
  const rows: Row[] = [
    {
      what: `${openArticle.name}, until the next picture`,
      value: `${ms(our)}; bare React ${ms(its)}`,
      ratio: `${times(our, its)} bare React`,
      goal: '≤ 1.25 × bare React',
    },
  ];
  for (const click of clicks)
    rows.push({
      what: `${click.name}, until the next picture`,
      value: ms(await delays(at.ours, click)),
      ratio: '',
      goal: '',
    });
  return rows;
};

const heapRow = async ({ browser }: Ground, at: Readonly<Record<Name, string>>): Promise<Row> => {
  const our = await heapAfter(browser, at.ours, routeChanges);
  const its = await heapAfter(browser, at.bare, routeChanges);
  return {
    what: `heap after ${routeChanges} route changes`,
    value: `${(our / 1024 / 1024).toFixed(1)} MB; bare React ${(its / 1024 / 1024).toFixed(1)} MB`,
    ratio: `${times(our, its)} bare React`,
    goal: '≤ 2 × bare React',
  };
};

/**
 * The news home as it is built for a real backend, beside the same news as plain HTML and in bare React: medians of
 * visits in turn, over slow 4G at a processor slowed down four times. The backend's answers stand ready.
 */
export const loadSection = (): Promise<readonly Row[]> =>
  withBrowser((ground) =>
    withOurs(ground, async ({ address, backend, ask }) => {
      const lists = await bringLists(async (path) => JSON.parse(await ask(path)).data);
      const at = { ours: address, ...(await prepareOthers(ground, backend, plainPage(lists))) };
      const budgets = readBudgets();
      const exact = (also: readonly string[]) => brotliSum(measureFirstLoad(ground.folder('ours'), also).scripts);
      const sizes = { first: exact(budgets.firstLoadAlso), withAnswers: exact(askedAtOnce(budgets)) };
      const loads: Readonly<Record<Name, Load[]>> = { plain: [], bare: [], ours: [] };
      // The first round fills what the servers keep, and is not counted.
      for (let round = 0; round <= rounds; round += 1)
        for (const name of ['plain', 'bare', 'ours'] as const) {
          const load = await firstVisit(ground.browser, at[name]);
          if (round > 0) loads[name].push(load);
        }
      return [
        ...loadRows(loads, budgets.firstLoadJavaScriptBrotli, sizes),
        ...(await clickRows(ground, at)),
        await heapRow(ground, at),
      ];
    }),
  );
