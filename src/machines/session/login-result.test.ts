import { describe, expect, test } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { asLoginFailure } from './login-result.ts';
import { asSmsCodeFailure } from './sms-code-failure.ts';

const closed: readonly Failure[] = [{ tag: 'expired' }, { tag: 'forbidden' }];

test.each(closed)(
  '[R8.2-1 R8.2-2 R8.2-7 R8.1-1] no login is over before it has begun: $tag refuses the login',
  (failure) => {
    expect(asLoginFailure(failure, 'password', 'login')).toEqual({ tag: 'wrongCredentials' });
    expect(asLoginFailure(failure, 'sms', 'login')).toEqual({ tag: 'smsCodeIncorrect' });
    expect(asLoginFailure(failure, 'wechat', 'login')).toEqual({ tag: 'loginFailed' });
    expect(asSmsCodeFailure(failure, 'login')).toEqual({ tag: 'codeFailed' });
  },
);

test('what binds a mobile is logged in: his login can be over', () => {
  for (const failure of closed) expect(asLoginFailure(failure, 'sms', 'bind')).toEqual(failure);
});

test('[R8.2-1] every refusal of a password login has the same text; a network failure stays one', () => {
  const refused: Failure = { tag: 'refused', code: 1, msg: '', data: null };
  expect(asLoginFailure(refused, 'password', 'login')).toEqual({ tag: 'wrongCredentials' });
  expect(asLoginFailure({ tag: 'offline' }, 'password', 'login')).toEqual({ tag: 'offline' });
});

describe.each([
  ['sms', 'bind'],
  ['password', 'bind'],
  ['wechat', 'login'],
] as const)('%s, to %s', (method, step) => {
  test.each([
    ['R8.2-3', 20003, 'wrongSmsCode'],
    ['R8.2-4', 20009, 'mobileBoundElsewhere'],
    ['R8.2-5', 20008, 'mobileBound'],
    ['R8.2-6', 20022, 'wrongCredentials'],
    ['R8.2-7', 1, 'loginFailed'],
    ['R8.2-7', 77777, 'loginFailed'],
  ])('[%s] refused with %i: %s', (_, code, tag) => {
    expect(asLoginFailure({ tag: 'refused', code, msg: '', data: null }, method, step)).toEqual({ tag });
  });
});
