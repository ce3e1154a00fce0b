import { expect, test } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { asLoginFailure } from './login-method.ts';
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

test('[R8.2-1] a network failure stays one', () => {
  expect(asLoginFailure({ tag: 'offline' }, 'password', 'login')).toEqual({ tag: 'offline' });
});
