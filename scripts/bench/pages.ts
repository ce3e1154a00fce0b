import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { addresses } from '../../tests/pages/addresses.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { root } from '../lib/run.ts';
import { createStaticServer } from '../lib/static-server.ts';
import { median, type Row } from './measure.ts';

const most = { shift: 0.02, frame: 17, content: 100 };

/** For a page on a busy machine, in ms. */
const patience = 120_000;

/** Skeletons alone move for ever. */
const isWhole = (): boolean =>
  document.querySelectorAll('h1').length === 1 &&
  !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

const watchShifts = (): void => {
  const shifts: number[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });

/** How far things move on each page until it is whole, at one width. */
const shiftRow = async (browser: Browser, base: string, width: number): Promise<Row> => {
  const page = await browser.newPage({ viewport: { width, height: 844 }, locale: 'zh-CN' });
  page.setDefaultTimeout(patience);
  await page.addInitScript(watchShifts);
  const moved: { readonly path: string; readonly shift: number }[] = [];
  for (const path of Object.values(addresses).flatMap(([first]) => first ?? [])) {
    await page.goto(base + path);
    await page.waitForFunction(isWhole).catch(() => {});
    moved.push({ path, shift: await shiftOf(page) });
  }
  await page.close();
  const worst = moved.toSorted((one, other) => other.shift - one.shift).slice(0, 3);
  return {
    what: `layout shift of ${moved.length} pages at ${width} px`,
    value: worst.map(({ path, shift }) => `${shift.toFixed(3)} ${path}`).join(', '),
    ratio: `${moved.filter(({ shift }) => shift >= most.shift).length} over the goal`,
    goal: `below ${most.shift} each`,
  };
};

interface Change {
  readonly drawn: number;
  readonly content: number;
}

/** Follows a link: when the page first changes, and how long after the last reply that it needed it is whole. In ms. */
const follow = (href: string): Promise<Change> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) return reject(new Error(`no link to ${href}`));
    const began = performance.now();
    let drawn = 0;
    const seen = new MutationObserver(() => {
      drawn ||= performance.now() - began;
    });
    seen.observe(document.body, { childList: true, subtree: true });
    const look = (): void => {
      const isSkeleton = document
        .getAnimations()
        .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
      if (!location.pathname.endsWith(href) || isSkeleton || drawn === 0) return void requestAnimationFrame(look);
      const now = performance.now();
      seen.disconnect();
      const replies = performance
        .getEntriesByType('resource')
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : []))
        .filter((end) => end > began && end <= now);
      resolve({ drawn, content: now - Math.max(began, ...replies) });
    };
    link.click();
    requestAnimationFrame(look);
  });

const changed = ['/people', '/company', '/events/', '/flash', '/news/hot'];

/** From the news home to pages whose programs have not come yet. */
const changeRows = async (browser: Browser, base: string): Promise<readonly Row[]> => {
  const changes: Change[] = [];
  for (const href of changed) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 844 }, locale: 'zh-CN' });
    page.setDefaultTimeout(patience);
    await page.goto(base);
    await page.waitForFunction(isWhole);
    changes.push(await page.evaluate(follow, href));
    await page.close();
  }
  const row = (what: string, values: readonly number[], goal: number): Row => ({
    what,
    value: `median ${median(values).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms of ${values.length}`,
    ratio: '',
    goal: `at most ${goal} ms`,
  });
  return [
    row(
      'another page, until its shape is in the page',
      changes.map(({ drawn }) => drawn),
      most.frame,
    ),
    row(
      'another page, from its last reply until it is whole',
      changes.map(({ content }) => content),
      most.content,
    ),
  ];
};

/** Every place of the route table, built as for production (R9, issue 5). */
export const pageRows = async (): Promise<readonly Row[]> => {
  const executablePath = await ensureChromium();
  if (!executablePath) return [];
  const outDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  await build({ root, logLevel: 'error', build: { outDir } });
  const server = createStaticServer(outDir).listen(0, 'localhost');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const where = server.address();
    const base = `http://localhost:${typeof where === 'object' && where ? where.port : 0}`;
    return [
      ...(await changeRows(browser, base)),
      await shiftRow(browser, base, 1280),
      await shiftRow(browser, base, 390),
    ];
  } finally {
    await browser.close();
    server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
};
