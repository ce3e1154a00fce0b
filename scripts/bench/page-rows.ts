import type { Browser, Page } from '@playwright/test';
import { addresses } from '../../tests/pages/addresses.ts';
import { observeLayoutShifts } from '../../tests/pages/layout-shift.ts';
import { desktop, withBrowser } from './browser.ts';
import { withOurs } from './load/ours.ts';
import { type Row, times } from './measure.ts';

const most = { shift: 0.02, frame: 17, content: 100 };

/** Timeout in ms; a page that is not complete by then is reported. */
const limit = 20_000;

/** Only skeletons animate for ever. */
const isWhole = (): boolean =>
  document.querySelectorAll('h1').length === 1 &&
  !document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });

interface Moved {
  readonly path: string;
  readonly shift: number;
  readonly isWhole: boolean;
}

const visit = async (browser: Browser, address: string, path: string, width: number): Promise<Moved> => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  try {
    await observeLayoutShifts(page);
    await page.goto(new URL(path, address).href, { waitUntil: 'commit', timeout: limit });
    const whole = await page.waitForFunction(isWhole, null, { timeout: limit }).then(
      () => true,
      () => false,
    );
    return { path, shift: await shiftOf(page), isWhole: whole };
  } catch {
    return { path, shift: 0, isWhole: false };
  } finally {
    await context.close();
  }
};

const shiftRow = async (browser: Browser, address: string, width: number): Promise<Row> => {
  const moved: Moved[] = [];
  for (const path of Object.values(addresses).flatMap(([first]) => first ?? []))
    moved.push(await visit(browser, address, path, width));
  const worst = moved.toSorted((one, other) => other.shift - one.shift).slice(0, 3);
  const over = moved.filter(({ shift }) => shift >= most.shift);
  const broken = moved.filter(({ isWhole: whole }) => !whole);
  return {
    what: `layout shift of ${moved.length} pages at ${width} px`,
    value: worst.map(({ path, shift }) => `${shift.toFixed(3)} ${path}`).join(', '),
    ratio: `${over.length} over the goal; not whole: ${broken.map(({ path }) => path).join(' ') || 'none'}`,
    goal: `below ${most.shift} each`,
  };
};

interface Change {
  readonly drawn: number;
  readonly frames: number;
  readonly content: number;
}

/** Follows a link: ms to the first change, and from the last needed reply to the complete page. */
const follow = (href: string): Promise<Change> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) return reject(new Error(`no link to ${href}`));
    const began = performance.now();
    let drawn = 0;
    let frames = 0;
    const seen = new MutationObserver(() => {
      drawn ||= performance.now() - began;
    });
    seen.observe(document.body, { childList: true, subtree: true });
    const look = (): void => {
      if (drawn === 0) frames += 1;
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
      resolve({ drawn, frames, content: now - Math.max(began, ...replies) });
    };
    link.click();
    requestAnimationFrame(look);
  });

const changed = ['/people', '/company', '/events/', '/flash', '/news/hot'];

const changeRows = async (browser: Browser, base: string): Promise<readonly Row[]> => {
  const changes: Change[] = [];
  for (const href of changed) {
    const page = await browser.newPage(desktop);
    page.setDefaultTimeout(limit);
    await page.goto(base);
    await page.locator(`a[href="${href}"]`).first().waitFor();
    await page.waitForFunction(isWhole);
    changes.push(await page.evaluate(follow, href));
    await page.close();
  }
  const row = (what: string, values: readonly number[], goal: number): Row => ({
    what,
    value: times(values),
    goal: `at most ${goal} ms`,
  });
  return [
    {
      ...row(
        'another page, until its shape is in the page',
        changes.map(({ drawn }) => drawn),
        most.frame,
      ),
      ratio: `pictures without it: ${changes.map(({ frames }) => frames).join(', ')}`,
    },
    row(
      'another page, from its last reply until it is whole',
      changes.map(({ content }) => content),
      most.content,
    ),
  ];
};

/** Every route, built for a real backend with precomputed answers (R9, issue 5). */
export const pageRows = (): Promise<readonly Row[]> =>
  withBrowser((ground) =>
    withOurs(ground, async ({ address }) => [
      ...(await changeRows(ground.browser, address)),
      await shiftRow(ground.browser, address, 1280),
      await shiftRow(ground.browser, address, 390),
    ]),
  );
