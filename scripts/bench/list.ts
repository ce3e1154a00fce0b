import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chartWords } from '../lib/chart-words.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { root } from '../lib/run.ts';
import { createStaticServer } from '../lib/static-server.ts';
import { median, type Row } from './measure.ts';

const slowdown = 4;
const goal = 50;

/** Times between pictures while the whole list is scrolled through, in ms, and how long the last page took to be shown. */
interface Scrolled {
  readonly frames: readonly number[];
  readonly lastPage: number;
}

/** Scrolls as fast as a flick of the wheel, one step a picture, for 300 pictures; only then is the rest jumped over. */
const scrollThrough = (): Promise<Scrolled> =>
  new Promise((resolve) => {
    const frames: number[] = [];
    let last = performance.now();
    const step = (): void => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      window.scrollBy(0, 300);
      const isDown = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      if (isDown || frames.length >= 700) resolve({ frames: frames.slice(1), lastPage: 0 });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

/** Brings all pages but one as readers do, by the button, then the last one with the clock running. */
const bringAll = async (): Promise<number> => {
  const more: () => void = Reflect.get(window, 'more');
  const pictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let took = 0;
  for (let page = 1; page < 50; page += 1) {
    const began = performance.now();
    more();
    await pictures();
    took = performance.now() - began;
  }
  return took;
};

const measure = async (browser: Browser, address: string, list: 'ours' | 'bare' | 'none'): Promise<Scrolled> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  await page.goto(`${address}/scripts/bench/list/index.html?list=${list}`);
  await page.getByRole('article').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const lastPage = list === 'ours' ? await page.evaluate(bringAll) : 0;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
  const { frames } = await page.evaluate(scrollThrough);
  await page.close();
  return { frames, lastPage };
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const worst = (frames: readonly number[]): number => Math.max(0, ...frames);
const slow = (frames: readonly number[]): number => frames.filter((frame) => frame > goal).length;

const rowOf = (what: string, { frames }: Scrolled, bare: Scrolled): Row => ({
  what,
  value: `median ${ms(median(frames))}, worst ${ms(worst(frames))}, ${slow(frames)} of ${frames.length} over ${goal} ms`,
  ratio: `${(worst(frames) / worst(bare.frames)).toFixed(2)} × a bare list at worst`,
  goal: `no frame over ${goal} ms`,
});

/** 1,000 cards at a CPU slowed down four times, built as for production (R9, issue 5). */
export const listRows = async (): Promise<readonly Row[]> => {
  const executablePath = await ensureChromium();
  if (!executablePath) return [];
  const outDir = mkdtempSync(join(tmpdir(), 'bench-list-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), chartWords()],
    build: { outDir, target: 'es2022', rolldownOptions: { input: join(root, 'scripts/bench/list/index.html') } },
  });
  const server = createStaticServer(outDir).listen(0, 'localhost');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const where = server.address();
    const address = `http://localhost:${typeof where === 'object' && where ? where.port : 0}`;
    const none = await measure(browser, address, 'none');
    const bare = await measure(browser, address, 'bare');
    const ours = await measure(browser, address, 'ours');
    return [
      rowOf('scrolling 1,000 cards', ours, bare),
      rowOf('scrolling a bare list of the same', bare, bare),
      rowOf('scrolling an empty page as high', none, bare),
      { what: 'page 50 of 20 cards, until it is shown', value: ms(ours.lastPage), ratio: '', goal: '' },
    ];
  } finally {
    await browser.close();
    server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
};
