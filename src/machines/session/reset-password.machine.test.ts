import { expect, test } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { backendKey } from '../../../tests/harness/backend-key.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectErrors, selectFailure, selectForm, selectSmsCode } from './account-form.ts';
import { type ResetPasswordEvent, type ResetPasswordInput, resetPasswordMachine } from './reset-password.machine.ts';
import { selectSecondsLeft, selectSmsCodeFailure } from './sms-code.machine.ts';

const { key, opened } = await backendKey();

const submit: ResetPasswordEvent = { type: 'reset.submit' };
const refused = (code: number): Failure => ({ tag: 'refused', code, msg: 'no', data: null });

const begin = async (input: ResetPasswordInput = {}) => {
  const { child: actor, send, ...env } = await inParent(resetPasswordMachine, input);
  const fill = (password = 'Shiye2027', confirmation = password) =>
    send(
      { type: 'field.change', field: 'code', text: '123456' },
      { type: 'field.change', field: 'password', text: password },
      { type: 'field.change', field: 'confirmation', text: confirmation },
    );
  const sealed = async () => {
    const before = env.calls.length;
    await env.call().answer({ key });
    while (env.calls.length === before) await settle();
    return env.call();
  };
  const button = () => {
    const found = selectSmsCode(actor.getSnapshot());
    if (!found) throw new Error('no button');
    return found.getSnapshot();
  };
  const errors = () => selectErrors(actor.getSnapshot());
  const failure = () => selectFailure(actor.getSnapshot());
  return { ...env, actor, send, fill, sealed, button, errors, failure };
};

test('[R5.2-1 R7.1-15 R7.1-11] a mobile: the code, its secret key and the encrypted password are sent', async () => {
  const { actor, send, fill, call, sealed } = await begin({ dialCode: '+852', mobile: '6123 4567' });
  await send({ type: 'code.request' });
  expect(call().sent).toMatchObject({
    path: '/auth/code/send',
    body: { messageType: 'LOGIN', mobile: '+85261234567', nvcVal: expect.any(String) },
  });
  await call().answer({ resultCode: 200, secretKey: 'sk' });
  await fill();
  await send(submit);
  const { sent, answer } = await sealed();
  const body = sent.body as { password: string };
  expect(sent).toEqual({
    path: '/auth/password/reset',
    body: { mobile: '+85261234567', code: '123456', secretKey: 'sk', password: body.password },
  });
  expect(await opened(body.password)).toBe('Shiye2027');
  await answer(true);
  expect(actor.getSnapshot().output).toEqual({ account: { dialCode: '+852', mobile: '61234567' } });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Shiye2027');
});

test('[R5.2-1 R7.1-12 R7.1-15] an email: it goes in the place of the mobile, without what pasting brought along', async () => {
  const { actor, send, fill, call, sealed } = await begin();
  await send(
    { type: 'field.change', field: 'kind', text: 'email' },
    { type: 'field.change', field: 'email', text: ' ｌｉｒａｎ＠shiye．cn\u200b' },
  );
  await send({ type: 'code.request' });
  expect(call().sent.body).toMatchObject({ email: 'liran@shiye.cn' });
  await call().answer({ resultCode: 200, secretKey: 'sk' });
  await fill();
  await send(submit);
  const { sent, answer } = await sealed();
  expect(sent.body).toMatchObject({ email: 'liran@shiye.cn', secretKey: 'sk' });
  expect(sent.body).not.toHaveProperty('mobile');
  await answer(true);
  expect(actor.getSnapshot().output).toEqual({ account: null });
});

test.each(['x', '@shiye.cn', 'liran@', 'liran@shiye', 'a b@c@d', 'a b@c.cn', '👩‍👩‍👧', 'a'.repeat(10_000)])(
  '[R5.2-2] the email %j is told when the field is left, and no code is asked for',
  async (text) => {
    const { send, errors, calls } = await begin();
    await send({ type: 'field.change', field: 'kind', text: 'email' }, { type: 'field.change', field: 'email', text });
    await send({ type: 'field.leave', field: 'email' });
    expect(errors()).toEqual({ email: { code: 'email.format' } });
    await send({ type: 'code.request' });
    expect(errors()).toEqual({ email: { code: 'email.format' } });
    expect(calls).toEqual([]);
  },
);

