import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { look } from './outbox-look.ts';
import { messageSample } from './path-samples.ts';

test('[R7.5-17] a page of history that is short because a message could not be read is not the last one', async () => {
  const { clock, run, call, calls } = fakeEnv();
  const key = { convId: '70001', msgFrom: '1001', sentTime: 5 };
  const actor = await run(createActor(look, { input: key, clock }));
  const ofOther = { ...messageSample, msgFrom: '1002' };
  await call().answer({
    records: Array.from({ length: 9 }, () => ofOther),
    total: 60,
    current: 1,
    size: 10,
    unreadable: 1,
  });
  expect(calls.map(({ sent }) => Object(sent.query).lastMsgId)).toEqual([undefined, messageSample.id]);
  await call().answer({
    records: [{ ...messageSample, msgFrom: '1001', sentTime: 5 }],
    total: 50,
    current: 1,
    size: 10,
  });
  expect(actor.getSnapshot().output).toBe('found');
});
