import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createOfflineSupport } from '#machines/offline/create-offline-support.ts';
import { selectReason, selectSince } from '#machines/offline/offline-reading.machine.ts';
import { loginBySso } from '#mocks/domain/rules/login.ts';
import { browserAnswerStore } from '#services/storage/cached-answers.ts';
import { createOfflineCache } from '#services/storage/offline-cache.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { adopt } from '#views/boot/expose-devtools.ts';
import { followLogin, followPage } from '#views/boot/offline-support.ts';
import { reloadData } from '#views/boot/page-events.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { settle } from '../harness/virtual-clock.ts';

/** The disk takes its time: several rounds of it. */
const rest = async (): Promise<void> => {
  for (let round = 0; round < 12; round += 1) await settle();
};

/** The files of the app are looked after elsewhere. */
const idle = { check: () => {}, take: () => {}, end: () => {} };

/** A browser whose pages keep what is read, as the app does beside a page. */
const open = async () => {
  const browser = openBrowser();
  const { backend } = browser;
  vi.stubGlobal('indexedDB', new IDBFactory());
  const log = browserAnswerStore();
  const openTab = () => {
    const support = createOfflineSupport({ clock: backend.clock, watch: () => idle });
    const kept = createOfflineCache({
      store: makeStore(browser.storage.tab()),
      log,
      clock: backend.clock,
      notify: (news) => support.reading.send(news),
    });
    const answers = () => ({
      take: () => null,
      openCache: async () => kept,
      awake: Promise.resolve(),
    });
    const tab = browser.openTab({}, { answers });
    support.reading.on('reload.wanted', () => reloadData(tab.app));
    support.reading.start();
    followPage(tab.app, () => support.reading.send({ type: 'page.entered' }));
    followLogin(tab.app, (all) => void kept.forget(all));
    onTestFinished(() => {
      tab.app.stop();
      support.reading.stop();
    });
    const visit = async (url: string, entry?: string) => {
      await tab.visit(url, entry);
      await rest();
    };
    const part = (path: string) => tab.at(path).getSnapshot();
    const news = (entry: string) => part(`page-${entry}/latest`).context.items.map(({ id }: { id: string }) => id);
    const note = () => ({
      state: support.reading.getSnapshot().value,
      since: selectSince(support.reading.getSnapshot()),
    });
    return { ...tab, visit, part, news, note, support };
  };
  return { ...browser, log, openTab };
};

test('without network a page that is opened anew shows what was read, says from when, and is renewed', async () => {
  const { backend, openTab } = await open();
  const readAt = backend.clock.now();
  const first = openTab();
  await first.visit('/', 'home');
  const read = first.news('home');
  await first.visit(`/news/${read[0]}`, 'article');
  expect(first.note()).toEqual({ state: 'fresh', since: null });
  const title = first.part('page-article/detail').context.data.title;

  backend.clock.advance(60_000);
  backend.faults.add({ kind: 'offline' });
  const later = openTab();
  await later.visit('/', 'again');
  expect(later.news('again')).toEqual(read);
  expect(later.note()).toEqual({ state: 'cached', since: readAt });
  await later.visit(`/news/${read[0]}`, 'read');
  expect([later.part('page-read/detail').context.data.title, later.note().since]).toEqual([title, readAt]);
  await later.visit(`/news/${read[1]}`, 'unread');
  expect(later.part('page-unread/detail').hasTag('failed')).toBe(true);
  expect(later.part('page-unread/detail').context.failure).toEqual({ tag: 'offline' });

  await later.visit('/', 'again');
  expect(later.note().state).toBe('cached');
  backend.faults.clear();
  later.support.reading.send({ type: 'connection.returned' });
  await rest();
  expect(later.note()).toEqual({ state: 'fresh', since: null });
});

test.each([502, 503, 504])(
  'a server that is away (%i) is as no network: what was read is shown, under one note',
  async (status) => {
    const { backend, openTab } = await open();
    const readAt = backend.clock.now();
    const first = openTab();
    await first.visit('/', 'home');
    const read = first.news('home');

    backend.clock.advance(60_000);
    backend.faults.add({ kind: 'status', status });
    const later = openTab();
    await later.visit('/', 'again');
    expect(later.news('again')).toEqual(read);
    expect(later.note()).toEqual({ state: 'cached', since: readAt });
    expect(selectReason(later.support.reading.getSnapshot())).toBe('unavailable');
    backend.faults.clear();
    later.support.reading.send({ type: 'reading.retry' });
    await rest();
    expect(later.note()).toEqual({ state: 'fresh', since: null });
  },
);

test('a server that says what is wrong is believed: nothing stored is shown instead', async () => {
  const { backend, openTab } = await open();
  await openTab().visit('/', 'home');
  backend.faults.add({ kind: 'status', status: 500 });
  const later = openTab();
  await later.visit('/', 'again');
  expect([later.part('page-again/latest').hasTag('failed'), later.note().state]).toEqual([true, 'fresh']);
});

type Opened = Awaited<ReturnType<typeof open>>;

test.each([
  ['he logs out', async (tab: ReturnType<Opened['openTab']>) => tab.at('session').send({ type: 'session.close' })],
  [
    'another login takes its place',
    async (tab: ReturnType<Opened['openTab']>, { clock }: Opened['backend']) => {
      clock.advance(1_000);
      await tab.logIn('wangfang');
    },
  ],
])('[R4.3-2] what a member read is his login’s alone, and is gone when %s', async (_, end) => {
  const { backend, log, openTab } = await open();
  const tab = openTab();
  await adopt(tab.app, backend.clock, loginBySso(backend.domain, 'sso-liran'));
  await tab.visit('/news/60600', 'article');
  const owner = String(backend.clock.now());
  const address = '/news/news/60600';
  expect((await log.find(owner, address))?.owner).toBe(owner);
  expect(await log.find('guest', address)).toBeNull();
  await end(tab, backend);
  await rest();
  expect(await log.find(owner, address)).toBeNull();
  // Pages that stay open are given anew, to a guest.
  expect((await log.find('guest', address))?.text ?? '').not.toContain('"isLiked":true');
});
