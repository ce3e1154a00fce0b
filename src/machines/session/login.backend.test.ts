import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { pictureText } from '#mocks/domain/rules/captcha.ts';
import { failuresBeforePicture } from '#mocks/domain/rules/login.ts';
import { phone, strangerOpenid } from '#mocks/domain/rules/wechat.ts';
import { smallSeed } from '#mocks/domain/testing.ts';
import { createBackend } from '#mocks/hosts/node.ts';
import { backendEnv } from '../../../tests/harness/backend-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { bindEnv } from '../shared/env.ts';
import { loginMachine, selectPasswordLogin, selectSmsLogin, selectWechatQr } from './login.machine.ts';
import { failureKeys } from './login-text.ts';
import type { LoginStep, LoginWay } from './login-way.ts';
import { selectCaptcha, selectPasswordLoginFailure } from './password-login.machine.ts';
import { selectSecondsLeft, selectSmsCodeFailure } from './sms-code.machine.ts';
import { selectSmsCode, selectSmsLoginFailure } from './sms-login.machine.ts';
import { selectWechatQrFailure } from './wechat-qr.machine.ts';

/** Turns the event loop until something is so: encryption runs on threads of its own, at its own pace. */
const until = async (isSo: () => boolean) => {
  for (let turn = 0; turn < 20_000 && !isSo(); turn += 1) await settle();
  expect(isSo()).toBe(true);
};

const backendFor = () => createBackend({ seed: smallSeed() });

const open = async (
  tab: LoginWay,
  { backend = backendFor(), token = null as string | null, step = 'login' as LoginStep } = {},
) => {
  const { clock } = backend;
  const env = backendEnv(backend, token);
  const parent = setup({ actors: { login: loginMachine } }).createMachine({
    invoke: { id: 'login', src: 'login', input: { tab, step } },
    on: { '*': {} },
  });
  const root = createActor(parent, { clock });
  bindEnv(root.system, env);
  root.start();
  const actor = root.getSnapshot().children.login;
  if (!actor) throw new Error('the dialog did not start');
  const child = <A>(found: A | undefined): A => {
    if (found === undefined) throw new Error('no such tab');
    return found;
  };
  const sms = () => child(selectSmsLogin(actor.getSnapshot()));
  const button = () => child(selectSmsCode(sms().getSnapshot()));
  const password = () => child(selectPasswordLogin(actor.getSnapshot()));
  const qr = () => child(selectWechatQr(actor.getSnapshot()));
  const rested = async (part: { getSnapshot: () => { hasTag: (tag: 'busy') => boolean } }) =>
    until(() => !part.getSnapshot().hasTag('busy'));
  const requestCode = async (mobile: string) => {
    sms().send({ type: 'mobile.change', value: mobile });
    sms().send({ type: 'code.request' });
    await rested(button());
  };
  const submitSms = async (code: string) => {
    sms().send({ type: 'code.change', value: code });
    sms().send({ type: 'login.submit' });
    await until(() => actor.getSnapshot().status === 'done' || !sms().getSnapshot().hasTag('busy'));
  };
  const submitPassword = async (mobile: string, text: string) => {
    password().send({ type: 'mobile.change', value: mobile });
    password().send({ type: 'password.change', value: text });
    password().send({ type: 'login.submit' });
    await until(() => actor.getSnapshot().status === 'done' || !password().getSnapshot().hasTag('busy'));
    clock.advance(800);
    await settle();
  };
  return { backend, clock, actor, sms, button, password, qr, requestCode, submitSms, submitPassword, rested };
};

test('[R7.1-1 R7.1-12 R8.2-2 R4.1-2] a newcomer gets a code, mistypes it, then logs in with it', async () => {
  const { backend, actor, sms, button, requestCode, submitSms, clock } = await open('sms');
  await requestCode('139 0000 1234');
  expect(selectSecondsLeft(button().getSnapshot())).toBe(60);
  await submitSms('000000');
  expect(selectSmsLoginFailure(sms().getSnapshot())).toEqual({ tag: 'smsCodeIncorrect' });
  clock.advance(800);
  await settle();
  const [sent] = backend.codes();
  expect(sent?.account).toBe('+8613900001234');
  await submitSms(sent?.code ?? '');
  expect(actor.getSnapshot().output).toMatchObject({ outcome: 'loggedIn', at: clock.now() });
});

test.each([
  ['R8.1-1', '13900000009', 'codeFailed', 0],
  ['R8.1-2', '13900000800', 'securityFailed', 0],
  ['R8.1-6 R8.1-7', '13900000429', 'tooFrequent', 37],
])('[%s] the mobile %s asks in vain: %s', async (_, mobile, tag, seconds) => {
  const { button, requestCode } = await open('sms');
  await requestCode(mobile);
  await settle();
  expect(selectSmsCodeFailure(button().getSnapshot())).toEqual({ tag });
  expect(selectSecondsLeft(button().getSnapshot())).toBe(seconds);
});

test.each([
  ['R8.1-4 R8.1-9', '13900000400', null, 60],
  ['R8.1-3', '13900000410', { tag: 'securityFailed' }, 0],
])('[%s] the mobile %s needs the slider', async (_, mobile, failure, seconds) => {
  const { button, requestCode, rested } = await open('sms');
  await requestCode(mobile);
  expect(button().getSnapshot().hasTag('slider')).toBe(true);
  button().send({ type: 'slider.solve' });
  await rested(button());
  expect(selectSmsCodeFailure(button().getSnapshot())).toEqual(failure);
  expect(selectSecondsLeft(button().getSnapshot())).toBe(seconds);
});

