import { replayApp } from '#machines/app/replay-app.ts';
import { type FlowFile, makeFlow } from '#machines/journal/flow-file.ts';
import type { RecordedRun } from '#machines/journal/replay.ts';
import { createShadow, type Shadow } from '#machines/journal/shadow.ts';
import type { Seed } from '#mocks/domain/domain-seed.ts';
import { makeSeed } from '#mocks/hosts/make-seed.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { pages } from '#pages/pages.ts';
import { makeAcquire } from '#services/storage/locks.ts';
import { memoryOrigin } from '#services/storage/memory-host.ts';
import { appMachine } from '../harness/app-machine.ts';
import { desktop, pageOrigin } from '../harness/browser.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { VirtualClock } from '../harness/virtual-clock.ts';
import { perform, type Step } from './app-walks.ts';

export const start = Date.UTC(2026, 7, 3, 1);

/** What a file says of a recorded walk. */
export const fileFacts = ({ startedAt }: Pick<RecordedRun, 'startedAt'>) => ({
  appVersion: '0.1.0',
  startedAt,
  savedAt: 0,
  language: 'zh',
  route: '/',
  input: desktop,
});

/** The same seed for every walk: with few regions, and what it makes anew at each call is made once. */
const smaller = (seed: Seed): Seed => {
  const items = new Map<string, ReturnType<Seed['newsItem']>>();
  const china = { ...seed.china(), subLocations: seed.china().subLocations.slice(0, 3) };
  const overseas = seed.overseas().slice(0, 3);
  return {
    ...seed,
    china: () => china,
    overseas: () => overseas,
    newsItem: (id) => {
      const item = items.get(id) ?? seed.newsItem(id);
      items.set(id, item);
      return item;
    },
  };
};
const domain = smaller(makeSeed(start));

export const openApp = (journalLimit = 20_000) => {
  const browser = openBrowser(createBackend({ now: start, seed: domain }));
  return { browser, tab: browser.openTab({}, { journalLimit }) };
};

export const recordWalk = async (walk: readonly Step[]) => {
  const { browser, tab } = openApp();
  for (const step of walk) await perform(browser, tab, step);
  const recordedRun: RecordedRun = { startedAt: tab.journal.startedAt, entries: [...tab.journal.entries] };
  return { browser, tab, recordedRun };
};

export const fileOf = (recordedRun: RecordedRun): FlowFile =>
  makeFlow(fileFacts(recordedRun), { base: null, ...recordedRun }, 'key');

/** What the first `count` entries lead to. */
export const foldedTo = (recordedRun: RecordedRun, count: number): Shadow => {
  const shadow = createShadow(appMachine, desktop, recordedRun);
  for (const entry of recordedRun.entries.slice(0, count)) shadow.apply(entry);
  return shadow;
};

/** A page that counts what leaves it. Nothing that it asks is answered. */
export const silentPage = (time: number) => {
  const calls: string[] = [];
  const clock = new VirtualClock(time);
  const storage = memoryOrigin();
  const host = {
    input: desktop,
    clock,
    baseUrl: pageOrigin,
    fetch: (input: RequestInfo | URL) => {
      calls.push(new URL(new Request(input).url).pathname);
      return new Promise<Response>(() => {});
    },
    pages,
    store: storage.tab(),
    acquire: makeAcquire(undefined),
    host: { origin: pageOrigin, describe: () => ({ url: pageOrigin, userAgent: 'test' }) },
    loadView: async () => {},
    token: (length: number) => '0'.repeat(length),
  };
  return { host, calls, clock, storage };
};

/** Such a page, brought to the end of a recording. */
export const replayWalk = (recordedRun: RecordedRun, time: number) => {
  const { host, ...page } = silentPage(time);
  const replayed = replayApp(host, recordedRun);
  replayed.app.start();
  return { ...replayed, ...page, divergence: replayed.run() };
};
