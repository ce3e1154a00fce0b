import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chunkLoadTimeout } from '#services/contract/constants.ts';
import { openBrowser } from '../harness/app.ts';
import { laterChart } from '../harness/browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** A network on which the program of a page comes, or does not, when the test says so. */
const byHand = () => {
  const waiting: { come: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const fetchChart = (name: string) =>
    new Promise<AnyStateMachine>((come, fail) => {
      waiting.push({
        come: async () => {
          come(laterChart(name));
          await settle();
        },
        fail: async () => {
          fail(new TypeError('no chunk'));
          await settle();
        },
      });
    });
  return { waiting, fetchChart };
};

const open = () => {
  const browser = openBrowser();
  const network = byHand();
  const tab = browser.openTab({}, { fetchChart: network.fetchChart });
  const place = () => tab.app.getSnapshot().value.place;
  return { ...browser, ...network, tab, place };
};

test('the home page needs no further program; another page waits for its own, once', async () => {
  const { tab, waiting, place } = open();
  await tab.visit('/');
  expect([place(), waiting.length]).toEqual([{ there: 'shown' }, 0]);
  await tab.visit('/news/1');
  expect(place()).toEqual({ there: 'fetching' });
  await waiting[0]?.come();
  expect(place()).toEqual({ there: 'shown' });
  expect(tab.at('room-e2/detail').getSnapshot().hasTag('failed')).toBe(true);
  await tab.visit('/news/2');
  expect([place(), waiting.length]).toEqual([{ there: 'shown' }, 1]);
});

test('a program that does not come is told, and fetched again when the reader or the network says so', async () => {
  const { tab, waiting, place } = open();
  await tab.visit('/news/1');
  await waiting[0]?.fail();
  expect(place()).toEqual({ there: 'unfetched' });
  tab.app.send({ type: 'room.retry' });
  await settle();
  await waiting[1]?.fail();
  tab.app.send({ type: 'connection.returned' });
  await settle();
  await waiting[2]?.come();
  expect(place()).toEqual({ there: 'shown' });
});

test('[R9-8] after 120 s the program of a page counts as lost', async () => {
  const { tab, place, advance } = open();
  await tab.visit('/news/1');
  await advance(chunkLoadTimeout - 1);
  expect(place()).toEqual({ there: 'fetching' });
  await advance(1);
  expect([chunkLoadTimeout, place()]).toEqual([120_000, { there: 'unfetched' }]);
});

test('a reader who goes on meanwhile is not brought back', async () => {
  const { tab, waiting, place } = open();
  await tab.visit('/news/1');
  await tab.visit('/');
  await waiting[0]?.come();
  expect(place()).toEqual({ there: 'shown' });
  expect(tab.app.getSnapshot().context.rooms.map(({ entry }) => entry)).toEqual(['e2']);
});

test('going back shows the same items at once and looks at them again', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/', 'home');
  const list = tab.at('room-home/latest');
  list.send({ type: 'page.more', auto: true });
  await settle();
  const before = list.getSnapshot().context.items;
  await tab.visit('/news/1', 'article');
  browser.backend.faults.add({ kind: 'hold', endpoint: 'news.page' });
  await tab.visit('/', 'home');
  expect(tab.at('room-home/latest')).toBe(list);
  expect(list.getSnapshot().hasTag('refreshing')).toBe(true);
  expect(list.getSnapshot().context.items).toBe(before);
  expect(before).toHaveLength(20);
});

test('a room is given the parameters and the query of its address', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/news/7?id=8&from=strip');
  expect(tab.at('room-e1').getSnapshot().context.params).toEqual({ id: '7', from: 'strip' });
});
