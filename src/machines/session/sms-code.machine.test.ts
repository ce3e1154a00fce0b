import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Failure } from '#services/failure.ts';
import { type FakeOptions, fakeEnv } from '../../../tests/harness/fake-env.ts';
import { settle } from '../../../tests/harness/virtual-clock.ts';
import {
  type SmsCodeActor,
  selectCanRequest,
  selectIsCodeSent,
  selectSecondsLeft,
  selectSecretKey,
  selectSmsCodeFailure,
  smsCodeMachine,
} from './sms-code.machine.ts';

const account = { mobile: '+8613800138000' };

const begin = async ({ purpose = 'login', ...options }: FakeOptions & { purpose?: 'login' | 'reset' } = {}) => {
  const env = fakeEnv(options);
  const actor = await env.run(createActor(smsCodeMachine, { clock: env.clock, input: { purpose } }));
  const request = async () => {
    actor.send({ type: 'code.request', account });
    await settle();
  };
  return { ...env, actor, request };
};

const seen = (actor: SmsCodeActor) => {
  const snapshot = actor.getSnapshot();
  return {
    canRequest: selectCanRequest(snapshot),
    seconds: selectSecondsLeft(snapshot),
    failure: selectSmsCodeFailure(snapshot),
    tags: [...snapshot.tags].toSorted(),
  };
};

const ready = { canRequest: true, seconds: 0, failure: null, tags: [] };
const refused = (code: number, data: unknown = null): Failure => ({ tag: 'refused', code, msg: '', data });

test('[R4.4-1 R4.4-2 R4.4-3 R7.1-12 R8.1-10] a request sends the captcha value and starts a countdown of 60 s', async () => {
  const { actor, request, call, clock } = await begin();
  expect(seen(actor)).toEqual(ready);
  await request();
  expect(seen(actor)).toEqual({ ...ready, canRequest: false, tags: ['busy'] });
  expect(call().sent).toEqual({ path: '/auth/code/send', body: { messageType: 'LOGIN', ...account, nvcVal: 'nvc-1' } });
  await call().answer({ resultCode: 200, countdown: 37, secretKey: 's-1' });
  expect(seen(actor)).toEqual({ canRequest: false, seconds: 60, failure: null, tags: ['cooling'] });
  expect(selectIsCodeSent(actor.getSnapshot())).toBe(true);
  expect(selectSecretKey(actor.getSnapshot())).toBe('s-1');
  const shown: number[] = [];
  actor.subscribe((snapshot) => {
    if (shown.at(-1) !== selectSecondsLeft(snapshot)) shown.push(selectSecondsLeft(snapshot));
  });
  await clock.advance(59_999);
  expect(seen(actor).canRequest).toBe(false);
  await clock.advance(1);
  expect(seen(actor)).toEqual(ready);
  expect(shown).toEqual(Array.from({ length: 61 }, (_, second) => 60 - second));
});

test('[R4.4-2] after a sleep the countdown is right at once, and it never grows when the clock is set back', async () => {
  const { actor, request, call, clock } = await begin();
  let now = clock.now();
  clock.now = () => now;
  await request();
  await call().answer({ resultCode: 200 });
  now += 45_300;
  await clock.advance(1_000);
  expect(seen(actor).seconds).toBe(15);
  now -= 24 * 60 * 60 * 1_000;
  await clock.advance(1_000);
  expect(seen(actor).seconds).toBe(15);
  now += 1_000;
  await clock.advance(1_000);
  expect(seen(actor).seconds).toBe(14);
  now += 20 * 60_000;
  await clock.advance(1_000);
  expect(seen(actor)).toEqual(ready);
});

test('[R8.1-1 R4.4-4] code 1 says that there is no code and frees the button', async () => {
  const { actor, request, call } = await begin();
  await request();
  await call().fail(refused(1));
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'codeFailed' } });
  await request();
  expect(seen(actor).failure).toBeNull();
});

test('[R8.1-8] in the reset flow code 1 says that the account is missing', async () => {
  const { actor, request, call } = await begin({ purpose: 'reset' });
  await request();
  await call().fail(refused(1));
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'accountMissing' } });
  await request();
  await call().fail(refused(2));
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'codeFailed' } });
});

test.each([
  ['R8.1-2', 800],
  ['R8.1-3', 900],
])('[%s] resultCode %i is a failed security verification', async (_, resultCode) => {
  const { actor, request, call } = await begin();
  await request();
  await call().answer({ resultCode });
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'securityFailed' } });
});

test('[R8.1-6 R8.1-7 R8.1-10] a countdown in a refusal is too frequent: its seconds run, with the text', async () => {
  const { actor, request, call, clock } = await begin({ purpose: 'reset' });
  await request();
  await call().fail(refused(1, { resultCode: 200, countdown: 37 }));
  const received = { canRequest: false, seconds: 37, failure: { tag: 'tooFrequent' }, tags: ['cooling'] };
  expect(seen(actor)).toEqual(received);
  expect(selectIsCodeSent(actor.getSnapshot())).toBe(false);
  await clock.advance(36_000);
  expect(seen(actor)).toEqual({ ...received, seconds: 1 });
  await clock.advance(1_000);
  expect(seen(actor)).toEqual(ready);
});

test.each([[{ countdown: 0 }], [{ countdown: null }], [{ countdown: 'soon' }], ['later'], [null]])(
  '[R8.1-10] a refusal without seconds to wait is an ordinary one: %j',
  async (data) => {
    const { actor, request, call } = await begin();
    await request();
    await call().fail(refused(1, data));
    expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'codeFailed' } });
  },
);

