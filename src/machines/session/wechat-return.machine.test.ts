import { Context, Effect } from 'effect';
import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { stored } from '#services/contract/stored.contract.ts';
import { type Authorization, type Env, Store } from '#services/env.ts';
import type { Failure } from '#services/failure.ts';
import { fakeEnv } from '../../../tests/harness/fake-env.ts';
import { settle, type VirtualClock } from '../../../tests/harness/virtual-clock.ts';
import { bindEnv } from '../kit/env.ts';
import { listenersFor } from '../kit/listeners.ts';
import { type WechatReturnInput, wechatReturnMachine } from './wechat-return.machine.ts';
import { prepareOauth, returnTargetLife, type WechatReturnTarget } from './wechat-return-target.ts';

const credentials = { access_token: 'a', expires_in: 7_200, refresh_token: 'r', identity: null };
const state = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
const back = { code: 'wx-code', state, method: 'officialAccount' } as const;
const plan = { intent: 'login', redirect: '/news/1', nextUrl: null, newTab: false } as const;
const refused = (code: number, msg = ''): Failure => ({ tag: 'refused', code, msg, data: null });

const run = async (env: Env, clock: VirtualClock, input: WechatReturnInput) => {
  const received: AnyEventObject[] = [];
  const parent = createActor(
    setup({ actors: { wechatReturn: wechatReturnMachine } }).createMachine({
      invoke: [
        ...(listenersFor(wechatReturnMachine, (event) => void received.push(event)) as never[]),
        { id: 'wechatReturn', src: 'wechatReturn', input },
      ],
    }),
    { clock },
  );
  bindEnv(parent.system, env);
  parent.start();
  const child = parent.getSnapshot().children.wechatReturn;
  if (!child) throw new Error('the child did not start');
  await settle();
  return { child, received };
};

const begin = async (
  returnTarget: Partial<WechatReturnTarget> | null,
  input: Partial<WechatReturnInput> = {},
  away = 0,
) => {
  const env = fakeEnv();
  const store = Context.get(env.env, Store);
  const remembered = returnTarget && { ...plan, state, createdAt: env.clock.now(), ...returnTarget };
  store.save(stored.returnTarget, remembered);
  await env.clock.advance(away);
  const { child, received } = await run(env.env, env.clock, { ...back, ...input });
  const rest = () => store.load(stored.returnTarget).value;
  const output = () => child.getSnapshot().output;
  return { ...env, child, received, remembered, rest, output };
};

test('[R4.1-13 R7.1-5 R4.1-16] inside WeChat the code logs in, and the errand is used up before the call', async () => {
  const { call, output, rest, remembered, clock, child } = await begin({});
  expect(call().sent).toEqual({ path: '/auth/login/wechat-mp', body: { code: 'wx-code' } });
  expect(rest()).toBeNull();
  await call().answer(credentials);
  expect(output()).toEqual({ outcome: 'loggedIn', credentials, at: clock.now(), returnTarget: remembered });
  expect(child.getSnapshot().context.code).toBeNull();
});

test('[R7.1-4] on a website the code is for the other call', async () => {
  const { call } = await begin({}, { method: 'web' });
  expect(call().sent).toEqual({ path: '/auth/login/wechat-web', body: { code: 'wx-code' } });
});

test('[R8.2-4 R4.1-14] a refused login says why and ends as failed', async () => {
  const { call, received, output, remembered } = await begin({});
  await call().fail(refused(20009));
  expect(received).toContainEqual({ type: 'notice.show', tone: 'bad', key: 'session:error.mobileBoundElsewhere' });
  expect(output()).toEqual({ outcome: 'failed', returnTarget: remembered });
});

test('[R4.1-14] a failure of the network is told as one', async () => {
  const { call, received } = await begin({});
  await call().fail({ tag: 'offline' });
  expect(received).toContainEqual({ type: 'notice.show', tone: 'bad', key: 'failure:offline' });
});

test('[R4.1-15] with the intent to bind, the same code binds WeChat', async () => {
  const { call, received, output, remembered } = await begin({ intent: 'bind' });
  expect(call().sent).toEqual({ path: '/auth/wechat/bind', body: { code: 'wx-code' } });
  await call().answer(true);
  expect(received).toContainEqual({ type: 'notice.show', tone: 'good', key: 'session:wechat.bound' });
  expect(output()).toEqual({ outcome: 'bound', returnTarget: remembered });
});

