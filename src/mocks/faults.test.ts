import { expect, test } from 'vitest';
import type { FaultRule } from '#services/contract/backstage.ts';
import { createClock, stoppedTime } from './clock.ts';
import { createFaults, type PassingCall } from './faults.ts';

const setup = (latency = 0) => {
  const clock = createClock(stoppedTime(0));
  const faults = createFaults({ clock, latency: (range) => range?.most ?? latency });
  const made: string[] = [];
  const call = (part: Partial<PassingCall> = {}) => {
    const passing = {
      name: 'news.page',
      pattern: '/news/news/page',
      path: '/news/news/page',
      signal: new AbortController().signal,
      ...part,
    };
    return faults.intercept(passing, async () => {
      made.push(passing.path);
      return Response.json({ code: 0 });
    });
  };
  return { clock, faults, made, call };
};

const kinds: readonly [FaultRule, number, string][] = [
  [{ kind: 'status', status: 503 }, 503, 'simulated failure'],
  [{ kind: 'status' }, 500, 'simulated failure'],
  [{ kind: 'html' }, 200, '<!doctype html><title>502</title><h1>Bad gateway</h1>'],
  [{ kind: 'malformed' }, 200, '{"code":0,"msg":null,"data":"not what was asked for"}'],
  [{ kind: 'code', code: 20003 }, 200, '{"code":20003,"msg":"模拟的失败","data":null}'],
];
test.each(kinds)('a rule answers instead of the backend: %o', async (rule, status, text) => {
  const { faults, made, call } = setup();
  faults.add(rule);
  const response = await call();
  expect([response.status, await response.text(), made]).toEqual([status, text, []]);
});

test('offline is a network error', async () => {
  const { faults, call } = setup();
  faults.add({ kind: 'offline' });
  expect((await call()).type).toBe('error');
});

test('a rule fits by endpoint name, by path prefix, and only so many times', async () => {
  const { faults, call } = setup();
  faults.add({ kind: 'status', endpoint: 'news.page', times: 1 });
  faults.add({ kind: 'status', endpoint: '/auth/', status: 502 });
  const statuses = [await call({ name: 'news.detail', path: '/news/news/1' }), await call(), await call()].map(
    (r) => r.status,
  );
  expect(statuses).toEqual([200, 500, 200]);
  expect((await call({ name: null, path: '/auth/anything' })).status).toBe(502);
  faults.clear();
  expect((await call({ name: null, path: '/auth/anything' })).status).toBe(200);
});

test('a rule fits by a path with parameters, however they are written, and by that path alone', async () => {
  const { faults, call } = setup();
  const detail = { name: 'news.detail', pattern: '/news/news/:id', path: '/news/news/1' };
  for (const endpoint of ['/news/news/:id', '/news/news/{newsId}']) {
    faults.clear();
    faults.add({ kind: 'status', endpoint });
    expect([(await call(detail)).status, (await call()).status]).toEqual([500, 200]);
  }
});

test.each([204, 205, 304])('status %i answers without a body, as browsers demand', async (status) => {
  const { faults, call } = setup();
  faults.add({ kind: 'status', status });
  const response = await call();
  expect([response.status, response.body]).toEqual([status, null]);
});

test('a held call waits until it is released, and reaches the backend then', async () => {
  const { faults, made, call } = setup();
  const id = faults.add({ kind: 'hold', endpoint: 'news.page' });
  const held = call();
  const other = await call({ name: 'news.hotPage', path: '/news/news/hot/page' });
  expect([other.status, made]).toEqual([200, ['/news/news/hot/page']]);
  faults.release('another');
  expect(made).toHaveLength(1);
  faults.release(id);
  expect((await held).status).toBe(200);
  expect(made).toEqual(['/news/news/hot/page', '/news/news/page']);
  expect((await call()).status).toBe(200);
});

test('it is known how many calls a rule holds, whoever gives up waiting', async () => {
  const { faults, call } = setup();
  const id = faults.add({ kind: 'hold' });
  const impatient = new AbortController();
  const calls = [call(), call({ signal: impatient.signal })];
  await Promise.resolve();
  expect([faults.held(id), faults.held('another')]).toEqual([2, 0]);
  impatient.abort();
  expect(faults.held(id)).toBe(1);
  faults.release(id);
  await Promise.all(calls);
  expect(faults.held(id)).toBe(0);
});

test('a hold for one call keeps that call only, and still lets go of it', async () => {
  const { faults, made, call } = setup();
  faults.add({ kind: 'hold', times: 1 });
  const held = call({ path: '/first' });
  await call({ path: '/second' });
  expect(made).toEqual(['/second']);
  faults.release();
  await held;
  expect(made).toEqual(['/second', '/first']);
});

test('a released call is not held again and meets the other rules', async () => {
  const { faults, made, call } = setup();
  const id = faults.add({ kind: 'hold' });
  const held = call();
  faults.add({ kind: 'status', times: 1 });
  faults.add({ kind: 'hold' });
  faults.release(id);
  expect((await held).status).toBe(500);
  expect(made).toEqual([]);
});

test('a call given up while held or timed out never reaches the backend', async () => {
  for (const kind of ['hold', 'timeout'] as const) {
    const { faults, made, call } = setup();
    const gone = new AbortController();
    faults.add({ kind });
    const pending = call({ signal: gone.signal });
    gone.abort();
    expect((await pending).type).toBe('error');
    expect(made).toEqual([]);
  }
});

test('latency and slowness follow the clock', async () => {
  const { clock, faults, made, call } = setup(100);
  faults.add({ kind: 'slow', ms: 2_000 });
  const pending = call();
  clock.advance(100);
  await Promise.resolve();
  await Promise.resolve();
  expect(made).toEqual([]);
  clock.advance(2_000);
  await pending;
  expect(clock.now()).toBe(2_100);
});

test('the rules that hold are listed with what is left and held, told of, and removed one by one', async () => {
  const { faults, call } = setup();
  let notified = 0;
  const end = faults.onChange(() => {
    notified += 1;
  });
  const held = faults.add({ kind: 'hold', endpoint: 'news.page' });
  const counted = faults.add({ kind: 'status', status: 503, times: 2 });
  const waiting = call();
  await Promise.resolve();
  expect(faults.list()).toEqual([
    { id: held, rule: { kind: 'hold', endpoint: 'news.page' }, left: null, held: 1 },
    { id: counted, rule: { kind: 'status', status: 503, times: 2 }, left: 2, held: 0 },
  ]);
  faults.remove(held);
  expect((await waiting).status).toBe(503);
  expect(faults.list()).toEqual([{ id: counted, rule: { kind: 'status', status: 503, times: 2 }, left: 1, held: 0 }]);
  const before = notified;
  end();
  faults.clear();
  expect([notified, before > 4, faults.list()]).toEqual([before, true, []]);
});

test('latency can be set for all calls, and given back to the host', async () => {
  const { faults, call, clock } = setup(0);
  faults.latency.set({ least: 200, most: 400 });
  expect(faults.latency.range()).toEqual({ least: 200, most: 400 });
  let isDone = false;
  const waiting = call().then(() => {
    isDone = true;
  });
  clock.advance(399);
  await Promise.resolve();
  expect(isDone).toBe(false);
  clock.advance(1);
  await waiting;
  faults.latency.set(null);
  await call();
  expect(faults.latency.range()).toBeNull();
});

test('an envelope can say whatever the backend could', async () => {
  const { faults, call } = setup();
  faults.add({ kind: 'code', code: 0, msg: '好', data: { resultCode: 800 } });
  expect(await (await call()).json()).toEqual({ code: 0, msg: '好', data: { resultCode: 800 } });
});
