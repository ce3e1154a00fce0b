import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { baseSession } from '../contract/base-session.contract.ts';
import type { Endpoint } from '../contract/contract.ts';
import { news } from '../contract/news.contract.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import { type AnswerStore, browserAnswerStore } from './cached-answers.ts';
import { memoryOrigin } from './memory-host.ts';
import { createOfflineCache } from './offline-cache.ts';
import { makeStore } from './record-store.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const session: StoredSession = { token: 't', refreshToken: 'r', expiresAt: 9, identity: '1001', loginTime: 7 };
const address = '/news/news/12';
const text = JSON.stringify({ code: 0, msg: 'ok', data: { title: '标题' } });

const asked = (endpoint: Endpoint = news.detail, token: string | null = 't') => ({ endpoint, address, token });

const setup = async (given?: AnswerStore) => {
  const store = makeStore(memoryOrigin().tab());
  store.save(stored.session, session);
  const log = given ?? browserAnswerStore();
  const notify: unknown[] = [];
  const clock = new VirtualClock(1_000);
  const reading = createOfflineCache({ store, log, clock, notify: (news) => notify.push(news) });
  return { store, log, notify, reading };
};

test('an answer that was read is given again, and it is told from when it is', async () => {
  const { reading, notify } = await setup();
  await reading.save(asked(), text);
  expect(await reading.find(asked(), 'unavailable')).toBe(text);
  expect(notify).toEqual([{ type: 'network.answered' }, { type: 'cache.used', at: 1_000, reason: 'unavailable' }]);
  expect(await reading.find({ ...asked(), address: '/news/news/13' }, 'offline')).toBeNull();
});

test('nothing is kept of what is sent, refused, or a member’s own', async () => {
  const { reading, log } = await setup();
  await reading.save(asked(news.view), text);
  await reading.save(asked(), JSON.stringify({ code: 403, msg: '禁止' }));
  await reading.save(asked(), '<html>');
  await reading.save(asked(baseSession.memberInfo), text);
  expect(await log.find('7', address)).toBeNull();
});

test('what a guest reads is kept as a guest’s', async () => {
  const { reading, log } = await setup();
  await reading.save(asked(news.detail, null), text);
  expect([(await log.find('guest', address))?.text, await log.find('7', address)]).toEqual([text, null]);
});

test('[R4.3-2] what was asked for with the token of another login is nobody’s', async () => {
  const { reading, log } = await setup();
  await reading.save(asked(news.detail, 'of-before'), text);
  expect([await log.find('7', address), await log.find('guest', address)]).toEqual([null, null]);
});

test('[R4.3-2] what is over is forgotten: all, or what belongs to no login that there is', async () => {
  const { reading, log } = await setup();
  const read = { address, at: 1, text };
  await log.save(['guest', '7', '6'].map((owner) => ({ owner, ...read })));
  const found = async () =>
    Promise.all(['guest', '7', '6'].map(async (owner) => (await log.find(owner, address)) !== null));
  await reading.forget(false);
  expect(await found()).toEqual([true, true, false]);
  await reading.forget(true);
  expect(await found()).toEqual([false, false, false]);
});

test('a browser that keeps nothing, or does not say who is logged in, is no error', async () => {
  const refuses = async () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { reading, store } = await setup({ save: refuses, find: refuses, clear: refuses });
  store.load = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const own of [asked(), asked(news.detail, null)]) {
    await reading.save(own, text);
    expect(await reading.find(own, 'offline')).toBeNull();
  }
  await reading.forget(false);
});

test('[R4.3-2] an answer that comes when the login has ended is not kept', async () => {
  const { reading, log, store } = await setup();
  store.save(stored.session, null);
  await reading.forget(true);
  await reading.save(asked(), text);
  expect(await log.find('7', address)).toBeNull();
});
