import { test as base } from '../fixtures.ts';
import type { Lack } from '../lacking.ts';
import { openSite, type Site } from '../real-site.ts';
import type { Tab } from '../tab.ts';

const test = base.extend<{ readonly siteLacks: readonly Lack[]; readonly site: Site }>({
  siteLacks: [[], { option: true }],
  site: async ({ siteLacks }, use, info) => {
    const site = await openSite(info.outputPath('site'), siteLacks);
    await use(site);
    await site.close();
  },
});

const note = { role: 'status', text: '你已离线，显示的是' } as const;
const missing = { role: 'status', text: '此浏览器离线时打不开本站' } as const;

/** Waits until the worker has what the page has loaded. */
const whenKept = (tab: Tab) =>
  tab.when(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const parts = loaded.filter((path) => path.startsWith('/assets/'));
    const kept = await Promise.all(parts.map((path) => caches.match(path)));
    return (navigator.serviceWorker.controller?.state === 'activated' && !kept.includes(undefined)) || null;
  }, null);

/** Waits until the browser has the article that is shown. */
const whenRead = (tab: Tab) =>
  tab.when(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'shiye-reading')) return null;
    const opened = await ended(indexedDB.open('shiye-reading'));
    const names = [...opened.objectStoreNames];
    const found = await Promise.all(names.map((name) => ended(opened.transaction(name).objectStore(name).getAll())));
    opened.close();
    return JSON.stringify(found).includes(`"address":"/news${location.pathname}"`) || null;
  }, null);

test('without network the app starts with what was read, says so, and loads it anew when the network is back', async ({
  site,
  tab,
  openTab,
  words,
}) => {
  const story = { role: 'link', within: { role: 'region', name: words.lead }, nth: 0 } as const;
  await tab.driver.goto(`${site.origin}/`);
  const { text, href } = await tab.see(story);
  await tab.press(story);
  const title = { role: 'heading', level: 1, text: text.trim() } as const;
  await tab.see(title);
  await whenKept(tab);
  await whenRead(tab);

  await site.goOffline();
  const other = await openTab();
  await other.driver.goto(site.origin + href);
  await other.see(title);
  await other.see(note);
  await other.driver.goto(`${site.origin}/`);
  await other.see(story);
  await other.see(note);
  await other.seeNo(missing);

  await site.comeBack();
  await other.press({ role: 'button', name: words.retry });
  await other.seeNo(note);
  await other.driver.reload();
  await other.see(story);
  await other.seeNo(note);
});

test.describe('without a service worker', () => {
  test.use({ siteLacks: ['workers'] });

  test('what was read is there while the page is open, and the page says what is missing', async ({
    site,
    tab,
    words,
  }) => {
    const story = { role: 'link', within: { role: 'region', name: words.lead }, nth: 0 } as const;
    await tab.driver.goto(`${site.origin}/`);
    const { text } = await tab.see(story);
    await tab.press(story);
    const title = { role: 'heading', level: 1, text: text.trim() } as const;
    await tab.see(title);
    await whenRead(tab);
    await site.goOffline();
    await tab.driver.back();
    await tab.press(story);
    await tab.see(title);
    await tab.see(note);
    await tab.see(missing);
  });
});