test.each<Failure>([
  { tag: 'offline' },
  { tag: 'timeout' },
  { tag: 'unavailable', status: 503 },
  { tag: 'malformed', endpoint: 'POST /auth/code/send', reason: 'not JSON' },
])('[R4.4-5] a network error frees the button: $tag', async (failure) => {
  const { actor, request, call } = await begin();
  await request();
  await call().fail(failure);
  expect(seen(actor)).toEqual({ ...ready, failure });
});

test('[R8.1-4 R8.1-5 R8.1-9] resultCode 400 waits for the slider, whose value goes with the next request', async () => {
  const { actor, request, call, calls, clock } = await begin();
  await request();
  await call().answer({ resultCode: 400 });
  expect(seen(actor)).toEqual({ canRequest: false, seconds: 0, failure: null, tags: ['slider'] });
  await clock.advance(600_000);
  await request();
  expect(calls).toHaveLength(1);
  actor.send({ type: 'slider.solve' });
  await settle();
  expect(call().sent.body).toEqual({ messageType: 'LOGIN', ...account, nvcVal: 'slide-2' });
  await call().answer({ resultCode: 100 });
  expect(seen(actor)).toEqual({ canRequest: false, seconds: 60, failure: null, tags: ['cooling'] });
});

test('[R8.1-3 R4.4-4] 900 after the slider is a failed security verification; the next try has a fresh value', async () => {
  const { actor, request, call } = await begin();
  await request();
  await call().answer({ resultCode: 400 });
  actor.send({ type: 'slider.solve' });
  await settle();
  await call().answer({ resultCode: 900 });
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'securityFailed' } });
  await request();
  expect(call().sent.body).toEqual({ messageType: 'LOGIN', ...account, nvcVal: 'nvc-3' });
});

test('[R4.4-4 R4.4-5] a captcha that does not load says so; trying again asks for the same account', async () => {
  let isLoaded = false;
  const silent = () => (isLoaded ? Effect.succeed('nvc-late') : Effect.fail<Failure>({ tag: 'offline' }));
  const { actor, request, call, calls } = await begin({ humanCheck: { silent } });
  await request();
  expect(seen(actor)).toEqual({ ...ready, failure: { tag: 'captchaUnavailable' } });
  expect(calls).toHaveLength(0);
  isLoaded = true;
  actor.send({ type: 'code.retry' });
  await settle();
  expect(call().sent.body).toEqual({ messageType: 'LOGIN', ...account, nvcVal: 'nvc-late' });
});

test('[R4.4-4] a captcha that did not load is tried again for the account that is typed by then', async () => {
  let isLoaded = false;
  const silent = () => (isLoaded ? Effect.succeed('nvc-late') : Effect.fail<Failure>({ tag: 'offline' }));
  const { actor, request, call } = await begin({ humanCheck: { silent } });
  await request();
  isLoaded = true;
  actor.send({ type: 'code.request', account: { mobile: '+8613900139000' } });
  await settle();
  expect(call().sent.body).toMatchObject({ mobile: '+8613900139000' });
});

test('[R7.1-12] a code for an email names the email; the captcha value does not stay in the chart', async () => {
  const { actor, call } = await begin({ purpose: 'reset' });
  actor.send({ type: 'code.request', account: { email: 'li@shiye.example' } });
  await settle();
  expect(call().sent.body).toEqual({ messageType: 'LOGIN', email: 'li@shiye.example', nvcVal: 'nvc-1' });
  await call().answer({ resultCode: 200 });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('nvc-1');
});

test.each([1, 20099])('a refusal (code %i) is not said of another number that is typed after it', async (code) => {
  const { actor, request, call } = await begin();
  await request();
  await call().fail(refused(code));
  expect(seen(actor).failure).not.toBeNull();
  actor.send({ type: 'account.change' });
  expect(seen(actor)).toEqual(ready);
});

test.each([
  ['another number is typed after a code was sent', 'account.change', 60, null],
  ['the form goes on after too many requests', 'failure.dismiss', 37, refused(1, { countdown: 37 })],
] as const)('[R4.4-1] when %s, the seconds run on and no code is claimed', async (_, type, seconds, failure) => {
  const { actor, request, call } = await begin();
  await request();
  await (failure ? call().fail(failure) : call().answer({ resultCode: 200 }));
  actor.send({ type });
  expect(seen(actor)).toEqual({ canRequest: false, seconds, failure: null, tags: ['cooling'] });
  expect(selectIsCodeSent(actor.getSnapshot())).toBe(false);
});

test.each([
  ['at once', []],
  ['after the code was typed', ['failure.dismiss']],
] as const)('[R8.1-7] the countdown of one number does not hold for the next, typed %s', async (_, before) => {
  const { actor, request, call, clock } = await begin();
  await request();
  await call().fail(refused(1, { countdown: 37 }));
  for (const type of before) actor.send({ type });
  await clock.advance(1_000);
  actor.send({ type: 'account.change' });
  expect(seen(actor)).toEqual(ready);
  await clock.advance(1_000);
  expect(seen(actor)).toEqual(ready);
});

test('a code that was sent is still told of when the form goes on', async () => {
  const { actor, request, call } = await begin();
  await request();
  await call().answer({ resultCode: 200 });
  actor.send({ type: 'failure.dismiss' });
  expect(selectIsCodeSent(actor.getSnapshot())).toBe(true);
});

test.each(['account.change', 'failure.dismiss'] as const)('a captcha that did not load is read on %s', async (type) => {
  const silent = () => Effect.fail<Failure>({ tag: 'offline' });
  const { actor, request } = await begin({ humanCheck: { silent } });
  await request();
  expect(seen(actor).failure).toEqual({ tag: 'captchaUnavailable' });
  actor.send({ type });
  expect(seen(actor)).toEqual(ready);
});
