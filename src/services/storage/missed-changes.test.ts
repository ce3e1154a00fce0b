import { afterEach, expect, test, vi } from 'vitest';
import { stored } from '../contract/stored.contract.ts';
import { browserStoreHost } from './browser-host.ts';
import { dispatchMissedChanges } from './missed-changes.ts';
import { makeStore } from './record-store.ts';

class FakeStorageEvent extends Event {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly storageArea: unknown;
  constructor(type: string, { key, newValue, storageArea }: StorageEventInit) {
    super(type);
    this.key = key ?? null;
    this.newValue = newValue ?? null;
    this.storageArea = storageArea;
  }
}
afterEach(() => vi.unstubAllGlobals());

const session = { token: 't', refreshToken: 'r', expiresAt: 9, identity: '1001', loginTime: 1 };

const setup = () => {
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
  const localStorage: Record<string, string> = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
  });
  const page = Object.assign(new EventTarget(), { localStorage }) as unknown as Window;
  dispatchMissedChanges(page);
  const store = makeStore(browserStoreHost(page));
  store.save(stored.session, session);
  const received: unknown[] = [];
  store.watch(stored.session, (value) => received.push(value));
  const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { localStorage, store, received, pass };
};
const loggedOut = JSON.stringify({ version: 1, value: null });

test('[R4.3-2] a page taken out of the back-forward cache hears that another tab has logged out', () => {
  const { localStorage, store, received, pass } = setup();
  pass('pagehide', true);
  localStorage[stored.session.key] = loggedOut;
  expect(store.peek(stored.session)).toEqual(session);
  pass('pageshow', true);
  expect([received, store.peek(stored.session)]).toEqual([[null], null]);
});

test('[R4.3-2] it hears nothing where nothing changed, and where the page was made anew', () => {
  const { localStorage, received, pass } = setup();
  pass('pagehide', true);
  pass('pageshow', true);
  localStorage[stored.session.key] = loggedOut;
  pass('pageshow', false);
  expect(received).toEqual([]);
});
