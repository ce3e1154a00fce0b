import { expect, test } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { backendKey } from '../../../tests/harness/backend-key.ts';
import type { Pending } from '../../../tests/harness/fake-env.ts';
import { inParent } from '../../../tests/harness/in-parent.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import { selectErrors, selectFailure, selectForm } from './account-form.ts';
import type { LoginStep } from './login-result.ts';
import {
  type PasswordLoginEvent,
  passwordLoginMachine,
  selectCanRedraw,
  selectCaptcha,
  selectRemember,
} from './password-login.machine.ts';

const credentials = { access_token: 'a', expires_in: 2_592_000, refresh_token: 'r', identity: 'member' };
const { key, opened } = await backendKey();

const submit: PasswordLoginEvent = { type: 'login.submit' };
const refused = (code: number, data: unknown = null): Failure => ({ tag: 'refused', code, msg: 'no', data });

const begin = async (step: LoginStep = 'login') => {
  const { child: actor, send, ...env } = await inParent(passwordLoginMachine, { step });
  const fill = (mobile = '13800138000', password = 'Shiye2026') =>
    send(
      { type: 'field.change', field: 'mobile', text: mobile },
      { type: 'field.change', field: 'password', text: password },
    );
  let seen = 0;
  let keys = 0;
  const next = async (paths: readonly string[]): Promise<Pending> => {
    const found = env.calls.slice(seen).find(({ sent }) => paths.includes(sent.path));
    if (!found) {
      await settle();
      return next(paths);
    }
    seen = env.calls.indexOf(found) + 1;
    return found;
  };
  const giveKey = async (given = key) => {
    const asked = await next(['/auth/public-key']);
    keys += 1;
    await asked.answer({ key: given });
  };
  const sealed = async () => {
    if (keys === 0) await giveKey();
    return next(['/auth/login/password', '/auth/account/bind']);
  };
  const errors = () => selectErrors(actor.getSnapshot());
  const failure = () => selectFailure(actor.getSnapshot());
  return { ...env, actor, send, fill, giveKey, hasKey: () => keys > 0, sealed, errors, failure };
};

type Story = Awaited<ReturnType<typeof begin>>;

const refuseOnce = async ({ send, giveKey, hasKey, sealed, clock }: Story, code: number, data?: unknown) => {
  const wasKept = hasKey();
  await send(submit);
  await (await sealed()).fail(refused(code, data));
  if (wasKept) await giveKey();
  await clock.advance(800);
};

test('[R7.1-2 R7.1-11 R5.1-8 R4.1-2] the password is sent encrypted, with the mobile and remember me', async () => {
  const { actor, send, fill, sealed, call, clock } = await begin();
  await fill('138 0013 8000');
  await send({ type: 'remember.change', on: true }, submit);
  expect(call().sent).toEqual({ path: '/auth/public-key' });
  const { sent, answer } = await sealed();
  const body = sent.body as { password: string };
  expect(sent).toEqual({
    path: '/auth/login/password',
    body: { mobile: '+8613800138000', password: body.password, remember_me: true },
  });
  expect(await opened(body.password)).toBe('Shiye2026');
  await answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ credentials, at: clock.now() });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Shiye2026');
});

test('[R7.1-11] the key is kept while it works; where the backend has another by now, the password goes once more with that', async () => {
  const story = await begin();
  const { actor, send, fill, giveKey, sealed, calls, clock } = story;
  await fill();
  await refuseOnce(story, 20022);
  await send(submit);
  const first = await sealed();
  expect(calls.map(({ sent }) => sent.path)).toEqual([
    '/auth/public-key',
    '/auth/login/password',
    '/auth/login/password',
  ]);
  await first.fail(refused(20022));
  const other = await backendKey();
  await giveKey(other.key);
  const { sent, answer } = await sealed();
  expect(await other.opened((sent.body as { password: string }).password)).toBe('Shiye2026');
  await answer(credentials);
  expect(actor.getSnapshot().output).toEqual({ credentials, at: clock.now() });
});

