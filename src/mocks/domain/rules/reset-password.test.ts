import { expect, test } from 'vitest';
import { testWorld } from '../testing.ts';
import { loginByPassword } from './login.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode, sentCodes } from './sms-code.ts';
import { authenticate } from './tokens.ts';

const mobile = '+8613800000001';
const setup = () => {
  const { world } = testWorld();
  const secretKey = sendCode(world, { mobile, nvcVal: 'nvc-1' }).secretKey ?? '';
  return { world, reset: { mobile, secretKey, code: sentCodes(world)[0]?.code ?? '', password: 'Fresh2026' } };
};
const refused = (code: number) => expect.objectContaining({ status: 200, code });

test('[R7.1-15] a reset needs code and secret key, and ends the logins', () => {
  const { world, reset } = setup();
  const { access_token: token } = loginByPassword(world, { mobile, password: 'Shiye2026' });
  expect(() => resetPassword(world, { ...reset, secretKey: 'another' })).toThrow(refused(20003));
  expect(() => resetPassword(world, { ...reset, code: '000000' })).toThrow(refused(20003));
  resetPassword(world, reset);
  expect(authenticate(world, token)).toBeNull();
  expect(loginByPassword(world, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
  expect(() => loginByPassword(world, { mobile, password: 'Shiye2026' })).toThrow(refused(20022));
  expect(() => resetPassword(world, reset)).toThrow(refused(20003));
});

test('[R7.1-14][R7.1-15] who has a new password is asked for no picture because of the old one', () => {
  const { world, reset } = setup();
  for (const _ of [1, 2, 3])
    expect(() => loginByPassword(world, { mobile, password: 'wrong' })).toThrow(refused(20022));
  expect(() => loginByPassword(world, { mobile, password: 'Shiye2026' })).toThrow(refused(20023));
  resetPassword(world, reset);
  expect(loginByPassword(world, { mobile, password: 'Fresh2026' }).identity).toBe('1001');
});

test.each(['Ab34567', 'Abcdefgh123456789', '12345678', 'abcdefgh', 'Abcd 1234', null])(
  '[R5.2-5][R5.2-6][R5.2-7][R5.2-8] the server refuses the password %s',
  (password) => {
    const { world, reset } = setup();
    expect(() => resetPassword(world, { ...reset, password })).toThrow(refused(1));
  },
);

test('[R8.1-8] an account of nobody is code 1', () => {
  const { world, reset } = setup();
  expect(() => resetPassword(world, { ...reset, mobile: '+8613900001111' })).toThrow(refused(1));
});
