import { expect, test } from 'vitest';
import { loadingOf } from '#machines/kit/lazy-chart.ts';
import { chunkLoadTimeout } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** A network on which what a page needs comes, or does not, when the test says so. */
const byHand = () => {
  const waiting: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const loadView = (): Promise<void> =>
    new Promise((come, fail) => {
      waiting.push({
        come: async () => {
          come();
          await settle();
        },
        fail: async () => {
          fail(new TypeError('no chunk'));
          await settle();
        },
      });
    });
  return { waiting, loadView };
};

const open = () => {
  const browser = openBrowser();
  const network = byHand();
  const tab = browser.openTab({}, { loadView: network.loadView });
  const page = (entry: string) => loadingOf(tab.at(`page-${entry}`).getSnapshot());
  return { ...browser, ...network, tab, page };
};

test('the home page needs no further code; another page waits for its own', async () => {
  const { tab, waiting, page } = open();
  await tab.visit('/');
  expect([page('e1'), waiting.length]).toEqual([null, 0]);
  await tab.visit('/news/1');
  expect(page('e2')).toBe('loading');
  await waiting[0]?.come();
  expect(page('e2')).toBeNull();
  expect(tab.at('page-e2/detail').getSnapshot().hasTag('failed')).toBe(true);
});

test('the next page of a kind is there before anything is drawn, and asks for no code', async () => {
  const { tab, waiting, page } = open();
  await tab.visit('/news/1');
  await waiting[0]?.come();
  const visit = tab.visit('/news/2');
  expect(page('e2')).toBe('loading');
  for (let microtask = 0; microtask < 30; microtask += 1) await Promise.resolve();
  expect([page('e2'), waiting.length]).toEqual([null, 1]);
  await visit;
});

test('a page whose code does not come is loaded again when the user or the network says so', async () => {
  const { tab, waiting, page } = open();
  await tab.visit('/news/1');
  await waiting[0]?.fail();
  expect(page('e1')).toBe('failed');
  tab.at('page-e1').send({ type: 'load.retry' });
  await settle();
  expect(page('e1')).toBe('loading');
  await waiting[1]?.fail();
  tab.app.send({ type: 'connection.returned' });
  await settle();
  await waiting[2]?.come();
  expect(page('e1')).toBeNull();
});

test('[R9-8] after 120 s the code of a page counts as lost', async () => {
  const { tab, page, advance } = open();
  await tab.visit('/news/1');
  await advance(chunkLoadTimeout - 1);
  expect(page('e1')).toBe('loading');
  await advance(1);
  expect([chunkLoadTimeout, page('e1')]).toEqual([120_000, 'failed']);
});

test('a user who goes on meanwhile is not brought back', async () => {
  const { tab, waiting, page } = open();
  await tab.visit('/news/1');
  await tab.visit('/');
  await waiting[0]?.come();
  expect(tab.app.getSnapshot().context.route?.entry).toBe('e2');
  expect([page('e1'), page('e2'), tab.wanted]).toEqual([null, null, []]);
});

test('going back shows the same items at once and looks at them again', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/', 'home');
  const list = tab.at('page-home/latest');
  list.send({ type: 'page.more', auto: true });
  await settle();
  const before = list.getSnapshot().context.items;
  await tab.visit('/news/1', 'article');
  browser.backend.faults.add({ kind: 'hold', endpoint: 'news.page' });
  await tab.visit('/', 'home');
  expect(tab.at('page-home/latest')).toBe(list);
  expect(list.getSnapshot().hasTag('reloading')).toBe(true);
  expect(list.getSnapshot().context.items).toBe(before);
  expect(before).toHaveLength(20);
});

test('a room is given the parameters and the query of its address', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/news/7?id=8&from=strip');
  expect(tab.at('page-e1').getSnapshot().context.params).toEqual({ id: '7', from: 'strip' });
});
