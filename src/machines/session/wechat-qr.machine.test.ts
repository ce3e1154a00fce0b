import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectCanReload, selectQrUuid, selectWechatQrFailure, wechatQrMachine } from './wechat-qr.machine.ts';

const credentials = { access_token: 'a', expires_in: 2_592_000, refresh_token: 'r', identity: null };

interface Poll {
  readonly uuid: string;
  readonly last: 404 | null;
  readonly say: (errcode: number, code?: string) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
  isAborted: boolean;
}

const begin = async ({ openFails = false } = {}) => {
  const polls: Poll[] = [];
  let opened = 0;
  let isDown = openFails;
  const env = fakeEnv({
    wechat: {
      open: () =>
        Effect.suspend(() => {
          if (isDown) return Effect.fail<Failure>({ tag: 'offline' });
          opened += 1;
          return Effect.succeed({ uuid: `u${opened}`, imageUrl: `/qr/u${opened}` });
        }),
      poll: (uuid, last) =>
        Effect.callback<{ errcode: number; code: string }, Failure>((resume) => {
          const poll: Poll = {
            uuid,
            last,
            say: async (errcode, code = '') => {
              resume(Effect.succeed({ errcode, code }));
              await settle();
            },
            fail: async (failure) => {
              resume(Effect.fail(failure));
              await settle();
            },
            isAborted: false,
          };
          polls.push(poll);
          return Effect.sync(() => {
            poll.isAborted = true;
          });
        }),
    },
  });
  const actor = await env.run(createActor(wechatQrMachine, { clock: env.clock }));
  const poll = (): Poll => {
    const last = polls.at(-1);
    if (!last) throw new Error('nothing was polled');
    return last;
  };
  const tags = () => [...actor.getSnapshot().tags];
  const reload = async () => {
    actor.send({ type: 'qr.reload' });
    await settle();
  };
  const mend = () => {
    isDown = false;
  };
  return { ...env, actor, polls, poll, tags, reload, mend };
};

test('[R2.2-2] a picture is shown and WeChat is polled for its ticket', async () => {
  const { actor, poll, tags } = await begin();
  expect(tags()).toEqual(['waiting']);
  expect(selectQrUuid(actor.getSnapshot())).toBe('u1');
  expect(poll()).toMatchObject({ uuid: 'u1', last: null });
});

test('[R7.1-4 R4.1-17] scanned, confirmed: the code logs in once; a null identity is passed on', async () => {
  const { actor, poll, polls, tags, call, calls, clock } = await begin();
  await poll().say(404);
  expect(tags()).toEqual(['scanned']);
  expect(poll()).toMatchObject({ uuid: 'u1', last: 404 });
  await poll().say(405, 'wx-1');
  expect(tags()).toEqual(['confirmed']);
  expect(call().sent).toEqual({ path: '/auth/login/wechat-web', body: { code: 'wx-1' } });
  await call().answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ credentials, at: clock.now() });
  expect([polls.length, calls.length]).toEqual([2, 1]);
});

test('408 is asked again after a pause, before and after the scan', async () => {
  const { poll, polls, clock, tags } = await begin();
  await poll().say(408);
  expect(polls).toHaveLength(1);
  await clock.advance(2_000);
  expect(polls).toHaveLength(2);
  await poll().say(404);
  await poll().say(408);
  await clock.advance(2_000);
  await poll().say(404);
  await clock.advance(2_000);
  expect(polls.map(({ last }) => last)).toEqual([null, null, 404, 404, 404]);
  expect(tags()).toEqual(['scanned']);
});

test.each([
  ['cancelled', 403],
  ['expired', 402],
  ['denied', 405],
])('%s on the phone: a new picture comes in the same place', async (tag, errcode) => {
  const { actor, poll, polls, tags, reload, clock } = await begin();
  await poll().say(404);
  await poll().say(errcode);
  expect(tags()).toEqual([tag]);
  expect(selectQrUuid(actor.getSnapshot())).toBe('u1');
  expect(selectCanReload(actor.getSnapshot())).toBe(true);
  await clock.advance(60_000);
  expect(polls).toHaveLength(2);
  await reload();
  expect(tags()).toEqual(['waiting']);
  expect(selectQrUuid(actor.getSnapshot())).toBe('u2');
  expect(poll()).toMatchObject({ uuid: 'u2', last: null });
});

test('three failed polls are tried again, the fourth is told', async () => {
  const { actor, poll, polls, tags, clock, reload } = await begin();
  for (const _ of [1, 2, 3]) {
    await poll().fail({ tag: 'offline' });
    expect(tags()).toEqual(['waiting']);
    await clock.advance(2_000);
  }
  await poll().fail({ tag: 'offline' });
  expect(tags()).toEqual(['failed']);
  expect(selectWechatQrFailure(actor.getSnapshot())).toEqual({ tag: 'offline' });
  expect(polls).toHaveLength(4);
  await reload();
  expect(tags()).toEqual(['waiting']);
  expect(selectWechatQrFailure(actor.getSnapshot())).toBeNull();
});

test('an answer in between forgives the failures before it, and the scan is not forgotten', async () => {
  const { poll, tags, clock } = await begin();
  await poll().say(404);
  for (const _ of [1, 2, 3, 4, 5]) {
    await poll().fail({ tag: 'timeout' });
    await clock.advance(2_000);
    await poll().say(408);
    await clock.advance(2_000);
  }
  expect(tags()).toEqual(['scanned']);
  expect(poll().last).toBe(404);
});

test('[R8.2-5] a picture that was cut off comes by itself when the network is back; why a login was refused stays', async () => {
  const { actor, tags, mend } = await begin({ openFails: true });
  mend();
  actor.send({ type: 'connection.returned' });
  await settle();
  expect(tags()).toEqual(['waiting']);
  const refused = await begin();
  await refused.poll().say(405, 'wx-3');
  await refused.call().fail({ tag: 'refused', code: 20_008, msg: '', data: null });
  expect(refused.tags()).toEqual(['refused']);
  expect(JSON.stringify(refused.actor.getPersistedSnapshot())).not.toContain('wx-3');
  refused.actor.send({ type: 'connection.returned' });
  await settle();
  expect(selectWechatQrFailure(refused.actor.getSnapshot())).toEqual({ tag: 'mobileBound' });
});
