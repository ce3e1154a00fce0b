import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/engines.ts';
import { type Driver, type Engine, type LaunchOptions, type Size, zone } from './driver.ts';
import { type TreeOf, treeIn } from './firefox-tree.ts';
import { makeDownloads, savedBy } from './saved-file.ts';

const driverOf = (page: Page, downloads: string, treeOf: TreeOf): Driver => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    show: () => page.bringToFront(),
    close: () => page.close(),
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    run: async (source) => void (await page.evaluate(source)),
    drag: async ([first, ...others]) => {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: async (chord) => {
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    choose: async (selector, paths) => {
      const input = await page.waitForSelector(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(...paths);
    },
    saves: (act) => savedBy(downloads, act),
    tree: (roles) => treeOf(page.url(), roles),
    picture: async () => Buffer.from(await page.screenshot()),
    problems: async () => problems,
  };
};

const pageOf = async (page: Page, size: Size): Promise<Page> => {
  await page.setViewport(size);
  await page.emulateTimezone(zone);
  return page;
};

/** The page that was not there before. */
const newPage = async (context: BrowserContext, before: readonly Page[]): Promise<Page> => {
  for (;;) {
    const page = (await context.pages()).find((one) => !before.includes(one));
    if (page) return page;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** By WebDriver BiDi. */
export async function launchFirefox({ locale, size }: LaunchOptions): Promise<Engine> {
  const downloads = makeDownloads();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    // For the tree of roles and names, which no page can read.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'intl.accept_languages': locale,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // As in Chromium, scroll bars lie over the page.
      'ui.useOverlayScrollbars': 1,
      'widget.gtk.overlay-scrollbars.enabled': true,
      // A mouse, which it does not see without a display.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return {
    name: 'firefox',
    version: (await browser.version()).replace(/^\D*/, ''),
    profile: async () => {
      const context = await browser.createBrowserContext();
      return {
        open: async (act) => {
          const before = await context.pages();
          await act?.();
          const page = act ? await newPage(context, before) : await context.newPage();
          return driverOf(await pageOf(page, size), downloads, treeIn(browser));
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
