import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { news } from '#services/contract/news.contract.ts';
import { call } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { viewRecordMachine } from './view-record.machine.ts';

const views = viewRecordMachine(({ id }: { id: string }) => call(news.view, { body: { id } }));

const start = async () => {
  const env = fakeEnv();
  const actor = await env.run(createActor(views, { input: { id: '7' }, clock: env.clock }));
  return { ...env, actor };
};

test('[R7.6-19] a visit is told once', async () => {
  const { call, calls, clock } = await start();
  expect(call().sent).toEqual({ path: '/news/news/view', body: { id: '7' } });
  await call().answer(true);
  await clock.advance(60_000);
  expect(calls).toHaveLength(1);
});

test.each<Failure>([{ tag: 'offline' }, { tag: 'timeout' }, { tag: 'refused', code: 404, msg: '', data: null }])(
  'what was answered with $tag may be counted already, and is not told again',
  async (failure) => {
    const { actor, call, calls, clock } = await start();
    await call().fail(failure);
    await clock.advance(60_000);
    expect([actor.getSnapshot().value, calls.length]).toEqual(['counted', 1]);
  },
);