test('[R5.2-3 R5.2-4 R5.2-11] an empty form says what is missing, of the account that is chosen only', async () => {
  const { send, errors, calls } = await begin();
  const missing = {
    code: { code: 'code.required' },
    password: { code: 'newPassword.required' },
    confirmation: { code: 'confirmation.required' },
  };
  await send(submit);
  expect(errors()).toEqual({ ...missing, mobile: { code: 'mobile.required' } });
  await send({ type: 'field.change', field: 'kind', text: 'email' });
  expect(errors()).toEqual(missing);
  await send(submit);
  expect(errors()).toEqual({ ...missing, email: { code: 'email.required' } });
  expect(calls).toEqual([]);
});

test.each([
  ['R5.2-5 R5.2-9', 'a123456', 'a123456', { password: { code: 'newPassword.rule' } }],
  ['R5.2-7 R5.2-9', '12345678', '12345678', { password: { code: 'newPassword.rule' } }],
  ['R5.2-8 R5.2-9', 'abcdefgh', 'abcdefgh', { password: { code: 'newPassword.rule' } }],
  ['R5.2-12', 'Shiye2027', 'Shiye2028', { confirmation: { code: 'confirmation.mismatch' } }],
])('[%s] the password %j, confirmed as %j, is not sent', async (_, password, confirmation, expected) => {
  const { send, fill, errors, calls, actor } = await begin({ mobile: '13800138000' });
  await fill(password, confirmation);
  await send(submit);
  expect(errors()).toEqual(expected);
  expect(calls).toEqual([]);
  expect(selectForm(actor.getSnapshot())).toMatchObject({ password, confirmation });
});

test('[R5.2-12] a left confirmation is compared, and again when another password is left', async () => {
  const { send, fill, errors } = await begin();
  await fill('Shiye2027', 'Shiye2028');
  await send({ type: 'field.leave', field: 'confirmation' });
  expect(errors()).toEqual({ confirmation: { code: 'confirmation.mismatch' } });
  await send({ type: 'field.change', field: 'password', text: 'Shiye2028' });
  expect(errors()).toEqual({});
  await send({ type: 'field.change', field: 'password', text: 'Shiye2029' });
  expect(errors()).toEqual({});
  await send({ type: 'field.leave', field: 'password' });
  expect(errors()).toEqual({ confirmation: { code: 'confirmation.mismatch' } });
});

test('[R8.1-8] code 1 means that there is no such account', async () => {
  const { send, call, button } = await begin({ mobile: '13800138000' });
  await send({ type: 'code.request' });
  await call().fail(refused(1));
  expect(selectSmsCodeFailure(button())).toEqual({ tag: 'accountMissing' });
  expect(selectSecondsLeft(button())).toBe(0);
});

test.each<ResetPasswordEvent>([
  { type: 'field.change', field: 'kind', text: 'email' },
  { type: 'field.change', field: 'email', text: 'liran@shiye.example' },
  { type: 'field.change', field: 'password', text: 'S' },
  { type: 'field.change', field: 'confirmation', text: 'S' },
])('that an account does not exist is not said any more after $type $field', async (change) => {
  const { send, call, button } = await begin({ mobile: '13800138000' });
  await send({ type: 'code.request' });
  await call().fail(refused(1));
  expect(selectSmsCodeFailure(button())).toEqual({ tag: 'accountMissing' });
  await send(change);
  expect(selectSmsCodeFailure(button())).toBeNull();
});

test.each([
  ['R8.3-1', refused(1), { tag: 'resetFailed' }],
  ['R8.3-1', refused(20003), { tag: 'resetFailed' }],
  ['R8.3-1', { tag: 'offline' } as const, { tag: 'offline' }],
])(
  '[%s] a failure is told until another code is asked for, and nothing that was typed is lost',
  async (_, thrown, expected) => {
    const { send, fill, sealed, failure, actor, clock } = await begin({ mobile: '13800138000' });
    await fill();
    await send(submit);
    await (await sealed()).fail(thrown);
    expect(failure()).toEqual(expected);
    await clock.advance(800);
    expect(selectForm(actor.getSnapshot())).toMatchObject({
      mobile: '13800138000',
      code: '123456',
      password: 'Shiye2027',
      confirmation: 'Shiye2027',
    });
    await send({ type: 'code.request' });
    expect(failure()).toBeNull();
  },
);

test('[R7.1-15 R8.3-1] code 0 without data true is a failure, and why no code came is not said beside it', async () => {
  const { send, fill, call, sealed, button, failure } = await begin({ mobile: '13800138000' });
  await fill();
  await send({ type: 'code.request' });
  await call().fail(refused(1));
  await send(submit);
  await (await sealed()).answer(false);
  expect([failure(), selectSmsCodeFailure(button())]).toEqual([{ tag: 'resetFailed' }, null]);
});
