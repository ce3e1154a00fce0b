import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AppActor } from '#machines/app/app.machine.ts';
import { openBrowser } from '../../../tests/harness/open-browser.ts';
import { appStyles, preloadedLists } from './static-frame.ts';

const linkTo = (sheet: object | null) => Object.assign(new EventTarget(), { media: 'not all', sheet });

const pageWith = (...links: readonly EventTarget[]) =>
  Object.assign(new EventTarget(), {
    readyState: 'interactive',
    querySelectorAll: () => links,
  }) as unknown as Document & { readyState: DocumentReadyState };

test('styles that are there are switched on at once', async () => {
  const link = linkTo({});
  await appStyles(pageWith(link));
  expect(link.media).toBe('all');
});

test.each(['load', 'error'])('styles on their way are waited for until their %s', async (end) => {
  const link = linkTo(null);
  const on = appStyles(pageWith(link)).then(() => 'on');
  expect([await Promise.race([on, Promise.resolve('waiting')]), link.media]).toEqual(['waiting', 'not all']);
  link.dispatchEvent(new Event(end));
  expect([await on, link.media]).toEqual(['on', 'all']);
});

test('styles that failed before they were asked for do not keep the app from replacing the static frame', async () => {
  const link = linkTo(null);
  const page = pageWith(link);
  const on = appStyles(page).then(() => 'on');
  expect(await Promise.race([on, Promise.resolve('waiting')])).toBe('waiting');
  page.readyState = 'complete';
  page.dispatchEvent(new Event('readystatechange'));
  expect([await on, link.media]).toEqual(['on', 'all']);
  await appStyles(page);
});

test('nothing is waited for where styles come with the scripts', async () => {
  expect(await appStyles(pageWith())).toEqual([]);
});

const list = (isLoading: boolean) =>
  createActor(
    createMachine({
      initial: isLoading ? 'loading' : 'loaded',
      states: { loading: { tags: 'loading', on: { come: 'loaded' } }, loaded: {} },
    }),
  ).start();

const open = (latest = list(false), weekly = list(false), page: object = { shiyeAhead: {} }) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const home = { getSnapshot: () => ({ children: { latest, weekly } }) };
  const app = { getSnapshot: () => ({ context: { pages: [{ ref: home }] } }) } as unknown as AppActor;
  let isOver = false;
  preloadedLists(page as Window, app).then(() => {
    isOver = true;
  });
  const isOverAfter = async (ms: number): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(ms);
    return isOver;
  };
  return { latest, weekly, isOverAfter };
};

test.each(['latest', 'weekly'] as const)('the first page is shown when its %s news are there', async (name) => {
  const { isOverAfter, ...lists } = open(list(name === 'latest'), list(name === 'weekly'));
  expect(await isOverAfter(149)).toBe(false);
  lists[name].send({ type: 'come' });
  expect(await isOverAfter(0)).toBe(true);
});

test('it is shown after 150 ms without what does not come, and at once where nothing was preloaded', async () => {
  const { isOverAfter } = open(list(true), list(true));
  expect([await isOverAfter(149), await isOverAfter(1)]).toEqual([false, true]);
  expect(await open(list(true), list(true), {}).isOverAfter(0)).toBe(true);
});

test('these are lists of the news home', async () => {
  const tab = openBrowser().openTab();
  await tab.visit('/');
  const { latest, weekly } = tab.at('page-e1').getSnapshot().children;
  expect([latest, weekly].map((part) => part.getSnapshot().hasTag('loading'))).toEqual([false, false]);
});
