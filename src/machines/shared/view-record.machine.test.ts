import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { newsApi } from '#services/news.api.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { viewRecordMachine } from './view-record.machine.ts';

const views = viewRecordMachine(({ id }: { id: string }) => newsApi.view({ body: { id } }));

const start = async () => {
  const env = fakeEnv();
  const actor = await env.run(createActor(views, { input: { id: '7' }, clock: env.clock }));
  return { ...env, actor };
};

test('[R7.6-19] a visit is told once, and not again when the network returns', async () => {
  const { actor, call, calls, clock } = await start();
  expect(call().sent).toEqual({ path: '/news/news/view', body: { id: '7' } });
  await call().answer(true);
  actor.send({ type: 'connection.returned' });
  await clock.advance(0);
  expect(calls).toHaveLength(1);
});

test('what did not get through is told when the network returns; a refusal is the end of it', async () => {
  const { actor, call, calls, clock } = await start();
  await call().fail({ tag: 'offline' });
  actor.send({ type: 'connection.returned' });
  await clock.advance(0);
  expect(calls).toHaveLength(2);
  await call().fail({ tag: 'refused', code: 404, msg: '', data: null } satisfies Failure);
  actor.send({ type: 'connection.returned' });
  await clock.advance(0);
  expect(calls).toHaveLength(2);
});
