import { expect, test } from 'vitest';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import {
  pagedListMachine,
  selectFilter,
  selectItems,
  selectListFailure,
  selectNewCount,
  selectTotal,
  selectUnreadable,
  selectWantsButton,
} from './paged-list.machine.ts';

interface Item {
  readonly id: number;
  readonly title: string;
}

const offline: Failure = { tag: 'offline' };
const item = (id: number, title = `no. ${id}`): Item => ({ id, title });
const range = (from: number, to: number): Item[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => item(from < to ? from + n : from - n));

const start = async (size = 3) => {
  const flashes = pagedListMachine(
    (_: { site: string }, current: number, length: number) =>
      call(news.flashPage, { query: { size: length, current } }),
    size,
  );
  const chart = await inParent(flashes, { site: 'news' });
  const actor = chart.child;
  const look = () => {
    const snapshot = actor.getSnapshot();
    return { tags: [...snapshot.tags].sort(), ids: selectItems(snapshot).map(({ id }) => Number(id)) };
  };
  const page = (records: readonly Item[], total: number, unreadable?: number) =>
    chart.call().answer({ records, total, current: 0, size, ...(unreadable === undefined ? {} : { unreadable }) });
  return { ...chart, actor, look, page };
};

test('the first page is shown, the next one follows it, the last one ends the list', async () => {
  const { calls, look, page, send } = await start();
  expect(look()).toEqual({ tags: ['loading'], ids: [] });
  await page(range(1, 3), 5);
  expect(look()).toEqual({ tags: ['shown'], ids: [1, 2, 3] });
  await send({ type: 'page.more' });
  expect(look()).toEqual({ tags: ['loadingMore', 'shown'], ids: [1, 2, 3] });
  await page(range(4, 5), 5);
  expect(look()).toEqual({ tags: ['ended', 'shown'], ids: [1, 2, 3, 4, 5] });
  await send({ type: 'page.more' });
  expect(calls.map(({ sent }) => sent.query)).toEqual([
    { size: 3, current: 1 },
    { size: 3, current: 2 },
  ]);
});

test('a first page that fails is tried again by the user, or when the network is back', async () => {
  const { actor, call, look, page, send } = await start();
  await call().fail(offline);
  expect({ ...look(), failure: selectListFailure(actor.getSnapshot()) }).toEqual({
    tags: ['failed'],
    ids: [],
    failure: offline,
  });
  await send({ type: 'page.retry' });
  await call().fail(offline);
  await send({ type: 'connection.returned' });
  await page(range(1, 3), 9);
  expect({ ...look(), failure: selectListFailure(actor.getSnapshot()) }).toEqual({
    tags: ['shown'],
    ids: [1, 2, 3],
    failure: null,
  });
});

test('after three pages by scrolling a button is needed; pressing it gives three more', async () => {
  const { actor, calls, page, send } = await start();
  await page(range(1, 3), 99);
  for (const first of [4, 7, 10]) {
    expect(selectWantsButton(actor.getSnapshot())).toBe(false);
    await send({ type: 'page.more', auto: true });
    await page(range(first, first + 2), 99);
  }
  expect(selectWantsButton(actor.getSnapshot())).toBe(true);
  await send({ type: 'page.more', auto: true });
  expect(calls.length).toBe(4);
  await send({ type: 'page.more' });
  await page(range(13, 15), 99);
  expect(selectWantsButton(actor.getSnapshot())).toBe(false);
  expect(actor.getSnapshot().can({ type: 'page.more', auto: true })).toBe(true);
});

test('an item that moved to the next page is shown once, with its newer words', async () => {
  const { actor, page, send } = await start();
  await page(range(1, 3), 6);
  await send({ type: 'page.more' });
  await page([item(3, 'moved'), item(4), item(4)], 6);
  expect(selectItems(actor.getSnapshot())).toEqual([item(1), item(2), item(3, 'moved'), item(4)]);
});

const askedPage = (call?: { readonly sent: { readonly query?: unknown } }): number =>
  Number(Object(call?.sent.query).current);

const startHeld = async (held: Item[]) => {
  const list = await start();
  const answer = async () => {
    const current = askedPage(list.calls.at(-1));
    await list.page(held.slice((current - 1) * 3, current * 3), held.length);
  };
  const toTheEnd = async () => {
    while (!list.actor.getSnapshot().hasTag('ended')) {
      if (!list.actor.getSnapshot().hasTag('loadingMore')) await list.send({ type: 'page.more' });
      await answer();
    }
  };
  await answer();
  return { ...list, answer, toTheEnd };
};
const idsOf = (items: readonly Item[]): number[] => items.map(({ id }) => id);

