import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium, pagesOnly } from '../../scripts/lib/chromium.ts';
import { findOldest } from '../../scripts/lib/engines.ts';
import { type Driver, type Engine, type LaunchOptions, type TreeNode, zone } from './driver.ts';
import { makeDownloads } from './saved-file.ts';

const driverOf = (page: Page): Driver => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    show: () => page.bringToFront(),
    close: () => page.close(),
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    run: (source) => page.evaluate(source),
    drag: async ([first, ...others]) => {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.insertText(text),
    choose: (selector, paths) => page.setInputFiles(selector, [...paths]),
    saves: async (act) => {
      const [download] = await Promise.all([page.waitForEvent('download', { timeout: 0 }), act()]);
      const path = join(makeDownloads(), download.suggestedFilename());
      await download.saveAs(path);
      return path;
    },
    tree: async (roles) => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      await session.detach();
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const below = (id: string): readonly TreeNode[] => {
        const { ignored, role, name, childIds = [] } = byId.get(id) ?? {};
        const own = { role: String(role?.value), name: String(name?.value ?? '') };
        return [...(ignored || !roles.includes(own.role) ? [] : [own]), ...childIds.flatMap(below)];
      };
      return below(nodes[0]?.nodeId ?? '');
    },
    picture: () => page.screenshot(),
    problems: async () => problems,
  };
};

/** By Playwright. */
export async function launchChromium(
  { locale, size }: LaunchOptions,
  name: 'chromium' | 'oldest' = 'chromium',
): Promise<Engine> {
  const executablePath = name === 'oldest' ? findOldest() : findChromium();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...pagesOnly] });
  return {
    name,
    version: browser.version(),
    profile: async () => {
      const context = await browser.newContext({ locale, viewport: size, timezoneId: zone });
      return {
        open: async (act) => {
          if (!act) return driverOf(await context.newPage());
          const [page] = await Promise.all([context.waitForEvent('page', { timeout: 0 }), act()]);
          return driverOf(page);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
