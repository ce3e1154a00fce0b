import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeApp } from '#machines/app/whole-app.ts';
import type { JournalEntry } from '#machines/journal/recorder.ts';
import { createShadow } from '#machines/journal/shadow.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { makeSeed } from '#mocks/hosts/seed.ts';
import { desktop, openBrowser } from '../harness/app.ts';
import { statesUnder, stateText } from '../harness/states.ts';
import { perform, type Step, signUp, walks } from './app-walks.ts';

const runs = 200;
const seed = 20_260_801;
const start = Date.UTC(2026, 7, 3, 1);
const world = makeSeed(start);

test('random walks over the whole app: the shadow equals every live actor after every step', async () => {
  let steps = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(walks(110), async (walk: readonly Step[]) => {
      const browser = openBrowser(createBackend({ now: start, seed: world }));
      const tab = browser.openTab();
      const shadow = createShadow(wholeApp, desktop);
      let applied = 0;
      for (const step of walk) {
        await perform(browser, tab, step);
        for (; applied < tab.journal.entries.length; applied++) {
          shadow.apply(JSON.parse(JSON.stringify(tab.journal.entries[applied])) as JournalEntry);
        }
        const live = statesUnder(tab.app);
        const folded = Object.fromEntries(Object.keys(live).map((path) => [path, stateText(shadow.snapshotAt(path))]));
        expect(folded).toEqual(live);
        steps++;
      }
      for (const { path } of tab.journal.entries) seen.add(path);
      tab.app.stop();
      browser.backend.stop();
    }),
    { numRuns: runs, seed },
  );
  expect(steps).toBeGreaterThan(20_000);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/login/smsLogin/smsCode',
      '/login/wechatQr',
      '/wizard/supplement',
      '/visits',
      '/room-e1/latest',
    ]),
  );
}, 300_000);

test('the control: folding the events of the root alone does not give the state', async () => {
  const browser = openBrowser(createBackend({ now: start, seed: world }));
  const tab = browser.openTab();
  const shadow = createShadow(wholeApp, desktop);
  for (const step of signUp) await perform(browser, tab, step);
  for (const entry of tab.journal.entries) if (entry.path === '') shadow.apply(entry);
  expect(stateText(shadow.snapshotAt('/session'))).not.toEqual(statesUnder(tab.app)['/session']);
});
