import { expect, test } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { selectErrors, selectFailure, selectForm, selectSmsCode } from './account-form.ts';
import type { LoginStep } from './login-result.ts';
import { selectSecondsLeft, selectSmsCodeFailure } from './sms-code.machine.ts';
import { type SmsLoginEvent, smsLoginMachine } from './sms-login.machine.ts';

const credentials = { access_token: 'a', expires_in: 2_592_000, refresh_token: 'r', identity: 'member' };

const begin = async (step: LoginStep = 'login') => {
  const { child: actor, send, ...env } = await inParent(smsLoginMachine, { step });
  const fill = (mobile = '13800138000', code = '123456') =>
    send({ type: 'field.change', field: 'mobile', text: mobile }, { type: 'field.change', field: 'code', text: code });
  const errors = () => selectErrors(actor.getSnapshot());
  const failure = () => selectFailure(actor.getSnapshot());
  const codeFailure = () => {
    const button = selectSmsCode(actor.getSnapshot());
    return button && selectSmsCodeFailure(button.getSnapshot());
  };
  return { ...env, actor, send, fill, errors, failure, codeFailure };
};

const submit: SmsLoginEvent = { type: 'login.submit' };
const refused = (code: number): Failure => ({ tag: 'refused', code, msg: 'no', data: null });

test('[R7.1-1 R3-21 R5.1-8 R5.1-9 R4.1-2] mobile with its dial code and the code log in; the output has the time', async () => {
  const { actor, send, fill, call, clock } = await begin();
  expect(selectForm(actor.getSnapshot()).dialCode).toBe('+86');
  await fill(' 138 ００１３-8000', '123 ４５６');
  await send(submit);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(call().sent).toEqual({ path: '/auth/login/sms', body: { mobile: '+8613800138000', code: '123456' } });
  await clock.advance(300);
  await call().answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ credentials, at: clock.now() });
});

test('[R5.1-8] another dial code goes in front', async () => {
  const { send, fill, call } = await begin();
  await fill('61234567');
  await send({ type: 'field.change', field: 'dialCode', text: '+852' }, submit);
  expect(call().sent.body).toEqual({ mobile: '+85261234567', code: '123456' });
});

test.each<[string, string, string, object]>([
  ['R5.1-1 R5.1-3', '', '', { mobile: { code: 'mobile.required' }, code: { code: 'code.required' } }],
  ['R5.1-2', '١٣٨٠٠١٣٨٠٠٠', '1', { mobile: { code: 'mobile.digitsOnly' } }],
  ['R5.1-2', '138abc', '1', { mobile: { code: 'mobile.digitsOnly' } }],
  ['R5.1-4', '138', '1234567', { code: { code: 'code.tooLong', max: 6 } }],
])('[%s] %j and %j are not sent, all errors are told at once', async (_, mobile, code, expected) => {
  const { actor, send, fill, errors, calls } = await begin();
  await fill(mobile, code);
  await send(submit);
  expect(errors()).toEqual(expected);
  expect(calls).toHaveLength(0);
  expect([selectForm(actor.getSnapshot()).mobile, selectForm(actor.getSnapshot()).code]).toEqual([mobile, code]);
});

test('[R5.1-3] that there is no code is not said any more when one is asked for', async () => {
  const { send, fill, errors } = await begin();
  await fill('13800138000', '');
  await send(submit);
  expect(errors().code).toEqual({ code: 'code.required' });
  await send({ type: 'code.request' });
  expect(errors()).toEqual({});
});

test('[R5.1-2] a left field is judged and cleaned, an empty one is let be; its error goes once it is fixed', async () => {
  const { actor, send, errors } = await begin();
  await send({ type: 'field.leave', field: 'mobile' }, { type: 'field.leave', field: 'code' });
  expect(errors()).toEqual({});
  await send({ type: 'field.change', field: 'mobile', text: '138 x' }, { type: 'field.leave', field: 'mobile' });
  expect(errors()).toEqual({ mobile: { code: 'mobile.digitsOnly' } });
  await send({ type: 'field.change', field: 'mobile', text: '138 0x' });
  expect(errors()).toEqual({ mobile: { code: 'mobile.digitsOnly' } });
  await send({ type: 'field.change', field: 'mobile', text: '138 0013' });
  expect(errors()).toEqual({});
  await send({ type: 'field.leave', field: 'mobile' });
  expect(selectForm(actor.getSnapshot()).mobile).toBe('1380013');
});

test('[R5.1-1 R5.1-2 R5.1-8] the code is asked for with a good mobile only', async () => {
  const { actor, send, errors, call, calls } = await begin();
  await send({ type: 'code.request' });
  expect(errors()).toEqual({ mobile: { code: 'mobile.required' } });
  await send({ type: 'field.change', field: 'mobile', text: '138b' }, { type: 'code.request' });
  expect(errors()).toEqual({ mobile: { code: 'mobile.digitsOnly' } });
  expect(calls).toHaveLength(0);
  await send({ type: 'field.change', field: 'mobile', text: '138 0013 8000' }, { type: 'code.request' });
  expect(errors()).toEqual({});
  expect(call().sent).toEqual({
    path: '/auth/code/send',
    body: { messageType: 'LOGIN', mobile: '+8613800138000', nvcVal: 'nvc-1' },
  });
  await call().answer({ resultCode: 200 });
  const button = selectSmsCode(actor.getSnapshot());
  expect(button && selectSecondsLeft(button.getSnapshot())).toBe(60);
});

