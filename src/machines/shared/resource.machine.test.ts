import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { belowLoadDelay } from '#services/contract/constants.ts';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import type { Params } from './page.machine.ts';
import { belowMachine, constantMachine, resourceMachine, selectData, selectFailure } from './resource.machine.ts';

const offline: Failure = { tag: 'offline' };
const loadRelated = ({ id = '' }: Params) => call(news.related, { params: { id } });
const related = resourceMachine(loadRelated);

const start = async () => {
  const env = fakeEnv();
  const actor = await env.run(createActor(related, { input: { id: '7' }, clock: env.clock }));
  const look = () => {
    const snapshot = actor.getSnapshot();
    return { tags: [...snapshot.tags].sort(), data: selectData(snapshot), failure: selectFailure(snapshot) };
  };
  return { ...env, actor, look };
};

test('loads with its input, shows what came', async () => {
  const { call, look } = await start();
  expect(look()).toEqual({ tags: ['loading'], data: null, failure: null });
  expect(call().sent).toEqual({ path: '/news/news/related/:id', params: { id: '7' } });
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('what stands below is asked for once the user comes near, and not because somebody comes or goes', async () => {
  const env = fakeEnv();
  const actor = await env.run(createActor(belowMachine(loadRelated), { input: { id: '7' }, clock: env.clock }));
  const user = { type: 'user.changed', memberId: null, role: 'guest' } as const;
  for (const how of ['known', 'entered', 'left'] as const) actor.send({ ...user, how });
  actor.send({ type: 'page.returned' });
  await env.clock.advance(0);
  expect([env.calls, [...actor.getSnapshot().tags]]).toEqual([[], ['deferred']]);
  actor.send({ type: 'part.near' });
  actor.send({ type: 'part.near' });
  await env.clock.advance(0);
  expect(env.calls.map(({ sent }) => sent)).toEqual([{ path: '/news/news/related/:id', params: { id: '7' } }]);
});

test('what never changes is not asked for again when the user comes back or logs in', async () => {
  const env = fakeEnv();
  const constant = constantMachine(() => loadRelated({ id: '7' }));
  const actor = await env.run(createActor(constant, { clock: env.clock }));
  await env.calls[0]?.answer(['a']);
  await env.clock.advance(0);
  actor.send({ type: 'page.returned' });
  for (const how of ['entered', 'left'] as const)
    actor.send({ type: 'user.changed', memberId: null, role: 'guest', how });
  await env.clock.advance(0);
  expect(env.calls).toHaveLength(1);
});

test('what stands below loads after a moment where the user does not scroll', async () => {
  const env = fakeEnv();
  await env.run(createActor(belowMachine(loadRelated), { input: { id: '7' }, clock: env.clock }));
  await env.clock.advance(belowLoadDelay - 1);
  expect(env.calls).toEqual([]);
  await env.clock.advance(1);
  expect(env.calls).toHaveLength(1);
});

test('an answer that holds nothing is the empty state; content later is not', async () => {
  const { actor, call, look, clock } = await start();
  await call().answer([]);
  expect(look()).toEqual({ tags: ['empty', 'shown'], data: [], failure: null });
  actor.send({ type: 'resource.refresh' });
  await clock.advance(0);
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('what counts as empty can be told', async () => {
  const env = fakeEnv();
  const page = resourceMachine(
    () => Effect.succeed<{ records: readonly string[] }>({ records: [] }),
    ({ records }) => records.length === 0,
  );
  const actor = await env.run(createActor(page, { input: undefined, clock: env.clock }));
  expect(actor.getSnapshot().hasTag('empty')).toBe(true);
});

test('a failure is shown with its cause; retry loads again', async () => {
  const { actor, call, look, clock } = await start();
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['failed'], data: null, failure: offline });
  actor.send({ type: 'resource.retry' });
  expect(look().tags).toEqual(['loading']);
  await clock.advance(0);
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('what failed is loaded again when the network is back; what is shown is left alone', async () => {
  const { actor, call, calls, look, clock } = await start();
  await call().fail(offline);
  actor.send({ type: 'connection.returned' });
  await clock.advance(0);
  await call().answer(['a']);
  actor.send({ type: 'connection.returned' });
  await clock.advance(0);
  expect(calls.length).toBe(2);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('a failed refresh keeps the content and says so; the next good one takes it back', async () => {
  const { actor, call, look, clock } = await start();
  await call().answer(['old']);
  actor.send({ type: 'resource.refresh' });
  await clock.advance(0);
  expect(look()).toEqual({ tags: ['refreshing', 'shown'], data: ['old'], failure: null });
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['shown', 'stale'], data: ['old'], failure: offline });
  actor.send({ type: 'resource.retry' });
  await clock.advance(0);
  await call().answer(['new']);
  expect(look()).toEqual({ tags: ['shown'], data: ['new'], failure: null });
});

test('what is gone when it is looked at again is not shown any longer, whether a status says so or a code', async () => {
  const refused: Failure = { tag: 'refused', code: 404, msg: '内容不存在或已删除', data: null };
  for (const failure of [{ tag: 'missing' }, refused] as const) {
    const { actor, call, look, clock } = await start();
    await call().answer(['old']);
    actor.send({ type: 'page.returned' });
    await clock.advance(0);
    await call().fail(failure);
    expect(look()).toEqual({ tags: ['failed'], data: null, failure });
  }
});

test('a refresh during a refresh drops the older answer', async () => {
  const { actor, calls, look, clock } = await start();
  await calls[0]?.answer(['old']);
  actor.send({ type: 'resource.refresh' });
  await clock.advance(0);
  actor.send({ type: 'resource.refresh' });
  await clock.advance(0);
  expect(calls.map((call) => call.isAborted())).toEqual([false, true, false]);
  await calls[2]?.answer(['new']);
  await calls[1]?.answer(['late']);
  expect(look().data).toEqual(['new']);
});

test('coming back shows what is there and looks at it again', async () => {
  const { actor, call, calls, look, clock } = await start();
  await call().answer(['old']);
  actor.send({ type: 'page.returned' });
  await clock.advance(0);
  expect(look()).toEqual({ tags: ['refreshing', 'shown'], data: ['old'], failure: null });
  await call().answer(['new']);
  expect(look()).toEqual({ tags: ['shown'], data: ['new'], failure: null });
  expect(calls).toHaveLength(2);
});

test('what was asked for a guest is asked anew for the member that he turns out to be, also on its way', async () => {
  const { actor, call, calls, look, clock } = await start();
  actor.send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  await clock.advance(0);
  expect(calls).toHaveLength(2);
  await call().answer(['his']);
  expect(look()).toEqual({ tags: ['shown'], data: ['his'], failure: null });
});

test('where nothing is shown it stays so while it is looked at again; a look that fails is a failure, and no older content is spoken of', async () => {
  const { actor, call, look, clock } = await start();
  await call().answer([]);
  actor.send({ type: 'resource.refresh' });
  await clock.advance(0);
  expect(look()).toEqual({ tags: ['empty', 'refreshing', 'shown'], data: [], failure: null });
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['failed'], data: [], failure: offline });
});
