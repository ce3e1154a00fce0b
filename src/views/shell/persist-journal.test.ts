import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openJournalLog } from '#services/storage/journal-log.ts';
import { desktop, openPlainBrowser } from '../../../tests/harness/browser.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { persistJournal } from './persist-journal.ts';

const never = new Promise<void>(() => {});

/** A page that never rests unless `rested` says so, and whether its journal is in the browser. */
const openPage = (rested: Promise<void> = never) => {
  const { app, journal } = openPlainBrowser().openTab();
  const clock = new VirtualClock();
  const sessionStorage = { getItem: () => 'the tab', setItem: () => {} };
  const page = Object.assign(new EventTarget(), {
    setTimeout: clock.setTimeout,
    indexedDB: new IDBFactory(),
    sessionStorage,
  }) as unknown as Window;
  persistJournal({ page, app, journal, clock, input: desktop, token: () => 'one', version: '0', rested, go: () => {} });
  const stored = async (): Promise<number> => {
    const log = await openJournalLog(page.indexedDB);
    const kept = await log.previous({ id: 'other', tab: 'the tab', openedAt: Number.MAX_SAFE_INTEGER, facts: '' });
    return kept?.entries.length ?? -1;
  };
  return { page, clock, stored };
};

/** Its entries are gathered for a second, and written as soon as the browser is idle. */
const gathered = 1_000;

test('nothing is stored of a page that is neither whole nor used, until ten seconds are over', async () => {
  const { clock, stored } = openPage();
  await clock.advance(9_999);
  expect(await stored()).toBe(-1);
  await clock.advance(1 + gathered);
  await expect.poll(stored).toBeGreaterThan(0);
});

test('a page that is whole is stored from then on', async () => {
  const { clock, stored } = openPage(Promise.resolve());
  await clock.advance(gathered);
  await expect.poll(stored).toBeGreaterThan(0);
});

test.each(['pointerdown', 'keydown'])('a page is stored from the first %s on', async (sign) => {
  const { page, clock, stored } = openPage();
  page.dispatchEvent(new Event(sign));
  await clock.advance(gathered);
  await expect.poll(stored).toBeGreaterThan(0);
});

test('a page that goes away before is stored as it goes', async () => {
  const { page, stored } = openPage();
  await settle();
  page.dispatchEvent(new Event('pagehide'));
  await expect.poll(stored).toBeGreaterThan(0);
});
