import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { realBuild } from '../harness/real-build.ts';
import { test } from '../pages/fixtures.ts';
import { type Backend, connect, startBackend } from '../pages/real-site.ts';
import { waitUntilLoaded } from '../pages/stable-box.ts';

let backend: Backend;

// One backend for both.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  backend = await startBackend();
});

test.afterAll(() => {
  backend.stop();
});

/** The scripts of all workers of this site, whatever they are doing. */
const workers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found
      .flatMap(({ active, waiting, installing }) => [active, waiting, installing])
      .flatMap((worker) => (worker ? [new URL(worker.scriptURL).pathname] : []));
  });

/** Lets the site have been one with the simulated backend, whose worker is still there when the next build comes. */
const leaveMock = async (page: Page, origin: string, folder: string): Promise<void> => {
  const script = join(folder, 'mockServiceWorker.js');
  cpSync(join(root, 'public', 'mockServiceWorker.js'), script);
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(async () => {
    globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url, createScript: () => null });
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  rmSync(script);
};

const stories = (page: Page) => page.locator('main h3 a[href^="/news/"]');

const openStory = async (page: Page, origin: string): Promise<string> => {
  await page.goto(`${origin}/`);
  const title = (await stories(page).first().innerText()).trim();
  await stories(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
};

/** Whether everything that the page has loaded lies with the worker. */
const hasParts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const parts = loaded.filter((path) => path.startsWith('/assets/'));
    const kept = await Promise.all(parts.map((path) => caches.match(path)));
    return navigator.serviceWorker.controller?.state === 'activated' && !kept.includes(undefined);
  });

/** All that lies in a database of the browser, as one text; empty where there is no such database. */
const storedIn = (page: Page, database: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === wanted)) return '';
    const opened = await ended(indexedDB.open(wanted));
    const names = [...opened.objectStoreNames];
    const stores = names.map((name) => ended(opened.transaction(name).objectStore(name).getAll()));
    const found = await Promise.all(stores);
    opened.close();
    return JSON.stringify(found);
  }, database);

/** Whether the answer with the article that is shown lies in the browser. */
const hasArticle = async (page: Page): Promise<boolean> =>
  (await storedIn(page, 'shiye-reading')).includes(`"address":"/news${new URL(page.url()).pathname}"`);

/**
 * What of the page kept the browser from showing it again as it was, when the reader came back to it: not what the
 * browser itself lacks, and not the requests that were on their way just then.
 */
const hindrances = async (page: Page): Promise<readonly string[]> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const failedRequests = new Promise<readonly string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const own = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      resolve(own.map(({ reason }) => reason).filter((reason) => !reason.startsWith('OutstandingNetworkRequest')));
    });
  });
  // Another site: within one, the browser makes no difference between pages.
  const away = 'https://away.example.com/';
  await page.route(away, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
  await page.goto(away);
  await page.goBack();
  const reasons = await failedRequests;
  await browser.detach();
  return reasons;
};

/**
 * Lets the workers stop, as the browser itself does with those that had nothing to do for half a minute. Chromium may
 * wait for one that is stopping in the middle of something, and under test hangs when the page is loaded meanwhile.
 */
const restWorkers = async (page: Page): Promise<void> => {
  await waitUntilLoaded(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await browser.detach();
};

test('the worker of a simulated backend that was here before goes, and ours comes with the next page; nothing of a page keeps it out of the back-forward cache; without network the app opens with what was read last and says so; a newer version comes when the user wants it', async ({
  context,
  page,
}, info) => {
  const { origin, close, release, refused, goOffline, comeBack } = await connect(
    context,
    info.outputPath('site'),
    backend.api,
  );
  await leaveMock(page, origin, info.outputPath('site'));
  expect(await workers(page)).toEqual(['/mockServiceWorker.js']);
  await openStory(page, origin);
  await expect.poll(() => workers(page)).toEqual([]);
  const title = await openStory(page, origin);
  await expect.poll(() => hasParts(page)).toBe(true);
  expect(await workers(page)).toEqual(['/shell-worker.js']);
  await expect.poll(() => hasArticle(page)).toBe(true);
  await page.evaluate(() => window.addEventListener('unload', () => {}));
  expect(await hindrances(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await hindrances(page)).toEqual([]);
  await goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: '你已离线，显示的是' });
  await expect(note).toBeVisible();
  await page.goto(`${origin}/`);
  await expect(stories(page).first()).toBeVisible();
  await expect(note).toBeVisible();
  await comeBack();
  await expect(note).toBeHidden();

  release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByRole('status').filter({ hasText: '新版本已就绪' })).toBeVisible();
  const isNext = () => page.evaluate(() => Reflect.has(globalThis, 'next'));
  expect(await isNext()).toBe(false);
  await restWorkers(page);
  await page.getByRole('button', { name: '立即更新' }).click();
  await page.waitForFunction(() => Reflect.has(globalThis, 'next'));
  await expect(stories(page).first()).toBeVisible();
  await expect(page.getByText('新版本已就绪')).toHaveCount(0);
  expect(refused).toEqual([]);
  close();
});

