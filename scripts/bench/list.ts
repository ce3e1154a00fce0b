import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../lib/run.ts';
import { desktop, slowDown, usedHeap, withBrowser } from './browser.ts';
import { megabytes, ms, type Row, times } from './measure.ts';

const goal = 50;

/** Frame times while scrolling through the list, and load time of the last page, in ms. */
interface Scrolled {
  readonly frames: readonly number[];
  readonly lastPage: number;
}

const scrollThrough = (): Promise<Scrolled> =>
  new Promise((resolve) => {
    const frames: number[] = [];
    const began = performance.now();
    let last = began;
    const step = (): void => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      window.scrollBy(0, 300);
      const isDown = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      if (isDown || now - began > 60_000) resolve({ frames: frames.slice(1), lastPage: 0 });
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });

const bringAll = async (pages: number): Promise<number> => {
  const more: () => void = Reflect.get(window, 'more');
  const pictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let took = 0;
  for (let page = 1; page < pages; page += 1) {
    const began = performance.now();
    more();
    await pictures();
    took = performance.now() - began;
  }
  return took;
};

const measure = async (browser: Browser, address: string, list: 'ours' | 'bare' | 'none'): Promise<Scrolled> => {
  const page = await browser.newPage(desktop);
  await page.goto(`${address}/scripts/bench/list/index.html?list=${list}`);
  await page.getByRole('article').first().waitFor();
  await slowDown(page);
  const lastPage = list === 'ours' ? await page.evaluate(bringAll, 50) : 0;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
  const { frames } = await page.evaluate(scrollThrough);
  await page.close();
  return { frames, lastPage };
};

const worst = (frames: readonly number[]): number => Math.max(0, ...frames);
const slow = (frames: readonly number[]): number => frames.filter((frame) => frame > goal).length;

const rowOf = (what: string, { frames }: Scrolled, bare: Scrolled): Row => ({
  what,
  value: `${times(frames)}, ${slow(frames)} over ${goal} ms`,
  ratio: `${(worst(frames) / worst(bare.frames)).toFixed(2)} × a bare list at worst`,
  goal: `no frame over ${goal} ms`,
});

const farDown = async (browser: Browser, address: string, cards: number): Promise<Row> => {
  const size = 400;
  const page = await browser.newPage(desktop);
  await page.goto(`${address}/scripts/bench/list/index.html?list=ours&total=${cards}&size=${size}`);
  await page.getByRole('article').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  const before = await usedHeap(devtools);
  await page.evaluate(bringAll, cards / size);
  await page.evaluate(async () => {
    const pictures = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let at = 1; at <= 10; at += 1) {
      window.scrollTo(0, (at / 10) * document.documentElement.scrollHeight);
      await pictures();
    }
  });
  const rows = await page.getByRole('article').count();
  const grown = (await usedHeap(devtools)) - before;
  await page.close();
  return {
    what: `a list of ${cards.toLocaleString('en')} cards, at its end: rows in the page`,
    value: `${rows}; memory grew by ${megabytes(grown)}`,
    ratio: `${(grown / cards).toFixed(0)} bytes a card beside its data`,
    goal: 'at most 200 rows',
  };
};

/** 1,000 cards at 4 times CPU slowdown, and 10,000 cards; production build (R9, issue 5). */
export const listRows = (): Promise<readonly Row[]> =>
  withBrowser(async ({ browser, folder, serveBare }) => {
    const outDir = folder('list');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin()],
      build: { outDir, target: 'es2022', rolldownOptions: { input: join(root, 'scripts/bench/list/index.html') } },
    });
    const address = await serveBare(outDir);
    const none = await measure(browser, address, 'none');
    const bare = await measure(browser, address, 'bare');
    const ours = await measure(browser, address, 'ours');
    return [
      rowOf('scrolling 1,000 cards', ours, bare),
      rowOf('scrolling a bare list of the same', bare, bare),
      rowOf('scrolling an empty page as high', none, bare),
      { what: 'page 50 of 20 cards, until it is shown', value: ms(ours.lastPage) },
      await farDown(browser, address, 10_000),
    ];
  });
