import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { type StoredSession, stored } from '../contract/stored.contract.ts';
import { keepReading } from './kept-reading.ts';
import { memoryOrigin } from './memory-host.ts';
import { openReadingLog } from './reading-log.ts';
import { makeStore } from './record-store.ts';

const session: StoredSession = { token: 't', refreshToken: 'r', expiresAt: 9, identity: '1001', loginTime: 7 };
const base = 'https://api.shiye.test';
const address = '/news/news/12';
const text = JSON.stringify({ code: 0, msg: 'ok', data: { title: '标题' } });

const setup = async () => {
  const store = makeStore(memoryOrigin().tab());
  store.save(stored.session, session);
  const log = await openReadingLog(new IDBFactory());
  const told: unknown[] = [];
  const clock = new VirtualClock(1_000);
  const reading = keepReading({ baseUrl: base, store, log, clock, told: (news) => told.push(news) });
  const sent = (path = address, init: RequestInit = {}) =>
    [new Request(`${base}${path}`, { headers: { authorization: 'Bearer t' }, ...init })] as const;
  return { store, log, told, reading, sent };
};

test('an answer that was read is given again when the network fails, and in no other case', async () => {
  const { reading, sent, told } = await setup();
  await reading.keep(sent(), new Response(text));
  expect(await (await reading.recall(sent(), new TypeError('Failed to fetch')))?.text()).toBe(text);
  expect(told).toEqual([{ type: 'reading.came' }, { type: 'reading.recalled', at: 1_000 }]);
  expect(await reading.recall(sent(), new DOMException('left', 'AbortError'))).toBeNull();
  expect(await reading.recall(sent('/news/news/13'), new TypeError('Failed to fetch'))).toBeNull();
});

test('nothing is kept of what is sent, refused, or a member’s own', async () => {
  const { reading, sent, log } = await setup();
  await reading.keep(sent(address, { method: 'POST' }), new Response(text));
  await reading.keep(sent(address), new Response(JSON.stringify({ code: 403, msg: '禁止' })));
  await reading.keep(sent(address), new Response(text, { status: 500 }));
  await reading.keep(sent('/admin/member/info'), new Response(text));
  expect([await log.find('7', address), await log.find('7', '/admin/member/info')]).toEqual([null, null]);
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
