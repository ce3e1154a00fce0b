import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Found, hookAlert, lookFor, makeHostile, type Ran, runRaw } from '../harness/hostile-backend.ts';
import { hostileFlow } from '../harness/hostile-flow.ts';
import runningAddresses from '../harness/running-addresses.json' with { type: 'json' };
import { liveVectors, xssVectors } from '../harness/xss-vectors.ts';
import type { RemoteBackstage } from '../pages/backstage.ts';
import { test } from '../pages/fixtures.ts';
import type { User } from '../pages/user.ts';

const handful = 20;
const pieces = Array.from({ length: Math.ceil(xssVectors.length / handful) }, (_, at) =>
  xssVectors.slice(at * handful, (at + 1) * handful).join(''),
);
const addresses = runningAddresses.map((address, at) => address.replace('§', String(1_000 + at)));

/** Every page that shows what others wrote, with what it is known by: words, words that were kept from before, or HTML. */
const places: readonly (readonly [path: string, kind: 'words' | 'kept' | 'html'])[] = [
  ['/news/60600', 'html'],
  ['/events/80012', 'html'],
  ['/company/501', 'html'],
  ['/product/3001', 'html'],
  ['/flash/80200', 'html'],
  ['/site/about', 'html'],
  ['/community/system-message', 'html'],
  ['/', 'words'],
  ['/events/', 'words'],
  ['/company', 'words'],
  ['/people', 'words'],
  ['/community/post/700500', 'words'],
  ['/community/circle/4001', 'words'],
  ['/community/topic/5001', 'words'],
  ['/community/popular', 'words'],
  ['/community/message/list', 'kept'],
  ['/community/message/70001', 'kept'],
  ['/search/news/茶', 'words'],
];

const flashPages = Math.ceil(xssVectors.length / 56);
const all = Array.from(xssVectors, (_, at) => at);
const empty = 'http://localhost/empty';
/** What a page without a sanitiser and without a policy comes to, and what is found in it as it is looked for in ours. */
const control = async (browser: Browser): Promise<Ran & { readonly found: Omit<Found, 'fired' | 'moved'> }> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(hookAlert);
  await page.route('**/*', (route) =>
    route.request().url() === empty ? route.fulfill({ contentType: 'text/html', body: '<body>' }) : route.abort(),
  );
  await page.goto(empty);
  const ran = await page.evaluate(runRaw, xssVectors);
  const found = await page.evaluate(lookFor);
  await context.close();
  return { ...ran, found };
};

/** A field for one line leaves line breaks out. */
const isMissing = (inPage: string | null) => (text: string) =>
  !inPage?.includes(text.slice(0, 24).split('\n', 1)[0] ?? '');

const nothing = { fired: [], moved: [], handlers: [], addresses: [], elements: [], leftovers: [] };

/** The policy reports what the sanitiser reads before it drops it, and pictures that have no address. */
const reported = [
  /violates the following Content Security Policy directive|^This document requires 'Trusted(HTML|Script)' assignment/,
];

// What the backend's worker answers is made hostile before the app has it.
test.use({ serviceWorkers: 'allow', expectedProblems: reported });

interface Guest {
  readonly page: Page;
  readonly I: User;
  readonly backstage: RemoteBackstage;
}

/** A page whose backend says nothing but hostile things. `open` leads on, and says what has come of it. */
const hostilePage = async ({ page, I, backstage }: Guest) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.addInitScript(hookAlert);
  await page.addInitScript(makeHostile, { vectors: xssVectors, pieces, addresses });
  await I.goTo('/404');
  await backstage.signInAs('liran');
  const main = page.getByRole('main');
  let step = 0;
  const open = async (path: string, kind: 'words' | 'kept' | 'html' = 'words') => {
    step += 1;
    await page.evaluate((current) => Reflect.set(window, 'step', current), step);
    await I.enter(path);
    await expect(main).toContainText(kind === 'kept' ? '※' : `※${step}※`);
    if (kind === 'html') await expect(main).toContainText('§0§');
    const { shown, ...found } = await page.evaluate(lookFor);
    expect({ path, ...found }).toEqual({ path, ...nothing });
    return shown;
  };
  const everywhere = async () => {
    for (const [path, kind] of places) {
      await open(path, kind);
      expect(new URL(page.url()).pathname).toBe(encodeURI(path));
    }
    expect(outside).toEqual([]);
  };
  return { main, open, everywhere };
};