test.each<SmsLoginEvent>([
  { type: 'field.change', field: 'mobile', text: '13800138001' },
  { type: 'field.change', field: 'dialCode', text: '+852' },
  { type: 'field.change', field: 'code', text: '1' },
])('why no code came is not said any more after $type $field', async (change) => {
  const { send, fill, call, codeFailure } = await begin();
  await fill();
  await send({ type: 'code.request' });
  await call().fail(refused(1));
  expect(codeFailure()).toEqual({ tag: 'codeFailed' });
  await send(change);
  expect(codeFailure()).toBeNull();
});

test('[R8.2-2] a refused login says that the code is incorrect and keeps what was typed', async () => {
  const { actor, send, fill, call, clock, failure } = await begin();
  await fill();
  await send(submit);
  await call().fail(refused(20003));
  expect(failure()).toEqual({ tag: 'smsCodeIncorrect' });
  await clock.advance(800);
  const snapshot = actor.getSnapshot();
  expect([selectForm(snapshot).mobile, selectForm(snapshot).code, snapshot.hasTag('busy')]).toEqual([
    '13800138000',
    '123456',
    false,
  ]);
  await send({ type: 'field.change', field: 'code', text: '654321' });
  expect(failure()).toBeNull();
  await send(submit);
  expect(call().sent.body).toEqual({ mobile: '+8613800138000', code: '654321' });
});

test('that a code is incorrect is not said any more when another one is asked for', async () => {
  const { send, fill, call, clock, failure } = await begin();
  await fill();
  await send(submit);
  await call().fail(refused(20003));
  await clock.advance(800);
  expect(failure()).toEqual({ tag: 'smsCodeIncorrect' });
  await send({ type: 'code.request' });
  expect(failure()).toBeNull();
});

test.each([
  ['is refused', '123456', { tag: 'smsCodeIncorrect' }],
  ['lacks its code', '', null],
] as const)('why no code came is not said beside a login that %s', async (_, code, expected) => {
  const { send, fill, call, failure, codeFailure } = await begin();
  await fill('13800138000', code);
  await send({ type: 'code.request' });
  await call().fail(refused(1));
  await send(submit);
  if (expected) await call().fail(refused(20003));
  expect([failure(), codeFailure()]).toEqual([expected, null]);
});

test('why a login failed is not said beside a mobile that no code can go to', async () => {
  const { send, fill, call, clock, failure, errors } = await begin();
  await fill();
  await send(submit, { type: 'field.change', field: 'mobile', text: '138b' });
  await call().fail(refused(20003));
  await clock.advance(800);
  expect(failure()).toEqual({ tag: 'smsCodeIncorrect' });
  await send({ type: 'code.request' });
  expect([failure(), errors().mobile]).toEqual([null, { code: 'mobile.digitsOnly' }]);
});

test('[R5.7-10] a submit before the answer is ignored; one after a refusal follows when 800 ms have passed', async () => {
  const quick = await begin();
  await quick.fill();
  await quick.send(submit, submit);
  await quick.call().fail(refused(20003));
  await quick.clock.advance(700);
  await quick.send(submit, { type: 'field.change', field: 'code', text: '654321' });
  await quick.clock.advance(99);
  expect([quick.calls.length, quick.actor.getSnapshot().hasTag('busy')]).toEqual([1, true]);
  await quick.clock.advance(1);
  expect([quick.calls.length, quick.call().sent.body]).toEqual([2, { mobile: '+8613800138000', code: '654321' }]);
  await quick.call().fail(refused(20003));
  await quick.clock.advance(800);
  expect([quick.calls.length, quick.actor.getSnapshot().hasTag('busy')]).toEqual([2, false]);

  const slow = await begin();
  await slow.fill();
  await slow.send(submit);
  await slow.clock.advance(5_000);
  await slow.send(submit);
  expect(slow.calls).toHaveLength(1);
  await slow.call().fail(refused(20003));
  await slow.send(submit);
  expect(slow.calls).toHaveLength(2);
});

test('[R7.1-18 R4.1-20] binding sends account, accountType and code, and gives no credentials', async () => {
  const { actor, send, fill, call, clock } = await begin('bind');
  await fill();
  await send(submit);
  expect(call().sent).toEqual({
    path: '/auth/account/bind',
    body: { account: '+8613800138000', accountType: 'MOBILE', code: '123456' },
  });
  await call().answer(true);
  expect(actor.getSnapshot().output).toEqual({ credentials: null, at: clock.now() });
});

test('[R8.2-7] a binding that is answered with false has failed', async () => {
  const { send, fill, call, failure } = await begin('bind');
  await fill();
  await send(submit);
  await call().answer(false);
  expect(failure()).toEqual({ tag: 'loginFailed' });
});

test('[R4.1-10] what opened a tab at the click hears that the login is tried, and that it failed', async () => {
  const { send, fill, call, received } = await begin();
  await fill();
  await send(submit);
  expect(received).toEqual([{ type: 'entry.tried' }]);
  await call().fail(refused(20003));
  expect(received).toEqual([{ type: 'entry.tried' }, { type: 'entry.failed' }]);
});
