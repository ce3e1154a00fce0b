import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import { keepReading } from './kept-reading.ts';
import { memoryOrigin } from './memory-host.ts';
import { openReadingLog, type ReadingLog } from './reading-log.ts';
import { makeStore } from './record-store.ts';

const session: StoredSession = { token: 't', refreshToken: 'r', expiresAt: 9, identity: '1001', loginTime: 7 };
const base = 'https://api.shiye.test';
const address = '/news/news/12';
const text = JSON.stringify({ code: 0, msg: 'ok', data: { title: '标题' } });

const lost = new TypeError('Failed to fetch');

const setup = async ({ baseUrl = base, log: given }: { baseUrl?: string; log?: ReadingLog } = {}) => {
  const store = makeStore(memoryOrigin().tab());
  store.save(stored.session, session);
  const log = given ?? (await openReadingLog(new IDBFactory()));
  const told: unknown[] = [];
  const clock = new VirtualClock(1_000);
  const reading = keepReading({ baseUrl, store, log, clock, told: (news) => told.push(news) });
  const sent = (path = address, init: RequestInit = {}) =>
    [new Request(`${base}${path}`, { headers: { authorization: 'Bearer t' }, ...init })] as const;
  return { store, log, told, reading, sent };
};

test('an answer that was read is given again when the network fails, and in no other case', async () => {
  const { reading, sent, told } = await setup();
  await reading.keep(sent(), new Response(text));
  const recalled = await reading.recall(sent(), lost);
  expect([await recalled?.text(), recalled?.headers.get('content-type')]).toEqual([
    text,
    'application/json; charset=utf-8',
  ]);
  expect(told).toEqual([{ type: 'reading.came' }, { type: 'reading.recalled', at: 1_000 }]);
  expect(await reading.recall(sent(), new DOMException('left', 'AbortError'))).toBeNull();
  expect(await reading.recall(sent('/news/news/13'), lost)).toBeNull();
});

test('nothing is kept of what is sent, refused, or a member’s own', async () => {
  const { reading, sent, log } = await setup();
  await reading.keep(sent(address, { method: 'POST' }), new Response(text));
  await reading.keep(sent(address), new Response(JSON.stringify({ code: 403, msg: '禁止' })));
  await reading.keep(sent(address), new Response(text, { status: 500 }));
  await reading.keep(sent('/admin/member/info'), new Response(text));
  expect([await log.find('7', address), await log.find('7', '/admin/member/info')]).toEqual([null, null]);
});

test('what is asked for by an address and its fields is kept as by a request', async () => {
  const { reading, log } = await setup();
  const headers = { authorization: 'Bearer t' };
  await reading.keep([`${base}${address}`, { method: 'POST', headers }], new Response(text));
  expect(await log.find('7', address)).toBeNull();
  await reading.keep([`${base}${address}`, { headers }], new Response(text));
  expect([(await log.find('7', address))?.text, await log.find('guest', address)]).toEqual([text, null]);
});

test('what another service on the backend’s host answers is not kept', async () => {
  const { reading, sent, log } = await setup({ baseUrl: `${base}/v1/` });
  await reading.keep(sent(`/v1${address}`), new Response(text));
  await reading.keep(sent(`/v2${address}`), new Response(text));
  expect([(await log.find('7', `/v1${address}`))?.text, await log.find('7', `/v2${address}`)]).toEqual([text, null]);
});

test('[R4.3-2] what was asked for with the token of another login is nobody’s', async () => {
  const { reading, sent, log } = await setup();
  await reading.keep(sent(address, { headers: { authorization: 'Bearer of-before' } }), new Response(text));
  expect([await log.find('7', address), await log.find('guest', address)]).toEqual([null, null]);
});

test('[R4.3-2] what is over is forgotten: all, or what belongs to no login that there is', async () => {
  const { reading, log } = await setup();
  const read = { address, at: 1, text };
  await log.keep(['guest', '7', '6'].map((owner) => ({ owner, ...read })));
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
  const { reading, sent, store } = await setup({ log: { keep: refuses, find: refuses, clear: refuses } });
  store.load = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const own of [sent(), sent(address, { headers: {} })]) {
    await reading.keep(own, new Response(text));
    expect(await reading.recall(own, lost)).toBeNull();
  }
  await reading.forget(false);
});

test('[R4.3-2] an answer that is still being read when the login ends is not kept', async () => {
  const { reading, sent, log, store } = await setup();
  let end = (_: string): void => {};
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = (rest) => {
        controller.enqueue(new TextEncoder().encode(rest));
        controller.close();
      };
    },
  });
  const keeping = reading.keep(sent(), new Response(slow));
  store.save(stored.session, null);
  await reading.forget(true);
  end(text);
  await keeping;
  expect(await log.find('7', address)).toBeNull();
});
