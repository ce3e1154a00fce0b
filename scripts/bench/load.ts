import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/run.ts';
import { type Ground, withBrowser } from './browser.ts';
import { bringLists } from './load/lists.ts';
import { withOurs } from './load/ours.ts';
import { plainPage } from './load/plain.ts';
import { heapAfter, type Target, type Visit, visit } from './load/visit.ts';
import { median, megabytes, ms, type Row } from './measure.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const routeChanges = 50;

const kilobytes = (value: number): string => `${(value / 1024).toFixed(1)} KB`;
const count = (value: number): string => value.toFixed(0);

type Name = 'plain' | 'bare' | 'ours';
type Visits = Readonly<Record<Name, readonly Visit[]>>;

const prepareOthers = async ({ folder, serveBare }: Ground, answer: RequestListener, plain: string) => {
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
  const [bare, still] = await Promise.all(['bare', 'plain'].map((name) => serveBare(folder(name), answer)));
  writeFileSync(join(folder('plain'), 'index.html'), plain);
  return { bare: `${bare}/bare.html`, plain: `${still}/` };
};

const story = { list: 'main article a[href^="/news/"]', link: 'main h3 a[href^="/news/"]' };

const targets = (at: Readonly<Record<Name, string>>): Readonly<Record<Name, Target>> => ({
  plain: { address: at.plain, ...story, heading: null, text: null },
  bare: { address: at.bare, ...story, heading: 'main > h1 + small', text: 'main > h1 ~ p' },
  ours: {
    address: at.ours,
    ...story,
    heading: 'article > header h1',
    text: '[aria-labelledby=article-title]:not([aria-busy]) p',
  },
});

type Read = (visit: Visit) => number;

/** Median of the ratio per round, so that disturbances affect both sides. */
const ratio = (ones: readonly Visit[], others: readonly Visit[], read: Read): number =>
  median(ones.map((one, at) => read(one) / (others[at] ? read(others[at]) : Number.NaN)));

const rowsOf = ({ plain, bare, ours }: Visits): readonly Row[] => {
  const row = (what: string, read: Read, format: (value: number) => string, goal: string, withPlain = true): Row => {
    const [our = 0, its = 0, still = 0] = [ours, bare, plain].map((visits) => median(visits.map(read)));
    const than = (others: readonly Visit[]) => ratio(ours, others, read).toFixed(2);
    return {
      what,
      value: `${format(our)}; bare React ${format(its)}${withPlain ? `, plain HTML ${format(still)}` : ''}`,
      ratio: `${than(bare)} × bare React${withPlain ? `, ${than(plain)} × plain HTML` : ''}`,
      goal,
    };
  };
  return [
    row('first contentful paint', ({ load }) => load.fcp, ms, '≤ 1.1 × plain HTML'),
    row('largest contentful paint', ({ load }) => load.lcp, ms, '≤ 0.6 × bare React'),
    row('list readable', ({ load }) => load.readable, ms, '≤ 1.0 × bare React'),
    row('total blocking time', ({ load }) => load.tbt, ms, '≤ bare React + 50 ms'),
    row('main thread until it rests', ({ load }) => load.busy, ms, '≤ 1.6 × bare React'),
    row(
      'layout shift',
      ({ load }) => load.cls,
      (value) => value.toFixed(3),
      '0',
    ),
    row('scripts until it rests', ({ load }) => load.scripts, kilobytes, '≤ 210 KB'),
    row('everything over the line', ({ load }) => load.bytes, kilobytes, ''),
    row('requests', ({ load }) => load.requests, count, ''),
    row('an article: heading', ({ article }) => article.heading, ms, '≤ 0.5 × bare React', false),
    row('an article: text', ({ article }) => article.text, ms, '≤ 1.3 × bare React', false),
    row('an article: requests', ({ article }) => article.requests, count, '≤ 6', false),
    row('an article: main thread', ({ article }) => article.busy, ms, '', false),
    {
      what: 'second visit: list readable',
      value: ms(median(ours.map(({ again }) => again))),
      ratio: `${median(ours.map(({ again, load }) => again / load.readable)).toFixed(2)} × the first`,
      goal: '≤ 0.5 × the first',
    },
  ];
};

const heapRow = async ({ browser }: Ground, target: Target): Promise<Row> => {
  const [half = 0, all = 0] = await heapAfter(browser, target, routeChanges);
  return {
    what: `heap after ${routeChanges} route changes`,
    value: `${megabytes(all)}; after ${routeChanges / 2} ${megabytes(half)}`,
    ratio: `${(all / half).toFixed(2)} × that after ${routeChanges / 2}`,
    goal: '≤ 1.05 × that after 25',
  };
};

/** Alternating visits to the news home, plain HTML and bare React: phone, slow 4G, 4 times CPU slowdown, precomputed answers; medians. */
export const loadSection = (): Promise<readonly Row[]> =>
  withBrowser((ground) =>
    withOurs(ground, async ({ address, answer, ask }) => {
      const lists = await bringLists(async (path) => JSON.parse(await ask(path)).data);
      const at = targets({ ours: address, ...(await prepareOthers(ground, answer, plainPage(lists))) });
      const visits: Readonly<Record<Name, Visit[]>> = { plain: [], bare: [], ours: [] };
      for (let round = 0; round <= rounds; round += 1)
        for (const name of ['plain', 'bare', 'ours'] as const) {
          const seen = await visit(ground.browser, at[name]);
          if (round > 0) visits[name].push(seen);
        }
      return [...rowsOf(visits), await heapRow(ground, at.ours)];
    }),
  );
