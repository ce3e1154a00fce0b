import { expect, test } from 'vitest';
import { testDomain } from '../testing.ts';
import { loginByPassword } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate } from './tokens.ts';

const mobile = '+8613800000001';
const setup = () => {
  const { domain } = testDomain();
  const secretKey = sendCode(domain, { mobile, nvcVal: 'nvc-1' }).secretKey ?? '';
  return { domain, reset: { mobile, secretKey, code: sentCodes(domain)[0]?.code ?? '', password: 'Fresh2026' } };
};
const refused = (code: number) => expect.objectContaining({ status: 200, code });

test('[R7.1-15] a reset needs code and secret key, and ends the logins', () => {
  const { domain, reset } = setup();
  const { access_token: token } = loginByPassword(domain, { mobile, password: 'Shiye2026' });
  expect(() => resetPassword(domain, { ...reset, secretKey: 'another' })).toThrow(refused(20003));
  expect(() => resetPassword(domain, { ...reset, code: '000000' })).toThrow(refused(20003));
  resetPassword(domain, reset);
  expect(authenticate(domain, token)).toBeNull();
  expect(loginByPassword(domain, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
  expect(() => loginByPassword(domain, { mobile, password: 'Shiye2026' })).toThrow(refused(20022));
  expect(() => resetPassword(domain, reset)).toThrow(refused(20003));
});

test('[R7.1-14][R7.1-15] who has a new password is asked for no picture because of the old one', () => {
  const { domain, reset } = setup();
  for (const _ of [1, 2, 3])
    expect(() => loginByPassword(domain, { mobile, password: 'wrong' })).toThrow(refused(20022));
  expect(() => loginByPassword(domain, { mobile, password: 'Shiye2026' })).toThrow(refused(20023));
  resetPassword(domain, reset);
  expect(loginByPassword(domain, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
});

test.each(['Ab34567', 'Abcdefgh123456789', '12345678', 'abcdefgh', 'Abcd 1234', null])(
  '[R5.2-5][R5.2-6][R5.2-7][R5.2-8] the server refuses the password %s',
  (password) => {
    const { domain, reset } = setup();
    expect(() => resetPassword(domain, { ...reset, password })).toThrow(refused(1));
  },
);

test('[R8.1-8] an account of nobody is code 1', () => {
  const { domain, reset } = setup();
  expect(() => resetPassword(domain, { ...reset, mobile: '+8613900001111' })).toThrow(refused(1));
});
