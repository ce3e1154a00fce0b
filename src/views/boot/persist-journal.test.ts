import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { browserJournalLog } from '#services/storage/journal-log.ts';
import { desktop, openPlainBrowser } from '../../../tests/harness/browser.ts';
import { settle, VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { persistJournal } from './persist-journal.ts';

const openPage = () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { app, journal } = openPlainBrowser().openTab();
  const clock = new VirtualClock();
  const sessionStorage = { getItem: () => 'the tab', setItem: () => {} };
  const page = Object.assign(new EventTarget(), {
    setTimeout: clock.setTimeout,
    sessionStorage,
  }) as unknown as Window;
  persistJournal({ page, app, journal, clock, input: desktop, token: () => 'one', version: '0', go: () => {} });
  const stored = async (): Promise<number> => {
    const log = browserJournalLog();
    const kept = await log.previous({ id: 'other', tab: 'the tab', openedAt: Number.MAX_SAFE_INTEGER, facts: '' });
    return kept?.entries.length ?? -1;
  };
  return { page, clock, stored };
};

test('entries are gathered for a second, and stored in the next idle moment', async () => {
  const { clock, stored } = openPage();
  await clock.advance(999);
  expect(await stored()).toBeLessThan(1);
  await clock.advance(1);
  await expect.poll(stored).toBeGreaterThan(0);
});

test('a page that goes away before is stored as it goes', async () => {
  const { page, stored } = openPage();
  await settle();
  page.dispatchEvent(new Event('pagehide'));
  await expect.poll(stored).toBeGreaterThan(0);
});
