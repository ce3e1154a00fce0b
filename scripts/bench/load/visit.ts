import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown, usedHeap } from '../browser.ts';

/** The preset "Slow 4G" of DevTools. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
} as const;

/** Network-idle threshold in ms; long tasks count as activity. */
const quiet = 1_500;
/** Timeout per step on a busy machine, in ms. */
const limit = 90_000;

export interface Target {
  readonly address: string;
  readonly list: string;
  readonly link: string;
  readonly heading: string | null;
  readonly text: string | null;
}

/** Until network idle. Times in ms from navigation, sizes in bytes as transferred. */
export interface Load {
  readonly fcp: number;
  readonly lcp: number;
  /** First frame with a readable list. */
  readonly readable: number;
  readonly tbt: number;
  readonly cls: number;
  readonly busy: number;
  readonly scripts: number;
  readonly bytes: number;
  readonly requests: number;
}

/** From the click to network idle; times in ms. */
export interface Opened {
  readonly heading: number;
  readonly text: number;
  readonly requests: number;
  readonly busy: number;
}

export interface Visit {
  readonly load: Load;
  readonly article: Opened;
  readonly again: number;
}

interface Seen {
  readable: number;
  pressed: number;
  heading: number;
  text: number;
  readonly entries: Record<string, PerformanceEntry[]>;
}

const nothing: Opened = { heading: 0, text: 0, requests: 0, busy: 0 };

const watch = ([list, heading, text]: readonly [string, string | null, string | null]): void => {
  const seen: Seen = { readable: 0, pressed: 0, heading: 0, text: 0, entries: {} };
  Reflect.set(window, 'seen', seen);
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    const into: PerformanceEntry[] = [];
    seen.entries[type] = into;
    new PerformanceObserver((found) => into.push(...found.getEntries())).observe({ type, buffered: true });
  }
  const shown = (key: 'readable' | 'heading' | 'text'): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen[key] = performance.now();
    };
    requestAnimationFrame(() => port2.postMessage(0));
  };
  const waiting = new Map<'readable' | 'heading' | 'text', string>([['readable', list]]);
  const look = (): void => {
    for (const [key, selector] of waiting) if (document.querySelector(selector) && waiting.delete(key)) shown(key);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  const press = (event: Event): void => {
    seen.pressed = event.timeStamp;
    for (const [key, selector] of [
      ['heading', heading],
      ['text', text],
    ] as const)
      if (selector !== null) waiting.set(key, selector);
  };
  addEventListener('pointerup', press, { capture: true, once: true });
};

const visited = () => {
  const { entries, ...times }: Seen = Reflect.get(window, 'seen');
  const fcp = entries.paint?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const blocked = (entries.longtask ?? []).map(({ startTime, duration }) =>
    Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50),
  );
  const shifts = (entries['layout-shift'] ?? []).filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    ...times,
    fcp,
    lcp: entries['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
    tbt: sum(blocked),
    cls: sum(shifts.map((entry) => Number(Reflect.get(entry, 'value')))),
  };
};

const sinceLongTask = (): number => {
  const { entries }: Seen = Reflect.get(window, 'seen');
  const last = entries.longtask?.at(-1);
  return last ? performance.now() - last.startTime - last.duration : Number.POSITIVE_INFINITY;
};

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const open = async (browser: Browser, { list, heading, text }: Target) => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  await page.addInitScript(watch, [list, heading, text] as const);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, devtools, traffic: trafficOf(devtools) };
};

const trafficOf = (devtools: CDPSession) => {
  const kinds = new Map<string, string>();
  const sizes: (readonly [kind: string, bytes: number])[] = [];
  const open = new Set<string>();
  let last = Date.now();
  const ended = ({ requestId }: { readonly requestId: string }): void => {
    open.delete(requestId);
    last = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) open.add(requestId);
    last = Date.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFailed', ended);
  devtools.on('Network.loadingFinished', (loaded) => {
    sizes.push([kinds.get(loaded.requestId) ?? '', loaded.encodedDataLength]);
    ended(loaded);
  });
  const bytes = (of: typeof sizes) => of.reduce((total, [, size]) => total + size, 0);
  return {
    isQuiet: () => open.size === 0 && Date.now() - last > quiet,
    read: () => ({
      requests: sizes.length,
      bytes: bytes(sizes),
      scripts: bytes(sizes.filter(([kind]) => kind === 'Script')),
    }),
  };
};

const rested = async (page: Page, { isQuiet }: ReturnType<typeof trafficOf>): Promise<void> => {
  const end = Date.now() + limit;
  while (!isQuiet() || (await page.evaluate(sinceLongTask)) < quiet) {
    if (Date.now() > end) throw new Error(`${page.url()} does not rest`);
    await wait(100);
  }
};

const busyTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
};

const openArticle = async (
  { page, devtools, traffic }: Awaited<ReturnType<typeof open>>,
  links: string,
  shown: string,
): Promise<Opened> => {
  const link = page.locator(links).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [busy, { requests }] = [await busyTime(devtools), traffic.read()];
  await page.mouse.click(x + width / 2, y + 10);
  await page.locator(shown).first().waitFor();
  await rested(page, traffic);
  const { pressed, heading, text } = await page.evaluate(visited);
  return {
    heading: heading - pressed,
    text: text - pressed,
    requests: traffic.read().requests - requests,
    busy: (await busyTime(devtools)) - busy,
  };
};

export const visit = async (browser: Browser, target: Target): Promise<Visit> => {
  const opened = await open(browser, target);
  const { context, page, devtools, traffic } = opened;
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await slowDown(page);
  await page.goto(target.address, { waitUntil: 'commit' });
  await rested(page, traffic);
  const busy = await busyTime(devtools);
  const load = { ...(await page.evaluate(visited)), ...traffic.read(), busy };
  const article = target.text === null ? nothing : await openArticle(opened, target.link, target.text);
  await page.goto('about:blank');
  await page.goto(target.address, { waitUntil: 'commit' });
  await rested(page, traffic);
  const again = (await page.evaluate(visited)).readable;
  await context.close();
  return { load, article, again };
};

/** Heap bytes after half and after all of the navigations between list and articles, garbage collected. */
export const heapAfter = async (browser: Browser, target: Target, changes: number): Promise<readonly number[]> => {
  const { context, page, devtools, traffic } = await open(browser, target);
  await page.goto(target.address);
  await rested(page, traffic);
  const sizes: number[] = [];
  for (let change = 1; change <= changes; change += 1) {
    const isOut = change % 2 === 1;
    const link = page.locator(target.link).nth(change % 12);
    await (isOut ? link.click() : page.goBack());
    const shown = page.locator((isOut ? target.text : null) ?? target.list);
    await shown.first().waitFor();
    if (change !== changes / 2 && change !== changes) continue;
    sizes.push(await usedHeap(devtools));
  }
  await context.close();
  return sizes;
};