test('[R8.1-6 R8.1-10] a second dialog within the minute is told how long to wait', async () => {
  const backend = backendFor();
  const first = await open('sms', { backend });
  await first.requestCode('13900001234');
  backend.clock.advance(20_000);
  const second = await open('sms', { backend });
  await second.requestCode('13900001234');
  await settle();
  expect(selectSmsCodeFailure(second.button().getSnapshot())).toEqual({ tag: 'tooFrequent' });
  expect(selectSecondsLeft(second.button().getSnapshot())).toBe(40);
});

test('[R7.1-2 R7.1-11 R4.1-2] a member logs in with the encrypted password', async () => {
  const { actor, submitPassword } = await open('password');
  await submitPassword('13800000001', 'Shiye2026');
  expect(actor.getSnapshot().output).toMatchObject({
    outcome: 'loggedIn',
    credentials: { identity: expect.any(String) },
  });
});

test('[R8.2-1 R7.1-14 R7.1-19] after three failures a picture is asked for, and the right text lets in', async () => {
  const { backend, actor, password, submitPassword } = await open('password');
  const failure = () => selectPasswordLoginFailure(password().getSnapshot());
  for (const _ of [1, 2, 3]) {
    await submitPassword('13800000001', 'wrong');
    expect(failure()).toEqual({ tag: 'wrongCredentials' });
  }
  const shown = () => selectCaptcha(password().getSnapshot());
  await until(() => Boolean(shown()?.image));
  password().send({ type: 'captcha.change', value: '????' });
  await submitPassword('13800000001', 'Shiye2026');
  expect(failure()).toEqual({ tag: 'captchaIncorrect' });
  await until(() => Boolean(shown()?.image));
  const picture = backend.world.tables.pictures.get(shown()?.key ?? '');
  password().send({ type: 'captcha.change', value: pictureText(picture?.nonce ?? '').toLowerCase() });
  await submitPassword('13800000001', 'Shiye2026');
  expect(actor.getSnapshot().output).toMatchObject({ outcome: 'loggedIn' });
});

test('[R7.1-14] whoever comes back after three failures is asked for the picture', async () => {
  const { backend, password, submitPassword } = await open('password');
  backend.world.tables.failedLogins.set('+8613800000001', failuresBeforePicture);
  await submitPassword('13800000001', 'Shiye2026');
  expect(selectPasswordLoginFailure(password().getSnapshot())).toEqual({ tag: 'captchaRequired' });
  await until(() => Boolean(selectCaptcha(password().getSnapshot())?.image));
});

test('[R4.1-17 R7.1-4] scanned and confirmed with an unbound WeChat: credentials without an identity', async () => {
  const { backend, actor, qr } = await open('wechat');
  await until(() => qr().getSnapshot().hasTag('waiting'));
  phone.scan(backend.world);
  await until(() => qr().getSnapshot().hasTag('scanned'));
  phone.confirm(backend.world, strangerOpenid(backend.world));
  await until(() => actor.getSnapshot().status === 'done');
  expect(actor.getSnapshot().output).toMatchObject({ outcome: 'loggedIn', credentials: { identity: null } });
});

test('[R2.2-2] the QR code waits through quiet polls, is cancelled, renewed, and grows old', async () => {
  const { backend, clock, qr } = await open('wechat');
  const quietPolls = async (count: number) => {
    for (const ms of Array.from({ length: count }, () => [25_000, 2_000]).flat()) {
      clock.advance(ms);
      await settle();
    }
  };
  const has = (tag: 'waiting' | 'cancelled' | 'expired') => () => qr().getSnapshot().hasTag(tag);
  await until(has('waiting'));
  await quietPolls(2);
  phone.cancel(backend.world);
  await until(has('cancelled'));
  qr().send({ type: 'qr.refresh' });
  await until(has('waiting'));
  await quietPolls(12);
  await until(has('expired'));
  expect(selectWechatQrFailure(qr().getSnapshot())).toBeNull();
});

test('[R4.1-18 R7.1-18 R8.2-3 R8.2-4 R4.1-20] a stranger binds a mobile after a wrong code and a taken number', async () => {
  const backend = backendFor();
  const first = await open('wechat', { backend });
  await until(() => first.qr().getSnapshot().hasTag('waiting'));
  phone.confirm(backend.world, strangerOpenid(backend.world));
  await until(() => first.actor.getSnapshot().status === 'done');
  const { output } = first.actor.getSnapshot();
  const token = output?.outcome === 'loggedIn' ? output.credentials.access_token : null;

  const { actor, sms, requestCode, submitSms, clock } = await open('wechat', { backend, token, step: 'bind' });
  const failure = () => selectSmsLoginFailure(sms().getSnapshot());
  const codeFor = async (mobile: string) => {
    clock.advance(60_000);
    await settle();
    await requestCode(mobile);
    return backend.codes()[0]?.code ?? '';
  };
  await codeFor('13800000001');
  await submitSms('000000');
  expect(failure()).toEqual({ tag: 'wrongSmsCode' });
  await submitSms(await codeFor('13800000001'));
  expect(failure()).toEqual({ tag: 'mobileBoundElsewhere' });
  await submitSms(await codeFor('13900007777'));
  expect(actor.getSnapshot().output).toEqual({ outcome: 'bound', at: clock.now() });
});

test.each([
  ['offline', 'failure:offline'],
  ['html', 'failure:malformed'],
  ['malformed', 'failure:malformed'],
] as const)('[R4.4-5] with the fault %s the button is free again and says why', async (kind, text) => {
  const { backend, button, requestCode } = await open('sms');
  backend.faults.add({ endpoint: 'session.sendCode', kind });
  await requestCode('13900001234');
  const failure = selectSmsCodeFailure(button().getSnapshot());
  expect(failure && failureKeys(failure)).toEqual([text]);
});
