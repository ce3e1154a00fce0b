import { expect } from 'vitest';
import { test as base, refused } from '../testing.ts';
import { loginByPassword } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate } from './tokens.ts';

const mobile = '+8613800000001';
const test = base.extend('reset', ({ domain }) => {
  const secretKey = sendCode(domain, { mobile, nvcVal: 'nvc-1' }).secretKey ?? '';
  return { mobile, secretKey, code: sentCodes(domain)[0]?.code ?? '', password: 'Fresh2026' };
});

test('[R7.1-15] a reset needs code and secret key, and ends the logins', ({ domain, reset }) => {
  const { access_token: token } = loginByPassword(domain, { mobile, password: 'Shiye2026' });
  expect(() => resetPassword(domain, { ...reset, secretKey: 'another' })).toThrow(refused(20003));
  expect(() => resetPassword(domain, { ...reset, code: '000000' })).toThrow(refused(20003));
  resetPassword(domain, reset);
  expect(authenticate(domain, token)).toBeNull();
  expect(loginByPassword(domain, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
  expect(() => loginByPassword(domain, { mobile, password: 'Shiye2026' })).toThrow(refused(20022));
  expect(() => resetPassword(domain, reset)).toThrow(refused(20003));
});

test('[R7.1-14][R7.1-15] who has a new password is asked for no picture because of the old one', ({
  domain,
  reset,
}) => {
  for (const _ of [1, 2, 3])
    expect(() => loginByPassword(domain, { mobile, password: 'wrong' })).toThrow(refused(20022));
  expect(() => loginByPassword(domain, { mobile, password: 'Shiye2026' })).toThrow(refused(20023));
  resetPassword(domain, reset);
  expect(loginByPassword(domain, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
});

test.for(['Ab34567', 'Abcdefgh123456789', '12345678', 'abcdefgh', 'Abcd 1234', null])(
  '[R5.2-5][R5.2-6][R5.2-7][R5.2-8] the server refuses the password %s',
  (password, { domain, reset }) => {
    expect(() => resetPassword(domain, { ...reset, password })).toThrow(refused(1));
  },
);

test('[R8.1-8] an account of nobody is code 1', ({ domain, reset }) => {
  expect(() => resetPassword(domain, { ...reset, mobile: '+8613900001111' })).toThrow(refused(1));
});