test.each([1, 2, 3, 4, 6])(
  'after %s of the items were removed the list still shows each that is left',
  async (gone) => {
    const held = range(1, 11);
    const { answer, look, send, toTheEnd } = await startHeld(held);
    await send({ type: 'page.more' });
    await answer();
    held.splice(0, gone);
    await toTheEnd();
    expect(look().ids).toEqual(idsOf(range(1, 11)));
  },
);

test('the last page may be gone once an item was removed; the one before is read again', async () => {
  const held = range(1, 4);
  const { calls, look, toTheEnd } = await startHeld(held);
  held.shift();
  await toTheEnd();
  expect(look().ids).toEqual([1, 2, 3, 4]);
  expect(calls.map(askedPage)).toEqual([1, 2, 1]);
});

test('what moves into the first page because items were removed is no new item', async () => {
  const held = range(1, 5);
  const { actor, answer, look, send, toTheEnd } = await startHeld(held);
  held.shift();
  await send({ type: 'list.reload' });
  await answer();
  expect(selectNewCount(actor.getSnapshot())).toBe(0);
  await toTheEnd();
  expect(look().ids).toEqual([1, 2, 3, 4, 5]);
});

test.each([1, 2, 3, 5])('%s items that are added on top double nothing and hide nothing', async (added) => {
  const held = range(1, 8);
  const { look, toTheEnd } = await startHeld(held);
  held.unshift(...range(90, 90 + added - 1));
  await toTheEnd();
  expect(look().ids.filter((id) => id < 90)).toEqual(idsOf(range(1, 8)));
});

test('an item that is added at the end of a list that had ended is found', async () => {
  const held = range(1, 4);
  const { answer, look, send, toTheEnd } = await startHeld(held);
  await toTheEnd();
  held.push(item(5));
  await send({ type: 'list.reload' });
  await answer();
  await toTheEnd();
  expect(look().ids).toEqual([1, 2, 3, 4, 5]);
});

test('a reload counts what is new and keeps the place; the new items come on top when asked for', async () => {
  const { actor, look, page, send } = await start();
  await page(range(9, 7), 9);
  await send({ type: 'page.more' });
  await page(range(6, 4), 9);
  await send({ type: 'list.reload' });
  expect(look().tags).toEqual(['reloading', 'shown']);
  await page([item(11), item(10), item(9, 'changed')], 11);
  expect({ ...look(), found: selectNewCount(actor.getSnapshot()), total: selectTotal(actor.getSnapshot()) }).toEqual({
    tags: ['shown'],
    ids: [9, 8, 7, 6, 5, 4],
    found: 2,
    total: 11,
  });
  await send({ type: 'list.showNew' });
  expect(look().ids).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
  expect(selectItems(actor.getSnapshot())[2]).toEqual(item(9, 'changed'));
  expect(selectNewCount(actor.getSnapshot())).toBe(0);
});

test('when a whole page is new, the list starts over, because a gap would be hidden', async () => {
  const { calls, look, page, send } = await start();
  await page(range(9, 7), 9);
  await send({ type: 'list.reload' });
  await page(range(19, 17), 19);
  await send({ type: 'list.showNew' });
  expect(look()).toEqual({ tags: ['shown'], ids: [19, 18, 17] });
  await send({ type: 'page.more' });
  expect(calls.at(-1)?.sent.query).toEqual({ size: 3, current: 2 });
});

test('a reload that fails keeps everything and says so, until looking again works', async () => {
  const { actor, call, look, page, send } = await start();
  await page(range(1, 3), 3);
  await send({ type: 'list.reload' });
  await call().fail(offline);
  expect({ ...look(), failure: selectListFailure(actor.getSnapshot()) }).toEqual({
    tags: ['ended', 'shown', 'stale'],
    ids: [1, 2, 3],
    failure: offline,
  });
  await send({ type: 'page.retry' });
  await call().fail(offline);
  expect(look().tags).toEqual(['ended', 'shown', 'stale']);
  await send({ type: 'connection.returned' });
  await page(range(1, 3), 3);
  expect({ ...look(), failure: selectListFailure(actor.getSnapshot()) }).toEqual({
    tags: ['ended', 'shown'],
    ids: [1, 2, 3],
    failure: null,
  });
});

