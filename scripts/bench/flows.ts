import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { makeFlow } from '#machines/journal/flow-file.ts';
import { desktop, openPlainBrowser } from '../../tests/harness/browser.ts';
import { requestedUntilIdle } from '../lib/budgets.ts';
import { filesOf, readManifest } from '../lib/first-load.ts';
import { root } from '../lib/run.ts';
import { slowDown, desktop as wide, withBrowser } from './browser.ts';
import { pressed, scrubbed, typed } from './flows/in-page.ts';
import { studioFiles } from './flows/studio-files.ts';
import { median, type Row, times } from './measure.ts';

const goal = { gallery: 500, chart: 100, fold: 400, step: 16, slower: 10 } as const;
const entries = 20_000;
const rounds = 5;
/** Timeout on a busy machine, in ms. */
const limit = 120_000;

const row = (what: string, values: readonly number[], most: number): Row => ({
  what,
  value: times(values),
  goal: `< ${most} ms`,
});

interface Listed {
  readonly machines: readonly { readonly stem: string; readonly states: readonly [number, number] }[];
}
const listed = (): Listed['machines'] => {
  const gallery: Listed = JSON.parse(readFileSync(join(root, 'docs/flows/charts/index.json'), 'utf8'));
  return gallery.machines.toSorted((one, other) => other.states[1] - one.states[1]);
};

const card = (stem: string): string => `main li a[href$="/flows/${stem}"]`;
const back = 'main nav a[href$="/flows"]';
const unfold = 'main button:has-text("全部展开")';
const picture = 'svg.flow-chart [role=treeitem]';

/** The first round loads the code and is not counted. */
const drawingRows = async (context: BrowserContext, address: string): Promise<readonly Row[]> => {
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  await page.goto(`${address}/flows`);
  const machines = listed();
  const { length } = machines;
  const [largest] = machines;
  const stem = largest?.stem ?? 'app';
  const states = largest?.states[1] ?? 0;
  await page.locator(card(stem)).waitFor();
  const [galleries, charts, folds, unfolds]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    const chart = await page.evaluate(pressed, { press: card(stem), until: picture, least: 1 });
    if ((await page.locator(unfold).count()) > 0)
      unfolds.push(await page.evaluate(pressed, { press: unfold, until: picture, least: states }));
    const folded = await page.evaluate(pressed, {
      press: 'svg.flow-chart [role=treeitem][aria-level="2"][aria-expanded=true]',
      doubly: true,
      until: 'svg.flow-chart [role=treeitem][aria-expanded=false]',
      least: 1,
      gone: '[data-frame][aria-busy=true]',
    });
    const all = await page.evaluate(pressed, { press: back, until: 'main li a[href*="/flows/"]', least: length });
    if (round === 0) continue;
    charts.push(chart);
    folds.push(folded);
    galleries.push(all);
  }
  await page.close();
  return [
    row(`the gallery of ${length} machines, from the press until it is drawn`, galleries, goal.gallery),
    row(`the chart of ${states} states (${stem}) as it is opened`, charts, goal.chart),
    row('the same with nothing folded, from its pre-computed layout', unfolds.slice(1), goal.chart),
    row('folding a part of it, laid out anew in a worker', folds, goal.fold),
  ];
};

const longSession = async (): Promise<string> => {
  const browser = openPlainBrowser();
  const tab = browser.openTab({}, { journalLimit: entries * 2 });
  await tab.visit('/');
  tab.app.send({ type: 'login.wanted', byTap: true });
  await browser.advance(0);
  tab.at('login').send({ type: 'tab.choose', tab: 'sms' });
  await browser.advance(0);
  for (let at = 0; tab.journal.entries.length < entries; at += 1) {
    tab.at('login/smsLogin').send({ type: 'field.change', field: 'mobile', text: `137${String(at).padStart(8, '0')}` });
    if (at % 500 === 0) await browser.advance(0);
  }
  const { startedAt } = tab.journal;
  const facts = { appVersion: '', startedAt, savedAt: startedAt, language: 'zh', route: '/', input: desktop };
  tab.app.stop();
  browser.backend.stop();
  return JSON.stringify(makeFlow(facts, { base: null, entries: tab.journal.entries.slice(0, entries) }, 'key'));
};

const scrubbingRows = async (context: BrowserContext, address: string): Promise<readonly Row[]> => {
  const buffer = Buffer.from(await longSession());
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  await page.goto(`${address}/flows/time`);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'long.flow', mimeType: 'application/json', buffer });
  await page.locator('input[type=range]').waitFor();
  await page.locator('svg.flow-chart').waitFor();
  const near = await page.evaluate(scrubbed, { count: entries, steps: 60, by: 1 });
  const far = await page.evaluate(scrubbed, { count: entries, steps: 60, by: 7_919 });
  await page.close();
  const size = `${entries.toLocaleString('en')} entries`;
  return [
    row(`scrubbing ${size}, one step: events, drawing and layout`, near, goal.step),
    row('the same, to any other place', far, goal.step),
  ];
};

const keys = 40;

const watchingRows = async (context: BrowserContext, address: string): Promise<readonly Row[]> => {
  const app = await context.newPage();
  app.setDefaultTimeout(limit);
  await app.goto(`${address}/404`);
  await app.getByRole('button', { name: '登录' }).first().click();
  await app.getByRole('tab', { name: '短信登录' }).click();
  await app.getByLabel('手机号').waitFor();
  await slowDown(app);
  const watched: number[] = [];
  const alone: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const studio = await context.newPage();
    studio.setDefaultTimeout(limit);
    await studio.goto(`${address}/flows/live`);
    await studio.getByText('正在观看').waitFor();
    await app.bringToFront();
    const withIt = await app.evaluate(typed, keys);
    await studio.close();
    const without = await app.evaluate(typed, keys);
    if (round === 0) continue;
    watched.push(...withIt);
    alone.push(...without);
    ratios.push(median(withIt) / median(without));
  }
  await app.close();
  const slower = (median(ratios) - 1) * 100;
  return [
    {
      what: 'a key in the login while the studio watches, at a CPU slowed down four times',
      value: `${times(watched)}; alone ${times(alone)}`,
      ratio: `${slower.toFixed(0)} % slower, median of ${ratios.length} alternating runs (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
      goal: `< ${goal.slower} % slower`,
    },
  ];
};

/** The news home must not load the studio's code, not even when an article is hovered. */
const nothingRow = async (context: BrowserContext, address: string, folder: string): Promise<Row> => {
  const own = studioFiles(folder);
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(address);
  const [article = 'no article'] = filesOf(readManifest(folder), ['article'], requestedUntilIdle);
  await page.locator('main a[href^="/news/6"]').first().hover({ timeout: limit });
  await page.waitForFunction(
    (ending) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(ending)),
    article,
    { timeout: limit },
  );
  await page.waitForLoadState('networkidle');
  await page.close();
  const found = [...requested].filter((file) => own.has(file));
  return {
    what: 'files of the studio that the news home fetches, an article pointed at',
    value: found.length === 0 ? `0 of ${own.size}` : found.join(' '),
    ratio: `${requested.size} requests`,
    goal: '0',
  };
};

export const flowRows = (): Promise<readonly Row[]> =>
  withBrowser(async ({ browser, folder, serveApp }) => {
    const address = await serveApp();
    const [context, first] = [await browser.newContext(wide), await browser.newContext(wide)];
    return [
      ...(await drawingRows(context, address)),
      ...(await scrubbingRows(context, address)),
      ...(await watchingRows(context, address)),
      await nothingRow(first, address, folder('app')),
    ];
  });
