import type { Browser, Page } from '@playwright/test';
import type { Backstage } from '#services/contract/backstage.ts';
import { desktop, slowDown, withBrowser } from './browser.ts';
import { median, ms, type Row, times } from './measure.ts';

const goal = { newest: 150, elements: 150, key: 50 };

const long = '/community/message/70002';

const opened = async (browser: Browser, address: string, conversation: string): Promise<Page> => {
  const page = await browser.newPage(desktop);
  page.setDefaultTimeout(90_000);
  await page.goto(`${address}/404`);
  await page.waitForFunction(() => Reflect.has(window, 'backstage'));
  await page.evaluate(() => {
    const backstage: { signInAs: (persona: string) => Promise<void> } = Reflect.get(window, 'backstage');
    return backstage.signInAs('liran');
  });
  await page.goto(address + conversation);
  await page.getByRole('log').getByRole('article').last().waitFor();
  await page.evaluate(() => {
    const backstage: Pick<Backstage, 'latency'> = Reflect.get(window, 'backstage');
    backstage.latency.set({ least: 0, most: 0 });
  });
  return page;
};

/** From the choice in the list to the newest message on screen, in ms. */
const choose = (href: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLElement>(`main a[href$="${href}"]`);
    const newest = () => [...document.querySelectorAll('[role=log] article')].at(-1);
    if (!link) return reject(new Error(`no link to ${href}`));
    const old = newest();
    const began = performance.now();
    link.click();
    const look = (): void => {
      const now = newest();
      if (now && now !== old) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const type = (count: number): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const took: number[] = [];
    const box = document.querySelector<HTMLTextAreaElement>('main textarea');
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const key = (): void => {
      const began = performance.now();
      if (box) set?.call(box, `${box.value}样`);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        took.push(performance.now() - began);
        if (took.length < count) setTimeout(key, 50);
        else resolve(took);
      };
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    key();
  });

export const conversationRows = (): Promise<readonly Row[]> =>
  withBrowser(async ({ browser, serveApp }) => {
    const address = await serveApp();
    const page = await opened(browser, address, long);
    const elements = await page.getByRole('log').getByRole('article').count();
    const others = page.locator(`main a[href*="/message/"]:not([href$="${long}"])`);
    const other = (await others.first().getAttribute('href')) ?? '';
    const choices: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const beside = await opened(browser, address, other);
      await beside.locator(`main a[href$="${long}"]`).waitFor();
      choices.push(await beside.evaluate(choose, long));
      await beside.close();
    }
    await slowDown(page);
    const keys = await page.evaluate(type, 20);
    await page.close();
    return [
      {
        what: 'choosing the conversation of 5,000 messages in the page, until the newest is drawn',
        value: ms(median(choices)),
        ratio: 'the simulated backend in the page included, no network',
        goal: `< ${goal.newest} ms`,
      },
      { what: 'its messages in the page', value: `${elements}`, goal: `at most ${goal.elements}` },
      {
        what: 'a key in its box until the next picture, at a CPU slowed down four times',
        value: times(keys),
        goal: `< ${goal.key} ms`,
      },
    ];
  });