test.each([
  ['R8.2-8', refused(20007), { key: 'session:error.wechatBoundElsewhere' }],
  ['R8.2-9', refused(20006), { key: 'session:error.alreadyBoundWechat' }],
  ['R8.2-10', refused(1, '微信服务不可用'), { key: 'session:error.loginFailed', text: '微信服务不可用' }],
  ['R8.2-10', refused(1), { key: 'session:error.loginFailed' }],
  ['R8.2-7', refused(40029, 'invalid code'), { key: 'session:error.loginFailed' }],
])('[%s] a refused binding says why', async (_, failure, words) => {
  const { call, received, output, remembered } = await begin({ intent: 'bind' });
  await call().fail(failure);
  expect(received).toContainEqual({ type: 'notice.show', tone: 'bad', ...words });
  expect(output()).toEqual({ outcome: 'failed', returnTarget: remembered });
});

test.each([null, ''])(
  '[R4.1-16] refused in WeChat (code %j): back, without a word and without a call',
  async (code) => {
    const { received, output, remembered, calls, rest } = await begin({}, { code });
    expect(output()).toEqual({ outcome: 'denied', returnTarget: remembered });
    expect(received).toEqual([]);
    expect(calls).toEqual([]);
    expect(rest()).toBeNull();
  },
);

const refusesTheCode = async ({ output, received, calls }: Awaited<ReturnType<typeof begin>>) => {
  expect(output()).toEqual({ outcome: 'unknown' });
  expect(received).toContainEqual({ type: 'notice.show', tone: 'warn', key: 'session:error.wechatStateUnknown' });
  expect(calls).toEqual([]);
};

test('[R4.1-16] nobody left: the code is not used', async () => {
  await refusesTheCode(await begin(null));
});

test.each(['somebody-else', '', null])('[R4.1-16] the state %j is not ours; our own errand stays', async (wrong) => {
  const story = await begin({}, { state: wrong });
  await refusesTheCode(story);
  expect(story.rest()).toEqual(story.remembered);
});

test('[R4.1-16] the errand is good for 30 minutes, the last one included', async () => {
  const inTime = await begin({}, {}, returnTargetLife);
  expect(inTime.calls).toHaveLength(1);
  const late = await begin({}, {}, returnTargetLife + 1);
  await refusesTheCode(late);
  expect(late.rest()).toBeNull();
});

test('[R4.1-16] a clock set back by a day does not keep an errand alive', async () => {
  await refusesTheCode(await begin({ createdAt: Date.UTC(2026, 0, 2) }));
});

test('[R4.1-16] what cannot be read is no errand', async () => {
  const env = fakeEnv();
  const broken = {
    ...Context.get(env.env, Store),
    load: () => {
      throw { tag: 'storage', reason: 'denied' };
    },
  };
  const { child, received } = await run(Context.add(env.env, Store, broken), env.clock, back);
  expect(child.getSnapshot().output).toEqual({ outcome: 'unknown' });
  expect(received).toHaveLength(1);
});

const leaving = { ...plan, authorizeUrl: 'https://wx.test/authorize', returnTo: 'https://shiye.test/' };

test('[R4.1-16 R2.3-1] leaving stores a fresh state of 32 characters and asks for the address with it', async () => {
  const asked: Authorization[] = [];
  const env = fakeEnv({
    wechat: {
      authorize: (authorization) =>
        Effect.sync(() => {
          asked.push(authorization);
          return 'https://wx.test/there';
        }),
    },
  });
  const actor = await env.run(createActor(prepareOauth, { input: leaving, clock: env.clock }));
  expect(actor.getSnapshot().output).toBe('https://wx.test/there');
  const returnTarget = Context.get(env.env, Store).load(stored.returnTarget).value;
  expect(returnTarget).toEqual({ ...plan, state: returnTarget?.state, createdAt: env.clock.now() });
  expect(returnTarget?.state).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(asked).toEqual([
    { authorizeUrl: leaving.authorizeUrl, redirectUri: leaving.returnTo, state: returnTarget?.state },
  ]);
});

test('[R4.1-16] where nothing can be remembered nobody leaves', async () => {
  const env = fakeEnv();
  const broken = {
    ...Context.get(env.env, Store),
    save: () => {
      throw { tag: 'storage', reason: 'full' };
    },
  };
  const actor = createActor(prepareOauth, { input: leaving, clock: env.clock });
  bindEnv(actor.system, Context.add(env.env, Store, broken));
  actor.subscribe({ error: () => {} });
  actor.start();
  await settle();
  expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: { tag: 'storage', reason: 'full' } });
});
