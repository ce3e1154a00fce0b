import type { BrowserContext } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { submitThrottle } from '#services/contract/constants.ts';
import { stored } from '#services/contract/stored.contract.ts';
import { type Delivery, deliveryOf } from '../rabbit/delivery.ts';
import { conversationAbout } from './connection-cuts.ts';
import { isAllSent, readLog, storedIn, write } from './in-page.ts';
import { logDelivery } from './log-delivery.ts';

interface KillsPlan {
  readonly address: string;
  readonly kills: number;
  readonly post: string;
  readonly random: () => number;
  readonly until: number;
  /** The control: neither drafts nor the outbox are persisted. */
  readonly forgets?: boolean;
}

interface KillsResult {
  readonly stored: Delivery;
  readonly shown: Delivery;
  readonly reloads: number;
  readonly closes: number;
}

const box = 'textarea[aria-label="输入消息"]';
/** ms. Drafts are saved 300 ms after the last key, later on a busy machine. */
const draftStored = 1_000;

const returned = 15_000;
const returnedToForgetful = 2_000;

const forget = (keys: readonly string[]): void => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!keys.includes(key)) setItem.call(this, key, value);
  };
};

const isSomewhere = (text: string): boolean =>
  [...document.querySelectorAll('[role=log] article')].some(({ textContent }) => textContent?.includes(text)) ||
  document.querySelector<HTMLTextAreaElement>('textarea[aria-label="输入消息"]')?.value === text;

/** Reloads or closes the page at random moments after sending; what was not accepted must be in the input again. */
export const runKills = async (context: BrowserContext, plan: KillsPlan): Promise<KillsResult> => {
  const { address, kills, post, random, until, forgets = false } = plan;
  context.setDefaultTimeout(120_000);
  if (forgets) await context.addInitScript(forget, [stored.drafts.key, stored.outbox.key]);
  let page = await context.newPage();
  const ready = (): Promise<void> => page.locator(box).waitFor();
  await page.goto(`${address}/404`);
  await page.waitForFunction(() => Reflect.has(window, 'backstage'));
  await page.evaluate(async () => {
    const backstage: Backstage = Reflect.get(window, 'backstage');
    await backstage.signInAs('liran');
    await backstage.others.stop();
  });
  const convId = await conversationAbout(page, address, post);
  const here = page.url();
  await ready();
  const [written, counts]: [string[], { reloads: number; closes: number }] = [[], { reloads: 0, closes: 0 }];
  for (let kill = 0; kill < kills && Date.now() < until; kill += 1) {
    const text = `#kill-0-${kill}`;
    await page.locator(box).fill(text);
    await page.waitForTimeout(draftStored);
    written.push(text);
    await page.locator(box).press('Enter', { noWaitAfter: true });
    const moment = random();
    if (moment > 0.3) await page.waitForTimeout(moment * 150);
    if (random() < 0.5) {
      counts.reloads += 1;
      await page.reload({ waitUntil: 'commit' });
    } else {
      counts.closes += 1;
      await page.close();
      page = await context.newPage();
      await page.goto(here, { waitUntil: 'commit' });
    }
    await page.waitForFunction(() => Reflect.has(window, 'backstage'));
    await ready();
    // If killed before it was accepted, the draft is restored and sent again.
    await page
      .waitForFunction(isSomewhere, text, { timeout: forgets ? returnedToForgetful : returned })
      .catch(() => {});
    if ((await page.locator(box).inputValue()) === text) await page.locator(box).press('Enter');
    await page.waitForFunction((box) => document.querySelector<HTMLTextAreaElement>(box)?.value === '', box);
    if ((kill + 1) % 20 === 0) console.error(`${kill + 1} killed`);
  }
  await page.evaluate(write, { texts: ['#kill-0-9999'], pause: submitThrottle });
  await page.waitForFunction(isAllSent);
  const truth = await page.evaluate(storedIn, convId);
  const shown = logDelivery(await page.evaluate(readLog), truth);
  await page.close();
  return { stored: deliveryOf([...written, '#kill-0-9999'], truth), shown, ...counts };
};