test(`[R3-46] under the policy nothing runs of ${xssVectors.length} ways of cross-site scripting, and no raw sink takes one`, async ({
  I,
  page,
  backstage,
}) => {
  const { everywhere } = await hostilePage({ I, page, backstage });
  await everywhere();
  const taken = await page.evaluate((vectors) => {
    const box = document.createElement('div');
    const takes = (vector: string): boolean => {
      try {
        box.innerHTML = vector;
        return true;
      } catch {
        return false;
      }
    };
    return vectors.filter(takes);
  }, xssVectors);
  expect(taken).toEqual([]);
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('[R3-46] nothing runs either, wherever foreign text or HTML is shown, by itself or beside others, nor out of an address', async ({
    I,
    page,
    backstage,
    browser,
  }) => {
    expect(xssVectors.length).toBeGreaterThanOrEqual(724);
    const raw = await control(browser);
    expect(raw.fired.length).toBeGreaterThan(870);
    expect(raw.moved.length).toBeGreaterThan(70);
    const alive = new Set([...raw.fired, ...raw.moved]);
    expect(liveVectors.length).toBeGreaterThan(690);
    expect(liveVectors.filter((at) => alive.has(at)).length / liveVectors.length).toBeGreaterThan(0.91);
    expect(Object.entries(raw.found).filter(([, traces]) => traces.length === 0)).toEqual([]);
    const { main, open, everywhere } = await hostilePage({ I, page, backstage });
    await everywhere();
    // What a backend says when it refuses something.
    await backstage.fault({ endpoint: 'like.post', kind: 'code', code: 30_001, msg: xssVectors.join('') });
    await open('/community/post/700500');
    await main.getByRole('button', { name: '点赞', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: xssVectors[0] ?? '' })).toHaveText(xssVectors.join(''));
    const { shown: _, ...inPage } = await page.evaluate(lookFor);
    expect(inPage).toEqual(nothing);
    const seen = new Set<number>();
    for (let at = 0; at < flashPages; at += 1) for (const each of await open(`/flash?part=${at}`)) seen.add(each);
    expect(all.filter((each) => !seen.has(each))).toEqual([]);

    for (let at = 0; at < pieces.length; at += 4) {
      const piece = pieces.slice(at, at + 4).join('');
      // An address with control characters is no page: browsers and servers refuse it.
      const word = encodeURIComponent(piece.replace(/\p{Cc}/gu, ' '));
      await I.follow(`/search/news/${word}?redirect=${word}&keyword=${word}#${word}`);
    }
    await expect(main).toContainText(pieces.at(-1)?.slice(0, 20) ?? '');
    for (const address of addresses.map(encodeURIComponent))
      await I.follow(`/sso/login?redirect=${address}&nextUrl=${address}&newTab=true`);
    const { shown, ...found } = await page.evaluate(lookFor);
    expect({ ...found, shown }).toEqual({ ...nothing, shown: [] });
    expect(page.url()).toMatch(/^http:\/\/localhost:/);
  });

  test('[R3-46] nothing runs out of a recording, nor out of the address of the studio: its names, events, notes and errors are text', async ({
    I,
    page,
  }) => {
    await page.addInitScript(hookAlert);
    await I.goTo('/404');
    await I.pressLogIn();
    const recorded = await page.evaluate((): string => Reflect.get(window, 'backstage').journal().export());
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    const sees = async (...texts: readonly string[]) => {
      await expect.poll(async () => texts.filter(isMissing(await main.textContent()))).toEqual([]);
      const { shown, ...found } = await page.evaluate(lookFor);
      expect({ at: page.url(), ...found }).toEqual({ at: page.url(), ...nothing });
    };
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const open = (side: Locator, text: string) =>
      side.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const [name = '', other = ''] = pieces;
    const file = hostileFlow(recorded, xssVectors, pieces);

    await I.follow('/flows/time');
    await open(main, file);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(xssVectors.join(''));
    await sees(...pieces);
    for (const tab of ['为什么', '屏幕', '数据', '覆盖']) {
      await main.getByRole('tab', { name: tab }).click();
      if (tab === '为什么') await main.getByRole('searchbox').fill(name);
      await sees(...(tab === '为什么' ? [name] : tab === '数据' ? pieces : []));
    }
    await press('时序图');
    await sees(other);

    await open(main, file.replace(/"version":\d+/, '"version":9'));
    await expect(main.getByRole('alert').first()).toContainText('9');
    await open(main, file.replace(/"index":\d+(?=,"time":\d+,"path":"<)/, '"index":7'));
    await expect(main.getByRole('alert').first()).toContainText(name.slice(0, 24));
    await sees();

    await I.follow('/flows/compare');
    for (const side of ['左边', '右边']) await open(main.getByRole('region', { name: side }), file);
    await main.getByRole('slider').press('End');
    await sees(...pieces.slice(-1), name);

    const word = encodeURIComponent(pieces.join('').replace(/\p{Cc}/gu, ' '));
    await I.follow(`/flows/time?take=${word}`);
    await sees();
    await I.follow(`/flows/compare?with=${word}`);
    await I.follow(`/flows/live?actor=${word}&entry=${word}`);
    await I.follow(`/flows?text=${word}`);
    await sees();
    await I.follow(`/flows/sms-code?state=${word}`);
    await sees(name, pieces.at(-1) ?? '');
  });
});
