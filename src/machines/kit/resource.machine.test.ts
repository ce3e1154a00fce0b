import { expect, test } from 'vitest';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import type { Params } from './page.machine.ts';
import { constantMachine, resourceMachine, selectData, selectFailure } from './resource.machine.ts';

const offline: Failure = { tag: 'offline' };
const loadRelated = ({ id = '' }: Params) => call(news.related, { params: { id } });
const related = resourceMachine(loadRelated);

const start = async () => {
  const chart = await inParent(related, { id: '7' });
  const look = () => {
    const snapshot = chart.child.getSnapshot();
    return { tags: [...snapshot.tags].sort(), data: selectData(snapshot), failure: selectFailure(snapshot) };
  };
  return { ...chart, look };
};

test('loads with its input, shows what came', async () => {
  const { call, look } = await start();
  expect(look()).toEqual({ tags: ['loading'], data: null, failure: null });
  expect(call().sent).toEqual({ path: '/news/news/related/:id', params: { id: '7' } });
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('what never changes is not asked for again when the user comes back or logs in', async () => {
  const { call, calls, send } = await inParent(
    constantMachine(() => loadRelated({ id: '7' })),
    undefined,
  );
  await call().answer(['a']);
  await send({ type: 'page.returned' });
  for (const how of ['entered', 'left'] as const)
    await send({ type: 'user.changed', memberId: null, role: 'guest', how });
  expect(calls).toHaveLength(1);
});

test('an answer that holds nothing is the empty state; content later is not', async () => {
  const { call, look, send } = await start();
  await call().answer([]);
  expect(look()).toEqual({ tags: ['empty', 'shown'], data: [], failure: null });
  await send({ type: 'resource.reload' });
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('a failure is shown with its cause; retry loads again', async () => {
  const { call, look, send } = await start();
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['failed'], data: null, failure: offline });
  await send({ type: 'resource.retry' });
  expect(look().tags).toEqual(['loading']);
  await call().answer(['a']);
  expect(look()).toEqual({ tags: ['shown'], data: ['a'], failure: null });
});

test('a failed reload keeps the content and says so; the next good one takes it back', async () => {
  const { call, look, send } = await start();
  await call().answer(['old']);
  await send({ type: 'resource.reload' });
  expect(look()).toEqual({ tags: ['reloading', 'shown'], data: ['old'], failure: null });
  await call().fail(offline);
  expect(look()).toEqual({ tags: ['shown', 'stale'], data: ['old'], failure: offline });
  await send({ type: 'resource.retry' });
  await call().answer(['new']);
  expect(look()).toEqual({ tags: ['shown'], data: ['new'], failure: null });
});

test('what is gone when it is looked at again is not shown any longer, whether a status says so or a code', async () => {
  const refused: Failure = { tag: 'refused', code: 404, msg: '内容不存在或已删除', data: null };
  for (const failure of [{ tag: 'missing' }, refused] as const) {
    const { call, look, send } = await start();
    await call().answer(['old']);
    await send({ type: 'page.returned' });
    await call().fail(failure);
    expect(look()).toEqual({ tags: ['failed'], data: null, failure });
  }
});

test('what was asked for a guest is asked anew for the member that he turns out to be, also on its way', async () => {
  const { call, calls, look, send } = await start();
  await send({ type: 'user.changed', memberId: '1001', role: 'registered', how: 'entered' });
  expect(calls).toHaveLength(2);
  await call().answer(['his']);
  expect(look()).toEqual({ tags: ['shown'], data: ['his'], failure: null });
});
