import type { BrowserContext, Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { judged, sumOf, type Verdict } from '../rabbit/judge.ts';
import { beginNaive, endNaive, isAllSent, readLog, storedIn, write } from './in-page.ts';
import { judgedLog } from './judge-log.ts';
import { type StrikeKind, strike, strikeKinds } from './strikes.ts';

export interface CutsPlan {
  readonly address: string;
  readonly messages: number;
  readonly cuts: number;
  readonly posts: readonly string[];
  readonly random: () => number;
  /** No conversation begins later; ms since 1970. Begun ones are finished and judged. */
  readonly until: number;
}

export interface CutsResult {
  readonly written: number;
  readonly stored: Verdict;
  readonly shown: Verdict;
  readonly struck: Readonly<Record<StrikeKind, number>>;
  /** A client without retry, over a connection that is cut too. */
  readonly naive: { readonly written: number; readonly lost: number };
}

const sides = ['liran', 'wangfang'] as const;
const patience = 120_000;

const opened = async (context: BrowserContext, address: string, persona: string): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${address}/404?tab=own&persona=${persona}`);
  await page.waitForFunction(() => Reflect.has(window, 'backstage'));
  await page.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    return backstage.others.stop();
  });
  return page;
};

const isClean = (verdict: Verdict): boolean => Object.values(verdict).every((count) => count === 0);

/** What a page shows after catching up: missed pushes are found in the history, or in the list once a minute. */
const shownBy = async (page: Page, truth: readonly string[]): Promise<Verdict> => {
  const from = Date.now();
  let verdict = judgedLog(await page.evaluate(readLog), truth);
  while (!isClean(verdict) && Date.now() - from < patience) {
    await page.waitForTimeout(2_000);
    verdict = judgedLog(await page.evaluate(readLog), truth);
  }
  return verdict;
};

/** The stored messages once both pages' mock backends agree: each syncs from the other with a delay. */
const agreedTruth = async (pages: readonly Page[], convId: string): Promise<readonly string[]> => {
  const from = Date.now();
  for (;;) {
    const [one = [], ...others] = await Promise.all(pages.map((page) => page.evaluate(storedIn, convId)));
    const isAgreed = others.every((other) => other.join() === one.join());
    if (isAgreed) return one;
    if (Date.now() - from > patience) throw new Error('the servers of the two pages hold different messages');
    await pages[0]?.waitForTimeout(100);
  }
};

const conversationAbout = async (page: Page, address: string, post: string): Promise<string> => {
  await page.goto(`${address}/community/message/list?to=1002&post=${post}`);
  await page.waitForURL(/\/message\/\d+/);
  return /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
};

export const runCuts = async (context: BrowserContext, plan: CutsPlan): Promise<CutsResult> => {
  const { address, messages, cuts, random, until } = plan;
  const [naivePost = '', ...posts] = plan.posts;
  const [liran, wangfang] = [await opened(context, address, 'liran'), await opened(context, address, 'wangfang')];
  const pages = [liran, wangfang];
  const struck = { drop: 0, hang: 0, down: 0, offline: 0 };
  const [stored, shown]: [Verdict[], Verdict[]] = [[], []];
  const naiveId = await conversationAbout(liran, address, naivePost);
  const hoped: string[] = [];
  let written = 0;
  for (const [about, post] of posts.entries()) {
    if (Date.now() > until) break;
    const convId = await conversationAbout(liran, address, post);
    await wangfang.goto(`${address}/community/message/${convId}`);
    for (const page of pages) {
      await page.locator('textarea[aria-label="输入消息"]').waitFor();
      await page.evaluate(() => {
        const backstage: Backstage = Reflect.get(window, 'backstage');
        backstage.latency.set({ least: 0, most: 20 });
      });
    }
    await liran.evaluate(beginNaive, { convId: naiveId, about, every: 100 });
    const texts = sides.map((side) =>
      Array.from({ length: messages / posts.length / 2 }, (_, index) => `#${side}-${about}-${index}`),
    );
    const parts = Math.ceil(cuts / posts.length);
    for (let part = 0; part < parts; part += 1) {
      const piece = (all: readonly string[]) =>
        all.slice(Math.floor((part * all.length) / parts), Math.floor(((part + 1) * all.length) / parts));
      const writing = Promise.all(
        pages.map((page, index) => page.evaluate(write, { texts: piece(texts[index] ?? []), pause: submitThrottle })),
      );
      const kind = strikeKinds[Math.floor(random() * strikeKinds.length)] ?? 'drop';
      const [whose, ms] = [Math.floor(random() * 2), Math.round(random() * 2_500)];
      await liran.waitForTimeout(random() * 400);
      await strike(pages[whose] ?? liran, kind, ms);
      struck[kind] += 1;
      await writing;
    }
    hoped.push(...(await liran.evaluate(endNaive)));
    for (const page of pages) await page.waitForFunction(isAllSent);
    const truth = await agreedTruth(pages, convId);
    for (const [index, wanted] of texts.entries())
      stored.push(
        judged(
          wanted,
          truth.filter((text) => text.startsWith(`#${sides[index]}-`)),
        ),
      );
    for (const page of pages) shown.push(await shownBy(page, truth));
    written += texts.flat().length;
    const told = JSON.stringify({ stored: sumOf(stored), shown: sumOf(shown) });
    const missing = texts.flat().filter((text) => !truth.includes(text));
    if (missing.length > 0) console.error(`not stored: ${missing.join()}`);
    console.error(`${written} written: ${told}`);
  }
  const naive = judged(hoped, await agreedTruth(pages, naiveId));
  for (const page of pages) await page.close();
  return {
    written,
    stored: sumOf(stored),
    shown: sumOf(shown),
    struck,
    naive: { written: hoped.length, lost: naive.lost },
  };
};