test.describe('where the browser allows no service worker', () => {
  // What the test tries at its end is refused with a word.
  test.use({ serviceWorkers: 'block', expectedProblems: [/requires 'TrustedHTML' assignment/] });

  test('the app of a real backend works, and gives what was read while it is open', async ({ context, page }, info) => {
    const { origin, close, refused, goOffline } = await connect(context, info.outputPath('site'), backend.api);
    const title = await openStory(page, origin);
    await expect.poll(() => hasArticle(page)).toBe(true);
    await goOffline();
    await page.goBack();
    await stories(page).filter({ hasText: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(refused).toEqual([]);
    const isTaken = await page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = '<b>';
        return true;
      } catch {
        return false;
      }
    });
    expect(isTaken).toBe(false);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    close();
  });

  test('a story that is focused before the app runs is focused in the app', async ({ context, page }, info) => {
    const { origin, close } = await connect(context, info.outputPath('site'), backend.api);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => released.then(() => route.fallback()));
    await page.goto(origin, { waitUntil: 'commit' });
    const story = page.locator('#frame main a').nth(1);
    const href = await story.getAttribute('href');
    await story.focus();
    release();
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
    close();
  });
});

test.describe('with a login', () => {
  // The line for messages leads nowhere here.
  test.use({ expectedProblems: [/^WebSocket connection to 'wss:/] });

  test('an article is asked for once, of a guest as of a member', async ({ context, page }, info) => {
    const { origin, close } = await connect(context, info.outputPath('site'), backend.api);
    const asked: string[] = [];
    page.on('request', (call) => {
      const isArticle = call.method() === 'GET' && /\/news\/news\/\d+$/.test(call.url());
      if (isArticle) asked.push(call.headers().authorization ? 'member' : 'guest');
    });
    const read = async () => {
      await openStory(page, origin);
      await expect(page.locator('article[aria-busy="true"]')).toHaveCount(0);
    };
    await read();
    expect(asked).toEqual(['guest']);
    await page.goto(`${origin}/sso/login?ticket=sso-liran`);
    await expect(page.getByRole('button', { name: /我的菜单/ })).toBeVisible();
    await read();
    expect(asked).toEqual(['guest', 'member']);
    close();
  });

  test('[R4.3-6] a page that is loaded anew while its token is renewed stays logged in', async ({
    context,
    page,
  }, info) => {
    const { origin, close } = await connect(context, info.outputPath('site'), backend.api);
    let calls = 0;
    let answer = (): void => {};
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await context.route('**/auth/token/refresh', async (route) => {
      calls += 1;
      await held;
      await route.fallback();
    });
    const menu = page.getByRole('button', { name: /我的菜单/ });
    await page.goto(`${origin}/sso/login?ticket=sso-liran`);
    await expect(menu).toBeVisible();
    // The first input starts the worker.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('shiye.session') ?? '');
      record.value.expiresAt = Date.now() + 86_400_000;
      localStorage.setItem('shiye.session', JSON.stringify(record));
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => calls).toBe(1);
    await page.reload();
    answer();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('shiye.session') ?? '').value?.expiresAt))
      .toBeGreaterThan(Date.now() + 20 * 86_400_000);
    await expect(menu).toBeVisible();
    expect(calls).toBe(1);
    close();
  });

  test('[R4.3-6] where the backend cannot be reached and timers are slow, as in a background tab, the page says that it is offline', async ({
    context,
    page,
  }, info) => {
    const { origin, close } = await connect(context, info.outputPath('site'), backend.api);
    await context.route(`${realBuild.backend}/**`, (route) => route.abort('internetdisconnected'));
    const login = { token: 'at-1', refreshToken: 'rt-1', expiresAt: 4e12, identity: '1001', loginTime: 1 };
    await page.addInitScript(
      (record) => {
        localStorage.setItem('shiye.session', record);
        const { setTimeout } = window;
        const slow = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
          Reflect.apply(setTimeout, window, [run, Math.max(1_000, ms), ...given]);
        Object.assign(window, { setTimeout: slow });
      },
      JSON.stringify({ version: 1, value: login }),
    );
    await page.goto(`${origin}/`);
    await expect(page.getByRole('main').getByText('网络不通').first()).toBeVisible();
    await expect(page.locator('#failed')).toBeHidden();
    await expect(page.getByText('出了点问题')).toHaveCount(0);
    // The first input begins the storing.
    await page.keyboard.press('Shift');
    const failures = async () => (await storedIn(page, 'shiye-journal')).match(/tag\W+(?:offline|crashed)/g) ?? [];
    await expect.poll(async () => (await failures()).length).toBeGreaterThan(4);
    expect((await failures()).filter((failure) => failure.includes('crashed'))).toEqual([]);
    close();
  });
});
