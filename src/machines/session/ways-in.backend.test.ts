import { expect, test } from 'vitest';
import { type AnyActor, type AnyEventObject, createActor, setup } from 'xstate';
import { smallSeed } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { wechatPath } from '#services/contract/wechat.contract.ts';
import { backendEnv } from '../../../tests/harness/backend-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { bindEnv } from '../shared/env.ts';
import { failureKeys } from './login-text.ts';
import {
  type ResetPasswordEvent,
  resetPasswordMachine,
  selectResetFailure,
  selectResetSmsCode,
} from './reset-password.machine.ts';
import { selectSmsCodeFailure } from './sms-code.machine.ts';
import type { SmsCodeFailure } from './sms-code-failure.ts';
import { selectSsoFailure, ssoLoginMachine } from './sso-login.machine.ts';
import { prepareOauth } from './wechat-errand.ts';
import { type WechatReturnInput, wechatReturnMachine } from './wechat-return.machine.ts';

const lirans = '13800000001';

const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 20_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};

/** A browser with the backend behind it; `token` says who is logged in. */
const open = (token: string | null = null, backend = createBackend({ seed: smallSeed() })) => {
  const { clock } = backend;
  const env = backendEnv(backend, token);
  const told: AnyEventObject[] = [];
  const begin = async <A extends AnyActor>(actor: A): Promise<A> => {
    bindEnv(actor.system, env);
    actor.start();
    await settle();
    return actor;
  };
  /** Leaves for WeChat; the address that it sends back to. */
  const leave = async (intent: 'login' | 'bind', as: 'bound' | 'unbound' | 'denied') => {
    const actor = createActor(prepareOauth, {
      clock,
      input: {
        intent,
        redirect: '/news/1',
        nextUrl: null,
        newTab: false,
        authorizeUrl: `${wechatPath.authorize}?as=${as}`,
        returnTo: 'https://shiye.test/',
      },
    });
    await begin(actor);
    await until(() => actor.getSnapshot().status !== 'active');
    const back = new URL(actor.getSnapshot().output ?? '');
    const code = back.searchParams.get('code');
    return { code, state: back.searchParams.get('state'), way: 'officialAccount' } as const;
  };
  const comeBack = async (input: WechatReturnInput) => {
    const root = createActor(
      setup({ actors: { wechatReturn: wechatReturnMachine } }).createMachine({
        invoke: { id: 'wechatReturn', src: 'wechatReturn', input },
        on: { 'notice.raised': { actions: ({ event }) => void told.push(event) } },
      }),
      { clock },
    );
    await begin(root);
    const { wechatReturn } = root.getSnapshot().children;
    await until(() => wechatReturn?.getSnapshot().status === 'done');
    return wechatReturn?.getSnapshot().output;
  };
  const enter = async (ticket: string) => {
    const actor = await begin(createActor(ssoLoginMachine, { clock, input: { ticket } }));
    await until(() => !actor.getSnapshot().hasTag('busy'));
    return actor.getSnapshot();
  };
  const reset = () => begin(createActor(resetPasswordMachine, { clock, input: {} }));
  return { clock, told, leave, comeBack, enter, reset };
};

const logIn = async (persona: string) => {
  const backend = createBackend({ seed: smallSeed() });
  const { output } = await open(null, backend).enter(`sso-${persona}`);
  return { backend, token: output?.credentials?.access_token ?? null };
};

const openReset = async (backend = createBackend({ seed: smallSeed() })) => {
  const { reset, clock } = open(null, backend);
  const chart = await reset();
  const tell = async (...events: ResetPasswordEvent[]) => {
    for (const event of events) chart.send(event);
    await settle();
  };
  const codeFailure = (): SmsCodeFailure | null => {
    const button = selectResetSmsCode(chart.getSnapshot());
    return button ? selectSmsCodeFailure(button.getSnapshot()) : null;
  };
  const request = async () => {
    chart.send({ type: 'code.request' });
    const button = selectResetSmsCode(chart.getSnapshot());
    await settle();
    await until(() => !button?.getSnapshot().hasTag('busy'));
    return backend.codes()[0]?.code ?? '';
  };
  const submit = async (code: string, password: string) => {
    await tell(
      { type: 'code.change', value: code },
      { type: 'password.change', value: password },
      { type: 'confirmation.change', value: password },
      { type: 'reset.submit' },
    );
    await until(() => chart.getSnapshot().status === 'done' || !chart.getSnapshot().hasTag('busy'));
    clock.advance(800);
    await settle();
  };
  const failure = () => selectResetFailure(chart.getSnapshot());
  return { chart, backend, tell, request, submit, failure, codeFailure };
};

