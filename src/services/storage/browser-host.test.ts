import { expect, test } from 'vitest';
import { stored } from '../contract/stored.contract.ts';
import { browserStoreHost } from './browser-host.ts';
import { memoryOrigin } from './memory-host.ts';
import { makeStore } from './record-store.ts';

const open = () => {
  const localStorage = memoryOrigin().tab().storage();
  const page = Object.assign(new EventTarget(), { localStorage });
  const store = makeStore(browserStoreHost(page as unknown as Window));
  const received: unknown[] = [];
  store.watch(stored.session, (value) => received.push(value));
  store.watch(stored.searches, (value) => received.push(value));
  const notify = (fields: object) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { newValue: null, storageArea: localStorage, ...fields }));
  return { received, notify, store };
};

test('[R4.3-10] storage that another tab has cleared holds no record any more: whoever keeps one hears it', () => {
  const { received, notify, store } = open();
  store.save(stored.searches, ['燕麦']);
  notify({ key: null, storageArea: {} });
  expect(received).toEqual([]);
  notify({ key: null });
  expect(received).toEqual([stored.session.empty, stored.searches.empty]);
  expect(store.peek(stored.searches)).toEqual([]);
});

test('what another tab writes is told to those who keep it', () => {
  const { received, notify } = open();
  const { key, version } = stored.searches;
  notify({ key, newValue: JSON.stringify({ version, value: ['茶'] }) });
  expect(received).toEqual([['茶']]);
});
