import type { BrowserContext, Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { type Delivery, deliveryOf, sumOf } from '../rabbit/delivery.ts';
import { beginNaive, endNaive, isAllSent, readLog, storedIn, write } from './in-page.ts';
import { logDelivery } from './log-delivery.ts';
import { injectFault, type NetworkFaultKind, networkFaultKinds } from './network-faults.ts';

interface CutsPlan {
  readonly address: string;
  readonly messages: number;
  readonly cuts: number;
  readonly posts: readonly string[];
  readonly random: () => number;
  /** No conversation begins later; ms since 1970. Begun ones are finished and judged. */
  readonly until: number;
}

interface CutsResult {
  readonly written: number;
  readonly stored: Delivery;
  readonly shown: Delivery;
  readonly injected: Readonly<Record<NetworkFaultKind, number>>;
  /** A client without retry, over a connection that is cut too. */
  readonly naive: { readonly written: number; readonly lost: number };
}

const sides = ['liran', 'wangfang'] as const;
const limit = 120_000;

const opened = async (context: BrowserContext, address: string, persona: string): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  await page.goto(`${address}/404?tab=own&persona=${persona}`);
  await page.waitForFunction(() => Reflect.has(window, 'backstage'));
  await page.evaluate(() => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    return backstage.others.stop();
  });
  return page;
};

export const isClean = (delivery: Delivery): boolean => Object.values(delivery).every((count) => count === 0);

/** What a page shows after catching up: missed pushes are found in the history, or in the list once a minute. */
const shownBy = async (page: Page, truth: readonly string[]): Promise<Delivery> => {
  const from = Date.now();
  let delivery = logDelivery(await page.evaluate(readLog), truth);
  while (!isClean(delivery) && Date.now() - from < limit) {
    await page.waitForTimeout(2_000);
    delivery = logDelivery(await page.evaluate(readLog), truth);
  }
  return delivery;
};

/** The stored messages once both pages' mock backends agree: each syncs from the other with a delay. */
const agreedTruth = async (pages: readonly Page[], convId: string): Promise<readonly string[]> => {
  const from = Date.now();
  for (;;) {
    const [one = [], ...others] = await Promise.all(pages.map((page) => page.evaluate(storedIn, convId)));
    const isAgreed = others.every((other) => other.join() === one.join());
    if (isAgreed) return one;
    if (Date.now() - from > limit) throw new Error('the servers of the two pages hold different messages');
    await pages[0]?.waitForTimeout(100);
  }
};

/** Its id; opens it. */
export const conversationAbout = async (page: Page, address: string, post: string): Promise<string> => {
  await page.goto(`${address}/community/message/list?to=1002&post=${post}`);
  await page.waitForURL(/\/message\/\d+/);
  return /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
};

export const runCuts = async (context: BrowserContext, plan: CutsPlan): Promise<CutsResult> => {
  const { address, messages, cuts, random, until } = plan;
  const [naivePost = '', ...posts] = plan.posts;
  const [liran, wangfang] = [await opened(context, address, 'liran'), await opened(context, address, 'wangfang')];
  const pages = [liran, wangfang];
  const injected = { drop: 0, hang: 0, down: 0, offline: 0 };
  const [stored, shown]: [Delivery[], Delivery[]] = [[], []];
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
      const kind = networkFaultKinds[Math.floor(random() * networkFaultKinds.length)] ?? 'drop';
      const [whose, ms] = [Math.floor(random() * 2), Math.round(random() * 2_500)];
      await liran.waitForTimeout(random() * 400);
      await injectFault(pages[whose] ?? liran, kind, ms);
      injected[kind] += 1;
      await writing;
    }
    hoped.push(...(await liran.evaluate(endNaive)));
    for (const page of pages) await page.waitForFunction(isAllSent);
    const truth = await agreedTruth(pages, convId);
    for (const [index, wanted] of texts.entries())
      stored.push(
        deliveryOf(
          wanted,
          truth.filter((text) => text.startsWith(`#${sides[index]}-`)),
        ),
      );
    for (const page of pages) shown.push(await shownBy(page, truth));
    written += texts.flat().length;
    const report = JSON.stringify({ stored: sumOf(stored), shown: sumOf(shown) });
    const missing = texts.flat().filter((text) => !truth.includes(text));
    if (missing.length > 0) console.error(`not stored: ${missing.join()}`);
    console.error(`${written} written: ${report}`);
  }
  const naive = deliveryOf(hoped, await agreedTruth(pages, naiveId));
  for (const page of pages) await page.close();
  return {
    written,
    stored: sumOf(stored),
    shown: sumOf(shown),
    injected,
    naive: { written: hoped.length, lost: naive.lost },
  };
};
