import type { Browser, CDPSession, Page } from '@playwright/test';

/** The developer tools' own 'Slow 4G', and a processor four times slower than this one. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;

/** For one step on a busy machine, in ms. */
const patience = 90_000;

/** Times in ms, sizes in bytes as they came over the line. */
export interface Load {
  readonly requests: number;
  readonly bytes: number;
  readonly scripts: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly cpu: number;
}

/** Skeletons alone move for ever. */
const isWhole = (): boolean =>
  document.querySelectorAll('h1').length === 1 &&
  document.images.length > 0 &&
  !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

const watch = (): void => {
  const seen: Record<string, PerformanceEntry[]> = {};
  Reflect.set(window, 'seen', seen);
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift', 'event']) {
    const into: PerformanceEntry[] = [];
    seen[type] = into;
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe(options);
  }
};

const read = () => {
  const seen: Readonly<Record<string, readonly PerformanceEntry[]>> = Reflect.get(window, 'seen');
  const fcp = seen.paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const long = (seen.longtask ?? []).filter(({ startTime }) => startTime >= fcp);
  const shifts = (seen['layout-shift'] ?? []).filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true);
  return {
    fcp,
    lcp: seen['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
    tbt: long.reduce((sum, { duration }) => sum + duration - 50, 0),
    cls: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
  };
};

const taskTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

/** A page in a context of its own: nothing is kept from one visit to the next. */
const open = async (browser: Browser): Promise<{ readonly page: Page; readonly devtools: CDPSession }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  return { page, devtools };
};

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Asks the page by the developer tools alone: what the page object asks takes a script of 650 KB into the page, which
 * takes the slowed down processor some 60 ms.
 */
const asked = async <T, Given extends readonly string[]>(
  devtools: CDPSession,
  ask: (...given: Given) => T,
  ...given: Given
): Promise<Awaited<T>> => {
  const expression = `(${ask})(${given.map((each) => JSON.stringify(each)).join()})`;
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

const until = async <Given extends readonly string[]>(
  devtools: CDPSession,
  is: (...given: Given) => boolean,
  ...given: Given
): Promise<void> => {
  const from = Date.now();
  while (!(await asked(devtools, is, ...given))) {
    if (Date.now() - from > patience) throw new Error(`not in ${patience} ms: ${is}`);
    await wait(200);
  }
};

/** The browser tells of the largest picture with one of the next. */
const pictured = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));

/** Looked at rarely: to ask for all animations makes the browser work out all styles. */
const settled = async (page: Page, devtools: CDPSession): Promise<void> => {
  await until(devtools, isWhole);
  await page.waitForLoadState('networkidle');
  await asked(devtools, pictured);
};

/** The first visit of a page, over a slow line on a slow machine, until it is whole and asks for nothing more. */
export const firstVisit = async (browser: Browser, address: string): Promise<Load> => {
  const { page, devtools } = await open(browser);
  const kinds = new Map<string, string>();
  const sizes: (readonly [kind: string, bytes: number])[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push([kinds.get(requestId) ?? '', encodedDataLength]),
  );
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await settled(page, devtools);
  const seen = await asked(devtools, read);
  const cpu = await taskTime(devtools);
  await page.context().close();
  const sum = (of: typeof sizes) => of.reduce((total, [, bytes]) => total + bytes, 0);
  const scripts = sum(sizes.filter(([kind]) => kind === 'Script'));
  return { requests: sizes.length, bytes: sum(sizes), scripts, cpu, ...seen };
};

export interface Click {
  readonly name: string;
  /** The first that matches and says so is pressed. */
  readonly press: string;
  readonly says?: string;
  /** What must be there afterwards, and what it says; a page with the name of what was pressed unless given. */
  readonly appears?: readonly [selector: string, says: string];
}

const clickDelay = (): number => {
  const seen: Readonly<Record<string, readonly PerformanceEntry[]>> = Reflect.get(window, 'seen');
  const durations = (seen.event ?? []).flatMap((entry) =>
    Number(Reflect.get(entry, 'interactionId')) > 0 ? [entry.duration] : [],
  );
  // Below the threshold of the measurement nothing is told.
  return Math.max(16, ...durations);
};

const middleOf = (selector: string, says: string) => {
  const element = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent?.includes(says));
  element?.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2, name: element?.textContent ?? '' };
};

const stands = (selector: string, name: string): boolean => {
  const element = document.querySelector(selector);
  return element !== null && (element.textContent ?? '').includes(name);
};

/** So long, in ms, somebody's pointer lies on what he presses then. */
const aiming = 300;

/** From the press to the next picture, as the browser's own Event Timing tells it; the processor is slowed, the line not. */
export const clicked = async (
  browser: Browser,
  address: string,
  { press, says = '', appears }: Click,
): Promise<number> => {
  const { page, devtools } = await open(browser);
  await page.goto(address);
  await settled(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { x, y, name } = await asked(devtools, middleOf, press, says);
  await page.mouse.move(x, y);
  await wait(aiming);
  await page.mouse.down();
  await page.mouse.up();
  await until(devtools, stands, ...(appears ?? (['h1', name] as const)));
  await asked(devtools, pictured);
  const delay = await asked(devtools, clickDelay);
  await page.context().close();
  return delay;
};

/** Bytes in use after so many changes between the home page and articles, when all that nobody holds is gone. */
export const heapAfter = async (browser: Browser, address: string, changes: number): Promise<number> => {
  const { page, devtools } = await open(browser);
  await page.goto(address);
  await settled(page, devtools);
  for (let change = 0; change < changes / 2; change += 1) {
    const link = page.locator('main h3 a[href^="/news/"]').nth(change % 12);
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await page.locator('main h3 a[href^="/news/"]').first().waitFor();
  }
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await page.context().close();
  return usedSize;
};