test('an empty list stays empty while it is looked at again, and when that fails', async () => {
  const { call, look, page, send } = await start();
  await page([], 0);
  await send({ type: 'page.returned' });
  expect(look()).toEqual({ tags: ['empty', 'reloading', 'shown'], ids: [] });
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['empty', 'shown', 'stale'], ids: [] });
  await send({ type: 'page.retry' });
  await page(range(1, 2), 2);
  expect(look()).toEqual({ tags: ['ended', 'shown'], ids: [1, 2] });
});

test('another filter begins anew; the old items stay until the new ones come', async () => {
  const { actor, calls, look, page, send } = await start();
  await page(range(1, 3), 9);
  await send({ type: 'page.more', auto: true });
  await page(range(4, 6), 9);
  await send({ type: 'list.filter', filter: { site: 'events' } });
  expect(look()).toEqual({ tags: ['filtering', 'shown'], ids: [1, 2, 3, 4, 5, 6] });
  expect(selectFilter(actor.getSnapshot())).toEqual({ site: 'events' });
  await page(range(5, 8), 9);
  expect(look()).toEqual({ tags: ['shown'], ids: [5, 6, 7, 8] });
  await send({ type: 'page.more' });
  expect(calls.at(-1)?.sent.query).toEqual({ size: 3, current: 2 });
});

test('a user who is recognised while another filter is on its way does not bring the old items back', async () => {
  const { look, page, send } = await start();
  await page(range(1, 3), 3);
  await send({ type: 'list.filter', filter: { site: 'events' } });
  await send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  await send({ type: 'list.reload' });
  expect(look()).toEqual({ tags: ['filtering', 'shown'], ids: [1, 2, 3] });
  await page([item(9)], 1);
  expect(look()).toEqual({ tags: ['ended', 'shown'], ids: [9] });
});

test('a first page on its way for a guest is asked anew for the member that he turns out to be', async () => {
  const { calls, look, page, send } = await start();
  await send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  expect(calls).toHaveLength(2);
  await page([item(9)], 1);
  expect(look()).toEqual({ tags: ['ended', 'shown'], ids: [9] });
});

test('a filter that fails leaves no items of the old one; retry asks for the new one', async () => {
  const { actor, call, look, page, send } = await start();
  await page(range(1, 3), 9);
  await send({ type: 'list.filter', filter: { site: 'events' } });
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['failed'], ids: [] });
  await send({ type: 'page.retry' });
  await page(range(7, 9), 9);
  expect(look()).toEqual({ tags: ['shown'], ids: [7, 8, 9] });
  expect(selectFilter(actor.getSnapshot())).toEqual({ site: 'events' });
});

test('rows that could not be read are counted, and the pages go on where they would have without them', async () => {
  const { actor, calls, look, page, send } = await start();
  const unreadable = () => selectUnreadable(actor.getSnapshot());
  await page(range(1, 2), 8, 1);
  await send({ type: 'page.more' });
  await page([], 8, 3);
  expect([look(), unreadable()]).toEqual([{ tags: ['shown'], ids: [1, 2] }, 4]);
  await send({ type: 'page.more' });
  await page(range(7, 8), 8);
  expect([look(), unreadable()]).toEqual([{ tags: ['ended', 'shown'], ids: [1, 2, 7, 8] }, 4]);
  expect(calls.map(({ sent }) => Object(sent.query).current)).toEqual([1, 2, 3]);
  await send({ type: 'list.reload' });
  await page(range(1, 3), 8);
  expect([unreadable(), selectNewCount(actor.getSnapshot())]).toEqual([3, 1]);
});

test('a first page of which nothing could be read is not the end while there is more', async () => {
  const { look, page, send } = await start();
  await page([], 4, 3);
  expect(look()).toEqual({ tags: ['shown'], ids: [] });
  await send({ type: 'page.more' });
  await page([item(4)], 4);
  expect(look()).toEqual({ tags: ['ended', 'shown'], ids: [4] });
});

test('a first page of strangers starts the list over, also where one of them could not be read', async () => {
  const { look, page, send } = await start();
  await page(range(1, 3), 9);
  await send({ type: 'list.reload' });
  await page(range(11, 12), 19, 1);
  await send({ type: 'list.showNew' });
  expect(look().ids).toEqual([11, 12]);
});