test('[R7.1-15 R8.3-1 R8.3-2 R5.2-1] a mobile: a wrong code fails, the right one sets the password', async () => {
  const { chart, tell, request, submit, failure } = await openReset();
  await tell({ type: 'mobile.change', value: lirans });
  const code = await request();
  await submit('000000', 'Shiye2027');
  expect(failure()).toEqual({ tag: 'resetFailed' });
  await submit(code, 'Shiye2027');
  expect(chart.getSnapshot().output).toEqual({ account: { dialCode: '+86', mobile: lirans } });
});

test('[R7.1-15 R7.1-12] an email: the code comes there, and is good for its own sending only', async () => {
  const { chart, backend, tell, request, submit, failure } = await openReset();
  const liran = backend.world.tables.members.get(backend.world.seed.personas.get('liran') ?? '')?.profile;
  await tell({ type: 'kind.choose', kind: 'email' }, { type: 'email.change', value: liran?.email ?? '' });
  const code = await request();
  expect(backend.codes()[0]?.account).toBe(liran?.email);
  await submit(code, 'Shiye2027');
  expect(failure()).toBeNull();
  expect(chart.getSnapshot().output).toEqual({ account: null });
});

test.each([
  [{ kind: 'email', email: 'nobody@nowhere.cn', mobile: '' }],
  [{ kind: 'mobile', email: '', mobile: '13900000009' }],
] as const)('[R8.1-8] no such account: two texts', async ({ kind, email, mobile }) => {
  const { tell, request, codeFailure } = await openReset();
  await tell(
    { type: 'kind.choose', kind },
    { type: 'email.change', value: email },
    { type: 'mobile.change', value: mobile },
  );
  await request();
  const failure = codeFailure();
  expect(failure && failureKeys(failure)).toEqual(['session:error.codeFailed', 'session:error.accountMissing']);
});

test('[R8.3-1] a reset without a code that was asked for fails', async () => {
  const { tell, submit, failure } = await openReset();
  await tell({ type: 'mobile.change', value: lirans });
  await submit('123456', 'Shiye2027');
  expect(failure()).toEqual({ tag: 'resetFailed' });
});

test('[R7.1-3] a ticket of a persona logs in, another one does not', async () => {
  const { enter } = open();
  expect((await enter('sso-liran')).output).toMatchObject({ credentials: { identity: expect.any(String) } });
  expect(selectSsoFailure(await enter('sso-nobody'))).toEqual({ tag: 'loginFailed' });
});

test('[R4.1-13 R7.1-5] to WeChat and back as its bound user: logged in, and the code is used up', async () => {
  const { leave, comeBack, told } = open();
  const back = await leave('login', 'bound');
  expect(await comeBack(back)).toMatchObject({
    outcome: 'loggedIn',
    credentials: { identity: expect.any(String) },
    errand: { redirect: '/news/1' },
  });
  expect(await comeBack(back)).toEqual({ outcome: 'unknown' });
  expect(told).toEqual([{ type: 'notice.raised', tone: 'warn', key: 'session:error.wechatStateUnknown' }]);
});

test('[R4.1-17] an unbound user of WeChat comes back without an identity', async () => {
  const { leave, comeBack } = open();
  expect(await comeBack(await leave('login', 'unbound'))).toMatchObject({
    outcome: 'loggedIn',
    credentials: { identity: null },
  });
});

test('[R4.1-16] refused in WeChat: back with the state alone, and nothing happens', async () => {
  const { leave, comeBack, told } = open();
  const back = await leave('login', 'denied');
  expect(back.code).toBeNull();
  expect(await comeBack(back)).toMatchObject({ outcome: 'denied' });
  expect(told).toEqual([]);
});

test('[R8.2-7] a code that is five minutes old no longer logs in', async () => {
  const { leave, comeBack, told, clock } = open();
  const back = await leave('login', 'bound');
  clock.advance(5 * 60 * 1_000 + 1);
  expect(await comeBack(back)).toMatchObject({ outcome: 'failed' });
  expect(told).toEqual([{ type: 'notice.raised', tone: 'bad', key: 'session:error.loginFailed' }]);
});

test.each([
  ['R4.1-15', 'wangfang', 'unbound', { tone: 'good', key: 'session:wechat.bound' }],
  ['R8.2-8', 'wangfang', 'bound', { tone: 'bad', key: 'session:error.wechatBoundElsewhere' }],
  ['R8.2-9', 'liran', 'unbound', { tone: 'bad', key: 'session:error.alreadyBoundWechat' }],
] as const)('[%s] %s binds the WeChat account that is %s', async (_, persona, as, words) => {
  const { backend, token } = await logIn(persona);
  const { leave, comeBack, told } = open(token, backend);
  await comeBack(await leave('bind', as));
  expect(told).toEqual([{ type: 'notice.raised', ...words }]);
});