test.each<[string, string, string, object]>([
  ['R5.1-5 R5.1-7', '', '', { mobile: { code: 'mobile.required' }, password: { code: 'password.required' } }],
  ['R5.1-6', '1380013', 'x', { mobile: { code: 'mobile.format' } }],
  ['R5.1-6', '138x', 'x', { mobile: { code: 'mobile.digitsOnly' } }],
  ['R5.1-7', '13800138000', '密'.repeat(64), { password: { code: 'password.tooLong' } }],
])('[%s] %j and %j are not sent', async (_, mobile, password, expected) => {
  const { actor, send, fill, errors, calls } = await begin();
  await fill(mobile, password);
  await send(submit);
  expect(errors()).toEqual(expected);
  expect(calls).toHaveLength(0);
  expect([selectForm(actor.getSnapshot()).mobile, selectForm(actor.getSnapshot()).password]).toEqual([
    mobile,
    password,
  ]);
});

test('[R5.1-6] a left mobile is judged; choosing another country takes the error away', async () => {
  const { send, errors } = await begin();
  await send({ type: 'field.leave', field: 'mobile' });
  expect(errors().mobile).toBeUndefined();
  await send({ type: 'field.change', field: 'mobile', text: '6123 4567' }, { type: 'field.leave', field: 'mobile' });
  expect(errors().mobile).toEqual({ code: 'mobile.format' });
  await send({ type: 'field.change', field: 'dialCode', text: '+852' });
  expect(errors().mobile).toBeUndefined();
  await send({ type: 'field.leave', field: 'mobile' });
  expect(errors().mobile).toBeUndefined();
});

test('[R8.2-1] a refused login says that account or password are wrong and keeps both', async () => {
  const story = await begin();
  await story.fill();
  await story.send({ type: 'remember.change', on: true });
  await refuseOnce(story, 20022);
  const snapshot = story.actor.getSnapshot();
  expect(story.failure()).toEqual({ tag: 'wrongCredentials' });
  expect([selectForm(snapshot).mobile, selectForm(snapshot).password, selectRemember(snapshot)]).toEqual([
    '13800138000',
    'Shiye2026',
    true,
  ]);
  expect(selectCaptcha(snapshot)).toBeNull();
  await story.send({ type: 'field.change', field: 'password', text: 'Shiye2027' });
  expect(story.failure()).toBeNull();
});

test('a key that cannot be fetched or is none is a failure, and nothing typed is lost', async () => {
  const { actor, send, fill, call, failure, clock } = await begin();
  await fill();
  await send(submit);
  await call().fail({ tag: 'offline' });
  expect(failure()).toEqual({ tag: 'offline' });
  await clock.advance(800);
  await send(submit);
  await call().answer({ key: '%%%' });
  expect(failure()).toMatchObject({ tag: 'crashed' });
  expect(selectForm(actor.getSnapshot()).password).toBe('Shiye2026');
});

test('[R5.7-10 R7.1-14] where the refusal asks for a captcha it is drawn at once, and nothing is sent without it', async () => {
  const story = await begin();
  await story.fill();
  await story.send(submit);
  await (await story.sealed()).fail(refused(20023));
  await story.send(submit);
  await story.clock.advance(800);
  expect(story.paths()).toEqual(['/auth/public-key', '/auth/login/password', '/admin/captcha-image']);
  expect(story.errors().captcha).toBeDefined();
});

test('[R7.1-14 R7.1-19] 20023 brings a picture under a random key; its text is required and goes along', async () => {
  const story = await begin();
  const { actor, send, errors, call, sealed } = story;
  await story.fill();
  await refuseOnce(story, 20023);
  expect(story.failure()).toEqual({ tag: 'captchaRequired' });
  const captchaKey = '1'.padStart(32, 'k');
  expect(call().sent).toEqual({ path: '/admin/captcha-image', query: { captchaKey } });
  expect(selectCanRedraw(actor.getSnapshot())).toBe(false);
  await call().answer({ image: 'data:image/svg+xml,A' });
  expect(selectCaptcha(actor.getSnapshot())).toEqual({ key: captchaKey, image: 'data:image/svg+xml,A' });
  await send(submit);
  expect(errors()).toEqual({ captcha: { code: 'captcha.required' } });
  await send({ type: 'field.change', field: 'captcha', text: ' AB2C ' }, submit);
  const { sent } = await sealed();
  expect(sent.body).toMatchObject({ captchaKey, captcha: 'AB2C', remember_me: false });
});

