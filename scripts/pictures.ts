import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumHelp, ensureChromium, pagesOnly } from './lib/chromium.ts';
import { listenAnywhere } from './lib/port.ts';
import { refuse } from './lib/refuse.ts';
import { root, run } from './lib/run.ts';
import { createStaticServer } from './lib/static-server.ts';
import { screenshots } from './pictures/screenshots.ts';

/** `npm run pictures [-- NAME…]`: screenshots for README.md and docs/flow-studio.md. DIST: an existing build. */
const most = 150 * 1024;
const out = join(root, 'docs', 'pictures');
const { DIST } = process.env;
const folder = resolve(root, DIST ?? join('.test', 'dist'));
const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(screenshots);

const unknown = names.find((name) => !Object.hasOwn(screenshots, name));
if (unknown !== undefined) refuse(`There is no picture ${unknown}, but: ${Object.keys(screenshots).join(', ')}`);

const executablePath = (await ensureChromium()) ?? refuse(chromiumHelp);
if (DIST === undefined) {
  const built = await run(['vite', 'build', '--outDir', folder, '--emptyOutDir']);
  if (built.code !== 0) refuse(built.output);
}

const server = createStaticServer(folder);
const port = await listenAnywhere(server);
const browser = await chromium.launch({ executablePath, args: [...pagesOnly] });
mkdirSync(out, { recursive: true });
for (const name of names) {
  const takeScreenshotOf = screenshots[name];
  if (!takeScreenshotOf) continue;
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 760 },
  });
  context.setDefaultTimeout(20_000);
  const page = await takeScreenshotOf(context);
  const path = join(out, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  await context.close();
  const { size } = statSync(path);
  console.log(`docs/pictures/${name}.png ${Math.ceil(size / 1024)} KB`);
  if (size > most) process.exitCode = 1;
}
await browser.close();
server.close();
