import { expect, test } from 'vitest';
import { stored } from '#services/contract/stored.contract.ts';
import { makeStore } from '#services/storage/record-store.ts';
import { connectEvents } from '#views/boot/page-events.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signUp } from './sign-up.ts';

const inBrowser = (app: Parameters<typeof connectEvents>[1]) => {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const page = Object.assign(new EventTarget(), { document, matchMedia: () => new EventTarget() });
  connectEvents(page as unknown as Window, app);
  const turn = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    hide: () => turn(true),
    show: () => turn(false),
    hear: (type: string) => page.dispatchEvent(new Event(type)),
  };
};

test('a page that hears `pagehide` alone before it is killed has stored what was typed', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.visit('/flash');
  await signUp(browser, tab);
  const page = inBrowser(tab.app);
  const drafts = () => JSON.stringify(makeStore(browser.storage.tab()).load(stored.drafts).value);
  tab.at('wizard/supplement').send({ type: 'field.change', field: 'nickname', text: '林小满' });
  expect(drafts()).not.toContain('林小满');
  page.hear('pagehide');
  // No task runs after it: microtasks alone.
  for (let count = 0; count < 100; count += 1) await Promise.resolve();
  expect(drafts()).toContain('林小满');
});

test('each change of what is seen is sent once, also on the way into the back-forward cache and out of it', () => {
  const sent: string[] = [];
  const page = inBrowser({ send: ({ type }: { type: string }) => void sent.push(type) } as never);
  page.hear('pageshow');
  page.hear('pagehide');
  page.hide();
  page.show();
  page.hear('pageshow');
  expect(sent).toEqual(['page.hidden', 'page.shown']);
  page.hide();
  page.hear('pagehide');
  page.hear('pageshow');
  page.show();
  expect(sent).toEqual(['page.hidden', 'page.shown', 'page.hidden', 'page.shown']);
});