test('[R7.1-14] a wrong password that is the last without a picture brings one at once', async () => {
  const story = await begin();
  await story.fill();
  await refuseOnce(story, 20022, { captchaRequired: true });
  expect(story.failure()).toEqual({ tag: 'wrongCredentials' });
  await story.call().answer({ image: 'one' });
  expect(selectCaptcha(story.actor.getSnapshot())?.image).toBe('one');
});

test('[R7.1-14] a wrong picture text says so, and each refusal brings a new picture', async () => {
  const story = await begin();
  const { actor, send, call } = story;
  await story.fill();
  await refuseOnce(story, 20023);
  await call().answer({ image: 'one' });
  await send({ type: 'field.change', field: 'captcha', text: 'XXXX' });
  await refuseOnce(story, 20023);
  expect(story.failure()).toEqual({ tag: 'captchaIncorrect' });
  expect(selectForm(actor.getSnapshot()).captcha).toBe('');
  await call().answer({ image: 'two' });
  await send({ type: 'field.change', field: 'captcha', text: 'ABCD' });
  await refuseOnce(story, 20022);
  expect(story.failure()).toEqual({ tag: 'wrongCredentials' });
  await call().answer({ image: 'three' });
  expect(selectCaptcha(actor.getSnapshot())?.image).toBe('three');
});

test('[R7.1-19] a picture that does not load can be asked for again, and replaced at will', async () => {
  const story = await begin();
  const { actor, send, call } = story;
  await story.fill();
  await refuseOnce(story, 20023);
  await call().fail({ tag: 'offline' });
  expect(selectCaptcha(actor.getSnapshot())?.image).toBe('');
  expect(selectCanRedraw(actor.getSnapshot())).toBe(true);
  await send({ type: 'captcha.reload' });
  await call().answer({ image: 'one' });
  await send({ type: 'field.change', field: 'captcha', text: 'AB' }, { type: 'captcha.reload' });
  await call().answer({ image: 'two' });
  expect(selectCaptcha(actor.getSnapshot())?.image).toBe('two');
  expect(selectForm(actor.getSnapshot()).captcha).toBe('');
});

test('[R7.1-14] a network failure does not cost the picture', async () => {
  const story = await begin();
  await story.fill();
  await refuseOnce(story, 20023);
  await story.call().answer({ image: 'one' });
  await story.send({ type: 'field.change', field: 'captcha', text: 'ABCD' }, submit);
  await (await story.sealed()).fail({ tag: 'timeout' });
  expect(selectCaptcha(story.actor.getSnapshot())?.image).toBe('one');
  expect(selectForm(story.actor.getSnapshot()).captcha).toBe('ABCD');
});

test('[R7.1-16] binding sends account, accountType and the encrypted password', async () => {
  const { actor, send, fill, sealed, clock } = await begin('bind');
  await fill();
  await send(submit);
  const { sent, answer } = await sealed();
  const body = sent.body as { password: string };
  expect(sent).toEqual({
    path: '/auth/account/bind',
    body: { account: '+8613800138000', accountType: 'MOBILE', password: body.password },
  });
  expect(await opened(body.password)).toBe('Shiye2026');
  await answer(true);
  expect(actor.getSnapshot().output).toEqual({ credentials: null, at: clock.now() });
});

test('[R8.2-5] a refused binding says why, and asks for no captcha', async () => {
  const story = await begin('bind');
  await story.fill();
  await refuseOnce(story, 20008);
  expect(story.failure()).toEqual({ tag: 'mobileBound' });
  expect(selectCaptcha(story.actor.getSnapshot())).toBeNull();
});

test('[R4.1-10] what opened a tab at the click hears that the login is tried, and that it failed', async () => {
  const story = await begin();
  await story.fill();
  await refuseOnce(story, 20022);
  expect(story.received).toEqual([{ type: 'entry.tried' }, { type: 'entry.failed' }]);
});
