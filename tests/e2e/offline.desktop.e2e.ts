import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { root, run } from '../../scripts/lib/run.ts';
import { createStaticServer } from '../../scripts/lib/static-server.ts';

/** The build for a real backend that the unit tests make and read. */
const folder = join(root, '.test', 'real-backend');
const named = 'https://api.example.com';
const command = ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'] as const;

const made: { server?: Server; backend?: ChildProcess; app: string; api: string } = { app: '', api: '' };

// One server and one backend for both.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (!existsSync(join(folder, 'shell-worker.js'))) {
    await run(command, { env: { VITE_BACKEND: named, VITE_WS: 'wss://api.example.com/ws' } });
  }
  const server = createStaticServer(folder);
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const address = server.address();
  const backend = spawn(process.execPath, [join(root, 'scripts', 'backend.ts'), '--port', '0'], { cwd: root });
  Object.assign(made, { server, backend });
  made.app = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  made.api = await new Promise((resolve, reject) => {
    backend.once('exit', () => reject(new Error('the backend has ended')));
    backend.stdout.on('data', (text: Buffer) => {
      const said = /Simulated backend: (\S+)/.exec(text.toString())?.[1];
      if (said) resolve(said);
    });
  });
});

test.afterAll(() => {
  made.backend?.kill();
  made.server?.close();
});

/** Leads calls to where the backend really is, while there is a network. */
const connect = async (context: BrowserContext) => {
  const network = { isThere: true };
  await context.route(`${named}/**`, async (route) => {
    const request = route.request();
    if (!network.isThere) return route.abort('internetdisconnected');
    const answer = await fetch(made.api + request.url().slice(named.length), {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  const switchTo = async (isThere: boolean) => {
    network.isThere = isThere;
    await context.setOffline(!isThere);
  };
  return { goOffline: () => switchTo(false), comeBack: () => switchTo(true) };
};

const openStory = async (page: Page): Promise<string> => {
  await page.goto(`${made.app}/`);
  const link = page.locator('main h3 a[href^="/news/"]').first();
  const title = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
};

/** Everything that the page has loaded lies with the worker, and what was read in the browser. */
const isAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const parts = loaded.filter((path) => path.startsWith('/assets/'));
    const kept = await Promise.all(parts.map((path) => caches.match(path)));
    const known = await indexedDB.databases();
    if (!navigator.serviceWorker.controller || kept.includes(undefined)) return false;
    if (!known.some(({ name }) => name === 'shiye-reading')) return false;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('shiye-reading');
      request.onsuccess = () => resolve(request.result);
    });
    const addresses = await new Promise<readonly { readonly address: string }[]>((resolve) => {
      const request = database.transaction('heads').objectStore('heads').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return addresses.some(({ address }) => address === `/news${location.pathname}`);
  });
};

test('without network the app opens with what was read last, says so, and is renewed when the network is back', async ({
  context,
  page,
}) => {
  const { goOffline, comeBack } = await connect(context);
  const title = await openStory(page);
  await isAtRest(page);
  await goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: '您已离线，显示的是' });
  await expect(note).toBeVisible();
  await page.goto(`${made.app}/`);
  await expect(page.locator('main h3 a[href^="/news/"]').first()).toBeVisible();
  await expect(note).toBeVisible();
  await comeBack();
  await expect(note).toBeHidden();
});

test.describe('where the browser allows no service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app of a real backend works, and gives what was read while it is open', async ({ context, page }) => {
    const { goOffline } = await connect(context);
    const title = await openStory(page);
    await page.goBack();
    await goOffline();
    await page.locator('main h3 a[href^="/news/"]').filter({ hasText: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
